/**
 * The small part of the offline queue that every page loads. The queue stores contact requests that
 * could not be sent on the device. The code that stores and sends them, `store.ts`, is loaded only
 * if this device has stored a request, or in event mode (the unattended demo for large screens),
 * which may.
 */
import { hasDatabase, openChannel } from '../../lib/storage.ts';

/** Body and headers of the call that sends the contact form. */
export interface ContactRequest {
  body: Record<string, string>;
  headers: Record<string, string>;
}

export const databaseName = 'waiting-requests';

/** Whether this device has ever stored a request. */
export const hasQueuedRequests = () => hasDatabase(databaseName);

/** Sends the stored requests. Those that fail stay stored. */
export const deliverQueued = () =>
  import('./store.ts').then(({ deliver }) => deliver()).catch(() => {});

/** Sends what an earlier visit has stored. */
export async function deliverLeft(): Promise<void> {
  if (await hasQueuedRequests()) await deliverQueued();
}

const channelName = 'waiting-requests';

/** Tells every tab of this device that the requests stored on it have changed. */
export function announceChange(): void {
  const channel = openChannel(channelName);
  channel?.postMessage(null);
  channel?.close();
}

/** @returns stops listening */
export function onChange(listener: () => void): () => void {
  const channel = openChannel(channelName);
  if (channel) channel.onmessage = listener;
  return () => channel?.close();
}
