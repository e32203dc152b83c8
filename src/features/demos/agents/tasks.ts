/**
 * Sixty generated tasks of a finance department: what an agent proposes, how sure it is, and
 * whether it is right.
 */
import { uniform } from '../random.ts';
import { type Answer, type Answers, answers, type Limits, type Task } from './gate-queue.ts';

const kinds = ['a refund', 'an invoice', 'a credit note', 'a journal entry', 'an expense claim'];

/** Number of tasks. */
const count = 60;

/** Lowest and highest amount of a task, in dollars. */
export const amountRange = { low: 50, high: 20_000 } as const;
const amountRatio = amountRange.high / amountRange.low;
/** Amount at a share of the range, 0 to 1, on a logarithmic scale. */
const amountAtShare = (share: number) => amountRange.low * amountRatio ** share;

/**
 * Generates the tasks. Amounts are spread evenly on a logarithmic scale.
 * Most confidences are high. A proposal of confidence c is right with probability c.
 *
 * @param seed the same seed gives the same tasks
 */
export function makeTasks(seed: number): Task[] {
  const next = uniform(seed);
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[Math.floor(next() * kinds.length)] ?? '';
    const amount = Math.round(amountAtShare(next()) / 10) * 10;
    const confidence = Math.round((0.99 - 0.49 * next() ** 3) * 100) / 100;
    return { number: index + 1, kind, amount, confidence, isRight: next() < confidence };
  });
}

export const tasks: readonly Task[] = makeTasks(7);

/** The visitor's limits and answers, which are also in the page's address. */
export interface Settings {
  limits: Limits;
  given: Answers;
}

/** Settings of the prerendered demo. */
export const start: Settings = {
  limits: { amount: 10_000, confidence: 0.7 },
  given: {},
};

/**
 * Text for the address: the limits, then the number of each answered task with the first letter of
 * the answer. Example: `2000.80~4a17r`.
 */
export const toAddress = ({ limits, given }: Settings): string =>
  `${limits.amount}.${Math.round(limits.confidence * 100)}~${Object.entries(given)
    .map(([number, answer]) => `${number}${answer[0]}`)
    .join('')}`;

/**
 * Parses the text of {@link toAddress}; null for any other text. Tasks without an answer stay
 * waiting.
 */
export function fromAddress(text: string): Settings | null {
  const [, amount, confidence, letters = ''] =
    /^(\d{2,5})\.(\d{2,3})~((?:\d{1,2}[acr])*)$/.exec(text) ?? [];
  const limits = { amount: Number(amount), confidence: Number(confidence) / 100 };
  if (!amount || limits.amount < amountRange.low || limits.amount > amountRange.high) return null;
  if (limits.confidence < 0.5 || limits.confidence > 1) return null;
  const given = Object.fromEntries(
    [...letters.matchAll(/(\d+)([acr])/g)].map(([, number, letter]) => [
      number,
      answers.find((answer) => answer.startsWith(letter ?? '')) as Answer,
    ]),
  );
  return { limits, given };
}

/** Number of steps of the slider for the amount, on a logarithmic scale. */
export const amountSteps = 26;
/** Amount at a step, rounded to two significant digits and at least to 10 dollars. */
export const amountAt = (step: number) => {
  const exact = amountAtShare(step / amountSteps);
  const unit = 10 ** Math.max(1, Math.floor(Math.log10(exact)) - 1);
  return Math.round(exact / unit) * unit;
};
/** Nearest step of an amount. */
export const stepOf = (amount: number) =>
  Math.round((Math.log(amount / amountRange.low) / Math.log(amountRatio)) * amountSteps);
