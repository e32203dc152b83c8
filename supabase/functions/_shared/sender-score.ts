/** How trustworthy the domain of a sender's address is: a hint for sales, which decides nothing. */
const senderFindings = {
  'no-mail-domain': 'The domain of the address takes no mail.',
  'throwaway-domain': 'The domain gives out throwaway addresses.',
} as const satisfies Record<string, string>;
export type SenderFinding = keyof typeof senderFindings;

/** The sentence for a code. A code that this version does not know is returned unchanged. */
export const describeFinding = (finding: string): string =>
  Object.hasOwn(senderFindings, finding) ? senderFindings[finding as SenderFinding] : finding;

/** Score of 0 to 100; each finding halves it. */
export const senderScore = (findings: readonly string[]): number =>
  Math.round(100 / 2 ** findings.length);
