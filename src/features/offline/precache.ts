/**
 * Offline use in event mode: the service worker stores all files of the site in advance, and a new
 * deployment takes over only while no visitor uses the screen.
 */
import { deleteCaches, getServiceWorker, persistStorage } from '../../lib/storage.ts';
import { takeOver, workerPath } from '../../lib/worker-path.ts';
import { precache, queueRetry } from '../../motion/event-tokens.ts';
import { getEventState, onEventStateChange } from '../event-mode/state.ts';
import { deliverQueued } from '../offline-queue/start.ts';

/**
 * Sends stored contact requests at an interval, and shows staff their number on a long press of the
 * logo. Call once.
 */
function startDelivery() {
  deliverQueued();
  setInterval(deliverQueued, queueRetry);
  addEventListener('online', deliverQueued);
  import('../offline-queue/long-press.ts')
    .then(({ watchLongPress }) => watchLongPress())
    .catch(() => {});
}

const root = document.documentElement;

let registration: ServiceWorkerRegistration | undefined;

/** Sets `html[data-offline]`. A worker is active only once it has stored all of its files. */
function showState() {
  const isReady = registration?.active?.scriptURL.endsWith(workerPath);
  root.dataset.offline = isReady ? 'ready' : registration?.installing ? 'fetching' : 'failed';
}

/** Whether the tour plays by itself, so that no visitor uses the screen. */
const isQuiet = () => getEventState().state === 'attract';

function activateWaiting() {
  if (isQuiet()) registration?.waiting?.postMessage(takeOver);
}

function watchInstalling() {
  showState();
  registration?.installing?.addEventListener('statechange', () => {
    showState();
    activateWaiting();
  });
}

/**
 * Registers the worker. After a failed download, another call goes on with the files that are
 * missing.
 */
async function register(worker: ServiceWorkerContainer) {
  const found = await worker
    .register(workerPath, { updateViaCache: 'none' })
    .catch(() => undefined);
  if (found && found !== registration) {
    registration = found;
    found.addEventListener('updatefound', watchInstalling);
    watchInstalling();
  } else showState();
}

/**
 * Activates a new deployment while the tour plays, and then reloads the page once. While a visitor
 * uses the screen, a reload would lose what they typed, so the new worker waits.
 */
function followDeployments(worker: ServiceWorkerContainer) {
  let wasControlled = worker.controller !== null;
  /** Whether the active worker is newer than the page, so that the page has to reload. */
  let isReloadDue = false;
  const reloadIfDue = () => {
    const reloads = isReloadDue && isQuiet();
    if (reloads) location.reload();
    return reloads;
  };
  worker.addEventListener('controllerchange', () => {
    isReloadDue ||= wasControlled;
    wasControlled = true;
    if (!reloadIfDue()) showState();
  });
  // Chromium activates a waiting worker only while the active one is idle. The tour's first
  // requests keep the active one busy, so the message is sent after a delay, and again after each
  // step of the tour.
  onEventStateChange(() => {
    if (!reloadIfDue()) setTimeout(activateWaiting, precache.settle);
  });
}

/** Starts all of the above. Call once, in event mode. */
export async function startPrecache() {
  startDelivery();
  persistStorage();
  const worker = getServiceWorker();
  if (!worker) return;
  root.dataset.offline = 'fetching';
  followDeployments(worker);
  await register(worker);
  const retry = () => {
    if (root.dataset.offline === 'failed') register(worker);
  };
  const update = () => registration?.update().catch(() => {});
  setInterval(retry, precache.retry);
  setInterval(update, precache.update);
  addEventListener('online', retry);
  addEventListener('online', update);
}

/** Removes the worker and what it has stored, when event mode is left. */
export async function removePrecache(): Promise<void> {
  await registration?.unregister();
  await deleteCaches();
}
