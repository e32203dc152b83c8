/** Event mode's part of the outbox. */
import { outboxRetry } from '../../motion/event-tokens.ts';
import { deliverKept } from './start.ts';

/** Tries again by itself from now on, and lets staff ask for the number. Call once, in event mode. */
export function startWaiting() {
  deliverKept();
  setInterval(deliverKept, outboxRetry);
  addEventListener('online', deliverKept);
  import('./long-press.ts').then(({ answerLongPress }) => answerLongPress()).catch(() => {});
}
