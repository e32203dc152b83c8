import { whenIdle } from '../../lib/when-idle.ts';
import { tellWorker } from './worker.ts';

/** Addresses of this site's files that the page has fetched. */
const fetched = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);

/** Has each page kept that is shown from now on, this one included, when the browser has nothing better to do. */
export async function keepVisits() {
  // A worker that stands already has seen these files go by.
  const missed = navigator.serviceWorker.controller ? [] : fetched();
  const keep = async (files: readonly string[]) => {
    await whenIdle();
    await tellWorker({ type: 'keep', page: location.pathname, files });
  };
  await keep(missed);
  // Every page has a title of its own, and gets it on arrival.
  const title = document.querySelector('title');
  if (title) new MutationObserver(() => keep([])).observe(title, { childList: true });
}
