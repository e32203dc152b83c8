/** The site without a network, as far as the page has a part in it. Loaded when the page is idle. */
import { workerPath } from '../../lib/offline.ts';
import { savesData } from '../../lib/saves-data.ts';
import { deliverKept, hasKept } from '../outbox/start.ts';
import { keepVisits } from './visits.ts';

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
    import('./exhibit.ts').then(({ startExhibit }) => startExhibit());
  });
}
