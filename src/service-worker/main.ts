/**
 * The service worker of event mode: stores all files of the site, so that the demo runs without a
 * network. Only tabs in event mode register it.
 *
 * Two deployments are never mixed: each file is stored with the digest that the build has written
 * into this worker, files of code have a content hash in their names, and a new worker stores all
 * of its files before it replaces this one.
 */
import { getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching';
import { createPartialResponse } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { takeOver } from '../lib/worker-path.ts';

declare const self: ServiceWorkerGlobalScope;

/** Every file with its digest. `src/build/service-worker.ts` replaces it at build time. */
declare const __PRECACHE__: Parameters<typeof precache>[0];

precache(__PRECACHE__);

/** Seconds without a response after which a stored page is used. */
const networkTimeoutSeconds = 3;

/** The path without a trailing slash. The query does not matter for what is stored. */
const pathOf = ({ pathname }: URL) => pathname.replace(/(.)\/+$/, '$1');
const isStored = (url: URL) => getCacheKeyForURL(pathOf(url)) !== undefined;

// Pages come from the network first, for tabs outside of event mode.
registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && isStored(url),
  new NetworkFirst({
    networkTimeoutSeconds,
    plugins: [
      {
        cacheWillUpdate: async () => null,
        cachedResponseWillBeUsed: async ({ request }) =>
          matchPrecache(pathOf(new URL(request.url))),
      },
    ],
  }),
);

registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && request.mode !== 'navigate' && isStored(url),
  async ({ request, url }) => {
    const response = await matchPrecache(pathOf(url));
    if (!response) return fetch(request);
    // Video players request ranges, but the cache has complete files.
    return request.headers.has('range') ? createPartialResponse(request, response) : response;
  },
);

/** Removes the caches of earlier versions, which had other names. */
async function removeFormerCaches(): Promise<void> {
  const former = (await caches.keys()).filter((name) => !name.startsWith('workbox-'));
  await Promise.all(former.map((name) => caches.delete(name)));
}

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([removeFormerCaches(), self.clients.claim()]));
});

// A new deployment waits for this message, which the page sends while nobody uses the screen.
self.addEventListener('message', (event) => {
  if (event.data === takeOver) event.waitUntil(self.skipWaiting());
});
