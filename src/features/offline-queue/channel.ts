/** What the tabs of this device tell each other about the offline queue. */
import { hasDatabase, openChannel } from '../../lib/storage.ts';

export const databaseName = 'waiting-requests';

/** Whether this device has ever stored a request. */
export const hasQueuedRequests = () => hasDatabase(databaseName);

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
