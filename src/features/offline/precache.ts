/**
 * Offline use in event mode, the unattended demo for large screens: the service worker stores all
 * files of the site in advance, and a new deployment takes over only while no visitor uses the
 * screen.
 */
import type { PrecacheProgress } from '../../lib/offline.ts';
import { getServiceWorker, persistStorage } from '../../lib/storage.ts';
import { outboxRetry, precache } from '../../motion/event-tokens.ts';
import { getEventState, onEventStateChange } from '../event-mode/state.ts';
import { deliverQueued } from '../offline-queue/start.ts';
import { tellWorker } from './start.ts';

/**
 * Sends stored contact requests at an interval, and shows staff their number on a long press of the
 * logo. Call once.
 */
function startDelivery() {
  deliverQueued();
  setInterval(deliverQueued, outboxRetry);
  addEventListener('online', deliverQueued);
  import('../offline-queue/long-press.ts')
    .then(({ watchLongPress }) => watchLongPress())
    .catch(() => {});
}

const root = document.documentElement;

/**
 * Sets `html[data-offline]` to the state of the precache, and `html[data-offline-done]` to its
 * percentage.
 */
function showProgress({ state, done, total }: Pick<PrecacheProgress, 'state' | 'done' | 'total'>) {
  root.dataset.offline = state;
  if (state === 'fetching' && total > 0) {
    root.dataset.offlineDone = String(Math.floor((100 * done) / total));
  } else {
    delete root.dataset.offlineDone;
  }
}

/**
 * Asks the worker to store all files. A repeated request during the download does no harm: if the
 * browser has stopped the worker, the download goes on with the missing files.
 */
function fetchPrecache() {
  if (root.dataset.offline === 'ready') return;
  root.dataset.offline = 'fetching';
  tellWorker({ type: 'exhibit' });
}

/**
 * Activates a new deployment while the tour plays, and then reloads the page once. While a visitor
 * uses the screen, a reload would lose what they typed, so the new worker waits.
 */
function followDeployments(
  worker: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
) {
  let wasControlled = worker.controller !== null;
  /** Whether the active worker is newer than the page, so that the page has to reload. */
  let isReloadDue = false;
  /** Whether the tour plays by itself, so that no visitor uses the screen. */
  const isQuiet = () => getEventState().state === 'attract';
  const reloadIfDue = () => {
    const reloads = isReloadDue && isQuiet();
    if (reloads) location.reload();
    return reloads;
  };
  const takeOver = () => {
    if (isQuiet()) registration.waiting?.postMessage({ type: 'take-over' });
  };
  worker.addEventListener('controllerchange', () => {
    isReloadDue ||= wasControlled;
    wasControlled = true;
    if (reloadIfDue()) return;
    // This is the first worker, or one that took over while the screen was in use. Its precache may
    // be incomplete.
    delete root.dataset.offline;
    fetchPrecache();
  });
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', takeOver);
  });
  // Chromium activates a waiting worker only while the active one is idle. The tour's first
  // requests keep the active one busy, so the message is sent after a delay, and again after each
  // step of the tour.
  onEventStateChange(() => {
    if (!reloadIfDue()) setTimeout(takeOver, precache.settle);
  });
  takeOver();
  const update = () => {
    registration.update().catch(() => {});
    // The message also tells the worker that this device is still in event mode.
    tellWorker({ type: 'exhibit' });
  };
  setInterval(update, precache.update);
  addEventListener('online', update);
}

/** Starts all of the above. Call once, in event mode. */
export async function startPrecache() {
  startDelivery();
  persistStorage();
  const worker = getServiceWorker();
  if (!worker) return;
  worker.addEventListener('message', ({ data }: MessageEvent<PrecacheProgress>) => {
    if (data.type === 'exhibit') showProgress(data);
  });
  followDeployments(worker, await worker.ready);
  fetchPrecache();
  setInterval(fetchPrecache, precache.retry);
  addEventListener('online', fetchPrecache);
}
