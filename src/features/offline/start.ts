/** The page's part of offline use: registers the service worker and tells it what to store. Loaded when the page is idle. */
import { whenIdle } from '../../lib/lazy.tsx';
import type { ToWorker } from '../../lib/offline.ts';
import { workerPath } from '../../lib/worker-path.ts';
import { savesData } from '../../motion/experience.ts';
import { deliverQueued, hasQueuedRequests } from '../offline-queue/start.ts';

/** Sends a message to the active service worker. */
export async function tellWorker(message: ToWorker): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

/** Addresses of this site's files that the page has fetched. */
const fetched = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);

/** Calls back after each change to another page. */
type OnNavigate = (callback: () => void) => void;

/** Stores each page that is visited from now on, this one included, once the browser is idle. */
async function keepVisits(onNavigate: OnNavigate) {
  // An active worker has stored these files as they were fetched.
  const missed = navigator.serviceWorker.controller ? [] : fetched();
  const keep = async (files: readonly string[]) => {
    await whenIdle();
    await tellWorker({ type: 'keep', page: location.pathname, files });
  };
  await keep(missed);
  onNavigate(() => void keep([]));
  // The worker before this one keeps no page of the new deployment, which this one may be.
  navigator.serviceWorker.addEventListener('controllerchange', () => void keep([]));
}

let registered = false;

/** Registers the service worker, once. */
export function registerWorker(onNavigate: OnNavigate) {
  if (registered || !('serviceWorker' in navigator)) return;
  registered = true;
  navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' }).then(
    () => keepVisits(onNavigate),
    // A private window may refuse: the site works, but only with a network.
    () => {},
  );
}

/** Stores the pages that are visited, unless the visitor saves data, and delivers the requests of an earlier visit. */
export async function startOffline(onNavigate: OnNavigate) {
  if (!savesData()) registerWorker(onNavigate);
  if (await hasQueuedRequests()) deliverQueued();
}
