/** Decides how a well-formed request is filed. Doubts never delete it. */
import type { Question, Verdict } from '../_shared/question.ts';

export interface Judgement {
  status: 'new' | 'held' | 'spam';
  reasons: string[];
  /** To be used up with this request. */
  question: Question | null;
}

const doubts = {
  none: 'no-question',
  forged: 'question-forged',
  expired: 'question-expired',
  early: 'too-fast',
} as const;

/** What a typed answer is to a question. */
function isSum(typed: string, { a, b }: Question): boolean {
  return /^\d{1,3}$/.test(typed) && Number(typed) === a + b;
}

/**
 * @param answer as typed, `null` when none came
 * @param trap content of the field that people don't see
 * @returns for a wrong sum, the one doubt that a visitor can clear, its question
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
