/** Decides how a well-formed request is filed. A request that is not proven is marked, never deleted. */

import type { Captcha, Verdict } from '../_shared/captcha.ts';
import { checkAnswer, type FieldError } from '../_shared/contact-schema.ts';
import type { SpamReason } from '../_shared/spam-reasons.ts';

export interface Classification {
  status: 'new' | 'unverified' | 'spam';
  reasons: SpamReason[];
  /** The question that this request uses up. */
  question: Captcha | null;
}

const reasonOf = {
  none: 'no-question',
  forged: 'question-forged',
  expired: 'question-expired',
  early: 'too-fast',
} as const satisfies Record<string, SpamReason>;

/**
 * Judges a request by its question, its answer and the honeypot.
 *
 * @param answer as typed; `null` when none was sent
 * @param honeypot content of the field that people don't see
 * @returns for a wrong answer the question and the fault, because the visitor can correct it
 */
export function classify(
  verdict: Verdict,
  answer: string | null,
  honeypot: string | null,
): Classification | { wrongAnswer: FieldError; question: Captcha } {
  const reasons: SpamReason[] = [];
  if (verdict.kind !== 'valid') reasons.push(reasonOf[verdict.kind]);

  if ('question' in verdict) {
    const fault = checkAnswer(answer ?? '', verdict.question);
    if (fault?.code === 'required') reasons.push('no-answer');
    else if (fault) return { wrongAnswer: fault, question: verdict.question };
  }
  if (honeypot) reasons.push('trap');

  return {
    status: honeypot ? 'spam' : reasons.length > 0 ? 'unverified' : 'new',
    reasons,
    question: verdict.kind === 'valid' ? verdict.question : null,
  };
}
