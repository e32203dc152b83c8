/** What a visitor sets and answers, and the same as a text for the address. */
import { type Answer, type Answers, answers, type Limits } from './gate-queue.ts';

export interface Settings {
  limits: Limits;
  given: Answers;
  /** The visitor left the rest waiting. */
  isClosed: boolean;
}

/** What the finished figure shows. */
export const start: Settings = {
  limits: { amount: 10_000, confidence: 0.7 },
  given: {},
  isClosed: true,
};

/** @returns limits, then answers by their first letter: `2000.80~4a17r` */
export const toAddress = ({ limits, given }: Settings): string =>
  `${limits.amount}.${Math.round(limits.confidence * 100)}~${Object.entries(given)
    .map(([number, answer]) => `${number}${answer[0]}`)
    .join('')}`;

/** Reads {@link toAddress}; null for anything else. What was not answered stays waiting. */
export function fromAddress(text: string): Settings | null {
  const [, amount, confidence, letters = ''] =
    /^(\d{2,5})\.(\d{2,3})~((?:\d{1,2}[acr])*)$/.exec(text) ?? [];
  const limits = { amount: Number(amount), confidence: Number(confidence) / 100 };
  if (!amount || limits.amount < 50 || limits.amount > 20_000) return null;
  if (limits.confidence < 0.5 || limits.confidence > 1) return null;
  const given = Object.fromEntries(
    [...letters.matchAll(/(\d+)([acr])/g)].map(([, number, letter]) => [
      number,
      answers.find((answer) => answer.startsWith(letter ?? '')) as Answer,
    ]),
  );
  return { limits, given, isClosed: true };
}

/** Amounts on the slider: even steps of a logarithmic scale, from 50 to 20,000 euros. */
export const amountSteps = 26;
export const amountAt = (step: number) => {
  const exact = 50 * 400 ** (step / amountSteps);
  const unit = 10 ** Math.max(1, Math.floor(Math.log10(exact)) - 1);
  return Math.round(exact / unit) * unit;
};
export const stepOf = (amount: number) =>
  Math.round((Math.log(amount / 50) / Math.log(400)) * amountSteps);
