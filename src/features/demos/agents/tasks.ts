/** Sixty generated tasks of a finance desk: what an agent proposes, how sure it is, and whether it is right. */
import { methods } from '../methods.ts';

export interface Task {
  /** From 1. */
  number: number;
  kind: string;
  /** Whole euros. */
  amount: number;
  /** The agent's own, 0.5 to 0.99. */
  confidence: number;
  /** Known to the generator, to the visitor only after the answer. */
  isRight: boolean;
}

const kinds = ['a refund', 'an invoice', 'a credit note', 'a journal entry', 'an expense claim'];

/** Number of tasks. */
const count = 60;

/**
 * Amounts are spread evenly on a logarithmic scale from 50 to 20,000; confidences are higher where
 * most cases are plain; a proposal of confidence c is right with probability c.
 *
 * @param seed the same seed gives the same tasks
 */
export function makeTasks(seed: number): Task[] {
  const next = methods.uniform(seed);
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[Math.floor(next() * kinds.length)] ?? '';
    const amount = Math.round((50 * 400 ** next()) / 10) * 10;
    const confidence = Math.round((0.99 - 0.49 * next() ** 3) * 100) / 100;
    return { number: index + 1, kind, amount, confidence, isRight: next() < confidence };
  });
}

export const tasks: readonly Task[] = makeTasks(7);
