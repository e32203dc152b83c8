/** Starts a delivery run after a commit, so that sales do not have to wait for the schedule. */
import { background } from '../_shared/background.ts';
import type { Config } from '../_shared/config.ts';

/**
 * Shortest time between two starts, in milliseconds: under load one run delivers the requests of
 * many visitors.
 */
const pace = 250;
/** Milliseconds to wait for the answer. The run continues after that. */
const timeout = 5000;

async function callDelivery({ url, token }: { url: string; token: string }): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(timeout),
  });
  await response.body?.cancel();
}

/**
 * Returns a function that starts a run. A start that fails loses nothing: the schedule finds the
 * same outbox rows.
 *
 * @param startDelivery default: calls the delivery's configured address, if there is one
 */
export function createDeliveryTrigger(
  { delivery, channels }: Config,
  startDelivery: (() => Promise<unknown>) | undefined = delivery
    ? () => callDelivery(delivery)
    : undefined,
): () => void {
  if (!startDelivery || channels.length === 0) return () => {};
  let isPlanned = false;
  const start = async () => {
    await new Promise((resolve) => setTimeout(resolve, pace));
    isPlanned = false;
    try {
      await startDelivery();
    } catch {
      // A failed start loses nothing (see above).
    }
  };
  return () => {
    if (isPlanned) return;
    isPlanned = true;
    background(start());
  };
}
