/** Event mode's part of the offline queue. */
import { outboxRetry } from '../../motion/event-tokens.ts';
import { deliverKept } from './start.ts';

/** Retries at an interval, and shows staff the number of stored requests on a long press. Call once. */
export function startWaiting() {
  deliverKept();
  setInterval(deliverKept, outboxRetry);
  addEventListener('online', deliverKept);
  import('./long-press.ts').then(({ answerLongPress }) => answerLongPress()).catch(() => {});
}
