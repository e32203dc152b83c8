/**
 * The only script of the offline page (see src/app/offline-page.tsx): lists what is kept, and
 * tries again.
 */
import './deferred-entry.ts';
import { cacheNames, offlinePath } from './lib/offline.ts';

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part=${name}]`);

/** The page that was asked for; the offline page's own address leads home. */
function retry() {
  if (location.pathname === offlinePath) location.assign('/');
  else location.reload();
}

/** Title of a kept page, without the name of the site behind it. */
const titleOf = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').title.replace(/ \| [^|]*$/, '');

async function listKept() {
  if (!('caches' in window)) return;
  const cache = await caches.open(cacheNames.pages);
  // The page seen last stands last in the cache.
  const keys = [...(await cache.keys())].reverse();
  for (const { url } of keys) {
    const html = await (await cache.match(url))?.text();
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.className = 'type-body text-link inline-flex min-h-11 items-center';
    link.href = new URL(url).pathname;
    link.textContent = titleOf(html ?? '') || link.pathname;
    item.append(link);
    part('kept')?.append(item);
  }
  part('nothing')?.toggleAttribute('hidden', keys.length > 0);
}

try {
  // The site's own reload after a missing chunk led here: it may do so again.
  sessionStorage.removeItem('reloaded-for-chunk');
} catch {
  // Nothing was remembered.
}
part('retry')?.addEventListener('click', retry);
addEventListener('online', retry);
// A step inside the site that ended here: the browser takes the way back for one within this page.
addEventListener('popstate', () => location.reload());
listKept();
