/**
 * The page's part of offline use: registers the service worker and tells it which pages to store.
 * Loaded when the page is idle.
 */
import { whenIdle } from '../../lib/lazy.tsx';
import type { ToWorker } from '../../lib/offline.ts';
import { getServiceWorker } from '../../lib/storage.ts';
import { workerPath } from '../../lib/worker-path.ts';
import { savesData } from '../../motion/experience.ts';
import { deliverQueued, hasQueuedRequests } from '../offline-queue/start.ts';

/** Sends a message to the active service worker. */
export async function tellWorker(message: ToWorker): Promise<void> {
  const registration = await getServiceWorker()?.ready;
  registration?.active?.postMessage(message);
}

/** Paths of this site's files that the page has fetched. */
const fetchedPaths = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);

/** Calls back after each change to another page. */
export type OnNavigate = (callback: () => void) => void;

/** Stores the current page and each page that is visited from now on, once the browser is idle. */
async function storeVisitedPages(worker: ServiceWorkerContainer, onNavigate: OnNavigate) {
  // A worker that controls the page has already stored these files while the page fetched them.
  const missed = worker.controller ? [] : fetchedPaths();
  const storePage = async (files: readonly string[]) => {
    await whenIdle();
    await tellWorker({ type: 'keep', page: location.pathname, files });
  };
  await storePage(missed);
  onNavigate(() => void storePage([]));
  // If the page belongs to a new deployment, the worker of the old one has not stored it.
  worker.addEventListener('controllerchange', () => void storePage([]));
}

let isRegistered = false;

/** Registers the service worker, once. */
export function registerWorker(onNavigate: OnNavigate) {
  const worker = getServiceWorker();
  if (isRegistered || !worker) return;
  isRegistered = true;
  worker.register(workerPath, { updateViaCache: 'none' }).then(
    () => storeVisitedPages(worker, onNavigate),
    // A private window may refuse the worker. The site then works, but only with a network.
    () => {},
  );
}

/**
 * Stores the pages that are visited, unless the visitor saves data, and sends the contact requests
 * that an earlier visit has stored.
 */
export async function startOffline(onNavigate: OnNavigate) {
  if (!savesData()) registerWorker(onNavigate);
  if (await hasQueuedRequests()) deliverQueued();
}
