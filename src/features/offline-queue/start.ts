/**
 * The small part of the offline queue that every page loads. The code that stores and sends requests,
 * `store.ts`, is loaded only if this device has stored one, or in event mode, which may.
 */
import { hasQueuedRequests } from './channel.ts';

/** Sends the stored requests. Those that fail stay stored. */
export const deliverQueued = () =>
  import('./store.ts').then(({ deliver }) => deliver()).catch(() => {});

/** Sends what an earlier visit has stored. */
export async function deliverLeft(): Promise<void> {
  if (await hasQueuedRequests()) await deliverQueued();
}
