/**
 * Decides the status of a contact request with valid fields. A request without a correctly answered
 * captcha, or without a proof of work, is marked, and never deleted. A filled honeypot marks it too: a browser's extension may have
 * filled the field in for a person.
 */

import type { Captcha, Verdict } from '../_shared/captcha.ts';
import { checkAnswer, type FieldError } from '../_shared/contact-schema.ts';
import type { SpamReason } from '../_shared/spam-reasons.ts';
import type { ProofVerdict } from './proof.ts';

export interface Classification {
  status: 'new' | 'unverified' | 'spam';
  reasons: SpamReason[];
  /** The captcha that this request uses up; `null` if it had no valid one. */
  question: Captcha | null;
}

/** The reason to store for each result of the captcha's check. */
const reasonByVerdict = {
  none: 'no-question',
  forged: 'question-forged',
  expired: 'question-expired',
  early: 'too-fast',
} as const satisfies Record<string, SpamReason>;

const reasonByProof = {
  none: 'no-proof',
  forged: 'proof-forged',
  expired: 'proof-expired',
} as const satisfies Record<string, SpamReason>;

/**
 * Classifies a request by its captcha, the answer to it, its proof of work and the honeypot.
 *
 * @param verdict the result of the captcha's check
 * @param answer the answer as typed; `null` when none was sent
 * @param proof the result of the proof's check
 * @param honeypot content of a field that people don't see, so that only a program fills it in
 * @returns for a wrong answer only the error, because the visitor can correct it
 */
export function classify(
  verdict: Verdict,
  answer: string | null,
  proof: ProofVerdict,
  honeypot: string | null,
): Classification | { wrongAnswer: FieldError } {
  const reasons: SpamReason[] = [];
  if (verdict.kind !== 'valid') reasons.push(reasonByVerdict[verdict.kind]);

  if ('question' in verdict) {
    const fault = checkAnswer(answer ?? '', verdict.question);
    if (fault?.code === 'required') reasons.push('no-answer');
    else if (fault) return { wrongAnswer: fault };
  }
  // Beside a captcha that is no proof itself, the missing work says nothing more.
  if (verdict.kind === 'valid' && proof !== 'valid') reasons.push(reasonByProof[proof]);
  if (honeypot) reasons.push('trap');
  // No browser sends a question that this site never asked, whatever extensions it has.
  const isSpam = Boolean(honeypot) && verdict.kind === 'forged';

  return {
    status: isSpam ? 'spam' : reasons.length > 0 ? 'unverified' : 'new',
    reasons,
    question: verdict.kind === 'valid' ? verdict.question : null,
  };
}
