/** Which signal, and what the visitor answered; the same as a text for the address. */
import { type Answer, answers } from '../agents/gate-queue.ts';
import { type SignalId, signalIds } from './signals.ts';

export interface Settings {
  signal: SignalId;
  /** Null while nobody has answered. */
  answer: Answer | null;
}

/** What the finished figure shows. */
export const start: Settings = { signal: 'vibration', answer: 'approve' };

/** @returns `payment` or, once it is answered, `payment.refuse` */
export const toAddress = ({ signal, answer }: Settings): string =>
  answer ? `${signal}.${answer}` : signal;

/** Reads {@link toAddress}; null for anything else. */
export function fromAddress(text: string): Settings | null {
  const [name, given, ...rest] = text.split('.');
  const signal = signalIds.find((id) => id === name);
  const answer = answers.find((each) => each === given) ?? null;
  return signal && rest.length === 0 && (given === undefined) === (answer === null)
    ? { signal, answer }
    : null;
}
