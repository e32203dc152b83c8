import type { ToWorker } from '../../lib/offline.ts';

/** Says something to the service worker, when there is one that runs. */
export async function tellWorker(message: ToWorker): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}
