/**
 * The site without a network. It costs an ordinary visit little more than itself: what is kept
 * was loaded anyway, but for HTML. Only event mode asks for everything (see precache.ts).
 *
 * No mix of two deployments: pages come from the network first, code files carry a content hash in their names,
 * and a page is kept only together with the code that it names.
 */
import { createPartialResponse } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { cacheNames, isDeskPath, offlinePath, pageKey, type ToWorker } from '../lib/offline.ts';
import { clearEarlier, keepPage, keepVisit, trim } from './page-cache.ts';
import { clearEarlierPrecaches, fetchPrecache, fromPrecache, isEventDevice } from './precache.ts';

declare const self: ServiceWorkerGlobalScope;

/** Seconds for which a network that says nothing is waited for, when there is a kept answer. */
const networkTimeoutSeconds = 3;

/** The kept page, in whichever way its address was written. */
const cacheKeyWillBeUsed = async ({ request }: { request: Request }) =>
  pageKey(new URL(request.url).pathname);
const cachedResponseWillBeUsed = async ({
  request,
  cachedResponse,
}: {
  request: Request;
  cachedResponse?: Response;
}) => (await fromPrecache(request.url)) ?? cachedResponse;
const matchOptions = { ignoreVary: true };

// Answers of the functions and the desk are never cached: both bypass this worker.
registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin &&
    request.mode === 'navigate' &&
    !url.pathname.startsWith('/functions/') &&
    !isDeskPath(url.pathname),
  new NetworkFirst({
    cacheName: cacheNames.pages,
    networkTimeoutSeconds,
    matchOptions,
    plugins: [
      {
        cacheKeyWillBeUsed,
        cachedResponseWillBeUsed,
        // Kept when it has been seen, with its files, not on its way to the screen.
        cacheWillUpdate: async () => null,
        handlerDidError: () => caches.match(offlinePath, { cacheName: cacheNames.offline }),
      },
    ],
  }),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: cacheNames.assets, matchOptions }),
);

// Players ask for parts, and what is kept is whole.
registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && url.pathname.startsWith('/film/') && request.headers.has('range'),
  async ({ request }) => {
    const whole = await fromPrecache(request.url);
    return whole ? createPartialResponse(request, whole) : fetch(request);
  },
);

registerRoute(
  ({ request, sameOrigin }) =>
    sameOrigin && ['font', 'image', 'manifest', 'style', 'track'].includes(request.destination),
  new NetworkFirst({
    cacheName: cacheNames.files,
    networkTimeoutSeconds,
    matchOptions,
    plugins: [{ cachedResponseWillBeUsed, cacheDidUpdate: () => trim('files') }],
  }),
);

self.addEventListener('install', (event) => {
  const install = async () => {
    await keepPage(offlinePath, 'offline');
    // An exhibit changes as a whole: first everything arrives, then a quiet moment is awaited.
    if (await isEventDevice()) await fetchPrecache(() => {});
    else await self.skipWaiting();
  };
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  const activate = async () => {
    // The page is asked for while this worker starts.
    await self.registration.navigationPreload?.enable();
    await Promise.all([clearEarlier(), clearEarlierPrecaches()]);
    await self.clients.claim();
  };
  event.waitUntil(activate());
});

self.addEventListener('message', (event) => {
  const message: ToWorker = event.data;
  const { source } = event;
  if (message.type === 'keep') event.waitUntil(keepVisit(message.page, message.files));
  if (message.type === 'take-over') event.waitUntil(self.skipWaiting());
  if (message.type === 'exhibit' && source) {
    const fetching = fetchPrecache((progress) => source.postMessage(progress));
    event.waitUntil(
      fetching.catch(() =>
        source.postMessage({ type: 'exhibit', state: 'failed', done: 0, total: 0 }),
      ),
    );
  }
});
