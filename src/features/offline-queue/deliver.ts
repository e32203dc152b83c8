import { drop, keptRequests, postpone, read, refuse } from './store.ts';

/** Name of the Web Lock: only the tab that holds it sends. */
const lockName = 'waiting-requests';

/** Milliseconds without an answer after which the network counts as away. */
const answerWithin = 20_000;

/**
 * Sends the requests kept on this device, one after another, each with the idempotency key of its first
 * try: whatever became of that one, the server stores the request once.
 */
export async function deliver(): Promise<void> {
  if (!navigator.onLine) return;
  await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock) await deliverAll();
  });
}

async function deliverAll(): Promise<void> {
  const waiting = (await keptRequests()).filter(({ refused }) => refused === undefined);
  // After one `Retry-After` the others would get the same answer.
  const isEarly = waiting.some(({ notBefore = 0 }) => notBefore > Date.now());
  if (waiting.length === 0 || isEarly) return;
  const { CallFailed, invoke } = await import('../../lib/supabase.ts');
  for (const { id } of waiting) {
    // One that can't be opened stays, and does not hold up the next.
    const request = await read(id).catch(() => undefined);
    if (!request) continue;
    const { body, headers } = request;
    try {
      await invoke('contact-form', { body, headers, timeout: answerWithin });
      await drop(request);
    } catch (error) {
      if (!(error instanceof CallFailed)) continue;
      if (error.isTemporary) {
        // Without a network, or before its time, the others would fare no better.
        if (error.retryAfter) await postpone(request, error.retryAfter);
        return;
      }
      await refuse(request, error.status ?? 0);
    }
  }
}
