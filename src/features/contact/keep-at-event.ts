/**
 * At a booth nobody comes back to press Send again. So in event mode the request is on the
 * device, encrypted, before it is on its way, and stays there until it has arrived.
 */
import { inEventMode } from '../../lib/event-mode.ts';
import type { Sending } from './use-sender.tsx';

const store = () => import('../waiting-requests/store.ts');

/** @returns whether the request is kept; a device that can't keep it sends it as usual */
export async function keepAtEvent(sending: Sending): Promise<boolean> {
  if (!inEventMode()) return false;
  try {
    await (await store()).keep(sending);
    return true;
  } catch {
    return false;
  }
}

/** Sent, or refused: either way nothing is left to send. */
export async function dropKept(sending: Sending): Promise<void> {
  try {
    await (await store()).drop(sending);
  } catch {
    // Sent once more, it is the same request to the server.
  }
}
