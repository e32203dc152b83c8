/**
 * Calls an address of the operator's while delivery is well. A monitoring service there expects the calls
 * and alarms by a way of its own when they stop, so this alarm needs none of the channels.
 */
import { background } from '../_shared/background.ts';
import { log } from '../_shared/log.ts';

/** Shortest time between two calls, in milliseconds: services refuse more than a few a minute. */
const pace = 30_000;
/** Milliseconds for the whole call. */
const timeout = 5000;

async function call(url: string): Promise<void> {
  let reason: string;
  try {
    const response = await fetch(url, {
      headers: { 'user-agent': 'contact-delivery' },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    response.body?.cancel().catch(() => {});
    if (response.ok) return;
    reason = `status-${response.status}`;
  } catch (error) {
    reason = error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable';
  }
  log('delivery.heartbeat-failed', { reason });
}

/** @returns a function that calls in the background and never throws */
export function createHeartbeat(url: string | null): () => void {
  let calledAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (url === null || Date.now() - calledAt < pace) return;
    calledAt = Date.now();
    background(call(url));
  };
}
