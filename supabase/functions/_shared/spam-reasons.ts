/**
 * Why a contact request is unverified or spam: the code that the database stores, and a sentence.
 */
export const spamReasons = {
  'no-question': 'The form’s question never arrived: no JavaScript, a blocked call, or a program.',
  'question-forged': 'The answer belongs to a question that this site did not ask.',
  'question-expired': 'The form stood open for more than two hours.',
  'question-used': 'The same question had been answered before.',
  'too-fast': 'It was filled in within three seconds.',
  'no-answer': 'The sum was not answered.',
  'no-proof': 'Its browser gave no proof of work: an old one, a blocked call, or a program.',
  'proof-forged': 'Its proof of work is wrong, or of another question.',
  'proof-expired': 'Its proof of work was too old.',
  trap: 'It filled in a field that people don’t see.',
  'over-limit': 'Too many unproven requests came at once.',
  'email-limit': 'Many requests with this email address came in a short time.',
  'by-hand': 'Marked by a colleague.',
} as const satisfies Record<string, string>;
export type SpamReason = keyof typeof spamReasons;

/** The sentence for a code. A code that this version does not know is returned unchanged. */
export const describeReason = (reason: string): string =>
  Object.hasOwn(spamReasons, reason) ? spamReasons[reason as SpamReason] : reason;
