/** Decides how a well-formed request is filed. A doubtful request is held, never deleted. */

import type { Captcha, Verdict } from '../_shared/captcha.ts';
import { checkAnswer, type FieldError } from '../_shared/contact-schema.ts';

export interface Classification {
  status: 'new' | 'held' | 'spam';
  reasons: string[];
  /** The question that this request uses up. */
  question: Captcha | null;
}

const doubts = {
  none: 'no-question',
  forged: 'question-forged',
  expired: 'question-expired',
  early: 'too-fast',
} as const;

/**
 * Judges a request by its question, its answer and the trap field.
 *
 * @param answer as typed; `null` when none was sent
 * @param trap content of the field that people don't see
 * @returns for a wrong answer the question and the fault, because the visitor can correct it
 */
export function classify(
  verdict: Verdict,
  answer: string | null,
  trap: string | null,
): Classification | { wrongAnswer: FieldError; question: Captcha } {
  const reasons: string[] = [];
  if (verdict.kind !== 'good') reasons.push(doubts[verdict.kind]);

  if ('question' in verdict) {
    const fault = checkAnswer(answer ?? '', verdict.question);
    if (fault?.code === 'required') reasons.push('no-answer');
    else if (fault) return { wrongAnswer: fault, question: verdict.question };
  }
  if (trap) reasons.push('trap');

  return {
    status: trap ? 'spam' : reasons.length > 0 ? 'held' : 'new',
    reasons,
    question: verdict.kind === 'good' ? verdict.question : null,
  };
}
