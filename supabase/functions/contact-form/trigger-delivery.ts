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

/**
 * Returns a function that starts a run. A start that fails loses nothing: the schedule finds the
 * same outbox rows.
 */
export function createDeliveryTrigger({ delivery, channels }: Config): () => void {
  if (!delivery || channels.length === 0) return () => {};
  let isPlanned = false;
  const start = async () => {
    await new Promise((resolve) => setTimeout(resolve, pace));
    isPlanned = false;
    try {
      const response = await fetch(delivery.url, {
        method: 'POST',
        headers: { authorization: `Bearer ${delivery.token}` },
        signal: AbortSignal.timeout(timeout),
      });
      await response.body?.cancel();
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
