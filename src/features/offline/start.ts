/** The site without a network, as far as the page has a part in it. Loaded when the page is idle. */
import { savesData } from '../../lib/saves-data.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { workerPath } from '../../lib/worker-path.ts';
import { deliverKept, hasKept } from '../offline-queue/start.ts';
import { tellWorker } from './worker.ts';

/** Addresses of this site's files that the page has fetched. */
const fetched = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);

/** Has each page kept that is shown from now on, this one included, when the browser has nothing better to do. */
async function keepVisits() {
  // A worker that stands already has seen these files go by.
  const missed = navigator.serviceWorker.controller ? [] : fetched();
  const keep = async (files: readonly string[]) => {
    await whenIdle();
    await tellWorker({ type: 'keep', page: location.pathname, files });
  };
  await keep(missed);
  // Every page has a title of its own, which is set once for each route change.
  const title = document.querySelector('title');
  if (title) new MutationObserver(() => keep([])).observe(title, { childList: true });
}

/** Event mode says so on the document's element, whenever it begins. */
function onceEventMode(start: () => void) {
  const root = document.documentElement;
  if (root.dataset.event !== undefined) return start();
  const observer = new MutationObserver(() => {
    observer.disconnect();
    start();
  });
  observer.observe(root, { attributeFilter: ['data-event'] });
}

let registered = false;

function register() {
  if (registered || !('serviceWorker' in navigator)) return;
  registered = true;
  navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' }).then(
    () => keepVisits(),
    // A private window may refuse: the site works, but only with a network.
    () => {},
  );
}

/** Keeps what is visited, unless the visitor saves data; in event mode everything, at once. */
export function startOffline() {
  if (!savesData()) register();
  hasKept().then((some) => {
    if (some) deliverKept();
  });
  onceEventMode(() => {
    register();
    import('./precache.ts').then(({ startPrecache }) => startPrecache());
  });
}
