/** Decides how a well-formed request is filed. A doubtful request is held, never deleted. */
import type { Question, Verdict } from '../_shared/question.ts';

export interface Judgement {
  status: 'new' | 'held' | 'spam';
  reasons: string[];
  /** The question that this request uses up. */
  question: Question | null;
}

const doubts = {
  none: 'no-question',
  forged: 'question-forged',
  expired: 'question-expired',
  early: 'too-fast',
} as const;

/** Whether the typed answer is the sum that the question asks for. */
function isSum(typed: string, { a, b }: Question): boolean {
  return /^\d{1,3}$/.test(typed) && Number(typed) === a + b;
}

/**
 * Judges a request by its question, its answer and the trap field.
 *
 * @param answer as typed; `null` when none was sent
 * @param trap content of the field that people don't see
 * @returns for a wrong sum also the question, because the visitor can correct the answer
 */
export function judge(
  verdict: Verdict,
  answer: string | null,
  trap: string | null,
): Judgement | { wrongSumOf: Question } {
  const reasons: string[] = [];
  if (verdict.kind !== 'good') reasons.push(doubts[verdict.kind]);

  if ('question' in verdict) {
    const typed = answer?.trim() ?? '';
    if (typed === '') reasons.push('no-answer');
    else if (!isSum(typed, verdict.question)) return { wrongSumOf: verdict.question };
  }
  if (trap) reasons.push('trap');

  return {
    status: trap ? 'spam' : reasons.length > 0 ? 'held' : 'new',
    reasons,
    question: verdict.kind === 'good' ? verdict.question : null,
  };
}
