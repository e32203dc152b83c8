import type { Sending } from '../contact/use-sender.tsx';
import { drop, keptIds, read } from './store.ts';

/** Held by the tab that sends; the others leave it to that one. */
const lockName = 'waiting-requests';

/** Milliseconds without an answer after which the network counts as away. */
const answerWithin = 20_000;

/**
 * Sends what waits on this device, one after another, each with the idempotency key of its first
 * try: whatever became of that one, the server stores the request once.
 */
export async function deliver(): Promise<void> {
  if (!navigator.onLine) return;
  await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock) await deliverAll();
  });
}

async function deliverAll(): Promise<void> {
  const ids = await keptIds();
  if (ids.length === 0) return;
  const { CallFailed, invoke } = await import('../../lib/supabase.ts');
  const send = ({ body, headers }: Sending) =>
    invoke('contact-form', { body, headers, timeout: answerWithin });
  for (const id of ids) {
    try {
      const sending = await read(id);
      if (!sending) continue;
      await send(sending);
      await drop(sending);
    } catch (error) {
      // Without a network the others would fare no better. One that is refused stays, and is
      // counted for staff to see, but does not hold up the next.
      if (error instanceof CallFailed && error.isTemporary) return;
    }
  }
}
