/** Tells every tab of this device that the requests stored on it have changed. */

const channelName = 'waiting-requests';

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
