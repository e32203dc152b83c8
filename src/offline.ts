/**
 * The only script of the offline page (`src/app/offline-page.tsx`), which the service worker shows
 * in place of a page that can't be loaded: lists the pages that are stored, and retries.
 */
import './deferred-entry.ts';
import { cacheNames, offlinePath } from './lib/offline.ts';

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part=${name}]`);

/** Loads the requested page again, or the home page if the offline page's own URL was requested. */
function retry() {
  if (location.pathname === offlinePath) location.assign('/');
  else location.reload();
}

/** Title of a stored page, without ` | ` and the site's name at its end. */
const readTitle = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').title.replace(/ \| [^|]*$/, '');

async function listStoredPages() {
  if (!('caches' in window)) return;
  const cache = await caches.open(cacheNames.pages);
  // The cache is in the order of visits; the list starts with the latest.
  const keys = [...(await cache.keys())].reverse();
  for (const { url } of keys) {
    const html = await (await cache.match(url))?.text();
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.className = 'type-body text-link inline-flex min-h-11 items-center';
    link.href = new URL(url).pathname;
    link.textContent = readTitle(html ?? '') || link.pathname;
    item.append(link);
    part('kept')?.append(item);
  }
  part('nothing')?.toggleAttribute('hidden', keys.length > 0);
}

try {
  // Set by `app/error-screen.tsx` when it reloads a page whose chunk is missing. Removed, so that
  // the page may do so again once there is a network.
  sessionStorage.removeItem('reloaded-for-chunk');
} catch {
  // Storage is switched off, so nothing was stored.
}
part('retry')?.addEventListener('click', retry);
addEventListener('online', retry);
// After a failed route change, the browser treats Back as a move within this document.
addEventListener('popstate', () => location.reload());
listStoredPages();
