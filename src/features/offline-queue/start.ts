/**
 * The small part of the outbox that pages load. The code that keeps and sends requests is loaded
 * only where there are any, or where there may be: in event mode.
 */

/** Body and headers of a contact request. */
export interface ContactRequest {
  body: Record<string, string>;
  headers: Record<string, string>;
}

export const databaseName = 'waiting-requests';

/** Whether this device has ever stored a request. It lists the databases, because opening one would create it. */
export async function hasQueuedRequests(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === databaseName);
  } catch {
    // Browsers without `indexedDB.databases` are not used for event mode.
    return false;
  }
}

/** Sends the kept requests, as far as the network allows. */
export const deliverQueued = () =>
  import('./store.ts').then(({ deliver }) => deliver()).catch(() => {});

const channelName = 'waiting-requests';

/** Tells every tab of this device that the requests stored on it have changed. */
export function announceChange(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
}

/** @returns stops listening */
export function onChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = listener;
  return () => channel.close();
}
