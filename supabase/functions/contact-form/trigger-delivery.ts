/**
 * Starts the edge function contact-delivery after a contact request was stored. It sends stored
 * requests to sales. A schedule starts it too, but only every minute.
 */
import { keepAliveUntil } from '../_shared/background.ts';
import type { Config } from '../_shared/config.ts';
import { callOut } from '../_shared/outgoing.ts';

/** Delay before a start. Under load one delivery run then sends the requests of many visitors. */
const delayMs = 250;
/** Time to wait for the response. The delivery run continues after that. */
const timeoutMs = 5000;

/**
 * Returns a function that starts a delivery run. If the start fails, nothing is lost, because the
 * messages are stored in the table `contact.outbox` and the scheduled run sends them.
 *
 * @param startDelivery default: calls the configured URL of contact-delivery, if there is one
 */
export function createDeliveryTrigger(
  { delivery, channels }: Config,
  startDelivery: (() => Promise<unknown>) | undefined = delivery
    ? () => {
        const headers = { authorization: `Bearer ${delivery.token}` };
        return callOut(delivery.url, { method: 'POST', headers }, timeoutMs);
      }
    : undefined,
): () => void {
  if (!startDelivery || channels.length === 0) return () => {};
  let isScheduled = false;
  const start = async () => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    isScheduled = false;
    try {
      await startDelivery();
    } catch {
      // A failed start loses nothing (see above).
    }
  };
  return () => {
    if (isScheduled) return;
    isScheduled = true;
    keepAliveUntil(start());
  };
}
