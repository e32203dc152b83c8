/** Event mode's part: everything is fetched ahead, and a new deployment takes over in a quiet moment. */
import type { PrecacheProgress } from '../../lib/offline.ts';
import { outboxRetry, precache } from '../../motion/event-tokens.ts';
import { getEventState, onEventStateChange } from '../event-mode/state.ts';
import { deliverQueued } from '../offline-queue/start.ts';
import { tellWorker } from './start.ts';

/** Retries at an interval, and shows staff the number of stored requests on a long press. Call once. */
function startWaiting() {
  deliverQueued();
  setInterval(deliverQueued, outboxRetry);
  addEventListener('online', deliverQueued);
  import('../offline-queue/long-press.ts')
    .then(({ answerLongPress }) => answerLongPress())
    .catch(() => {});
}

const root = document.documentElement;

/** `html[data-offline]` says how far it is, `html[data-offline-done]` in percent. */
function show({ state, done, total }: Pick<PrecacheProgress, 'state' | 'done' | 'total'>) {
  root.dataset.offline = state;
  if (state === 'fetching' && total > 0) {
    root.dataset.offlineDone = String(Math.floor((100 * done) / total));
  } else {
    delete root.dataset.offlineDone;
  }
}

/** Asked again while it is under way, it goes on from where a stopped worker left it. */
function fetchPrecache() {
  if (root.dataset.offline === 'ready') return;
  root.dataset.offline = 'fetching';
  tellWorker({ type: 'exhibit' });
}

/**
 * A deployment that has arrived waits until the loop plays, when nobody has anything to lose; then
 * the page is loaded anew under it, once.
 */
function followDeployments(registration: ServiceWorkerRegistration) {
  let wasControlled = navigator.serviceWorker.controller !== null;
  /** Whether the active worker is newer than the page. */
  let isDue = false;
  const isQuiet = () => getEventState().state === 'attract';
  const reloadIfDue = () => {
    if (isDue && isQuiet()) location.reload();
    return isDue && isQuiet();
  };
  const takeOver = () => {
    if (isQuiet()) registration.waiting?.postMessage({ type: 'take-over' });
  };
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    isDue ||= wasControlled;
    wasControlled = true;
    if (reloadIfDue()) return;
    // The first worker, or one that took over while the screen was in use: its precache may be incomplete.
    delete root.dataset.offline;
    fetchPrecache();
  });
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', takeOver);
  });
  // Chromium activates a waiting worker only while the active one is idle. The tour's first requests
  // keep the active one busy, so the message is sent after a delay and repeated.
  let wasQuiet = isQuiet();
  onEventStateChange(() => {
    if (isQuiet() === wasQuiet) return;
    wasQuiet = isQuiet();
    if (!reloadIfDue()) setTimeout(takeOver, precache.settle);
  });
  setInterval(takeOver, precache.retry);
  takeOver();
  const update = () => {
    registration.update().catch(() => {});
    // The message also tells the worker that this device is still in event mode.
    tellWorker({ type: 'exhibit' });
  };
  setInterval(update, precache.update);
  addEventListener('online', update);
}

/** Call once, in event mode. */
export async function startPrecache() {
  startWaiting();
  // Persistent storage is not evicted when the disk is full.
  navigator.storage?.persist?.();
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent<PrecacheProgress>) => {
      if (data.type === 'exhibit') show(data);
    },
  );
  const registration = await navigator.serviceWorker.ready;
  followDeployments(registration);
  fetchPrecache();
  setInterval(fetchPrecache, precache.retry);
  addEventListener('online', fetchPrecache);
}
