/**
 * The service worker: makes visited pages available offline. On an ordinary visit it fetches again
 * only the page's HTML; all other files that it stores were loaded anyway. Event mode, the
 * unattended demo for large screens, fetches all files of the site in advance (`precache.ts`).
 *
 * Two deployments are never mixed: pages are requested from the network first, files of code have a
 * content hash in their names, and a page is stored only together with the files that it loads.
 */
import { createPartialResponse } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import {
  cacheNames,
  isDeskPath,
  isFileResponse,
  offlinePath,
  pageKey,
  type ToWorker,
} from '../lib/offline.ts';
import { removeOutdated, storePage, storeVisit, trimCache } from './page-cache.ts';
import { fetchPrecache, isEventDevice, matchPrecache, removeEarlierPrecaches } from './precache.ts';

declare const self: ServiceWorkerGlobalScope;

/** Seconds without a response after which a stored response is used, if there is one. */
const networkTimeoutSeconds = 3;

/** The query and a trailing slash do not matter for the cache. */
const cacheKeyWillBeUsed = async ({ request }: { request: Request }) =>
  pageKey(new URL(request.url).pathname);
/** A file of the precache replaces the one that an earlier visit stored. */
const cachedResponseWillBeUsed = async ({
  request,
  cachedResponse,
}: {
  request: Request;
  cachedResponse?: Response;
}) => (await matchPrecache(request.url)) ?? cachedResponse;
const matchOptions = { ignoreVary: true };

/** Neither stores nor uses a response that is not the file. */
const onlyFiles = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    isFileResponse(request.url, response) ? response : null,
  cachedResponseWillBeUsed: async ({
    request,
    cachedResponse,
  }: {
    request: Request;
    cachedResponse?: Response;
  }) => (cachedResponse && isFileResponse(request.url, cachedResponse) ? cachedResponse : null),
};

// Pages, except the backend's functions and the desk, the sales team's page for requests.
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
        // Not stored here: the page's own message (`keep`) stores it together with its files.
        cacheWillUpdate: async () => null,
        handlerDidError: () => caches.match(offlinePath, { cacheName: cacheNames.offline }),
      },
    ],
  }),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: cacheNames.assets, matchOptions, plugins: [onlyFiles] }),
);

// Video players request ranges, but the cache has complete files.
registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && url.pathname.startsWith('/film/') && request.headers.has('range'),
  async ({ request }) => {
    const response = await matchPrecache(request.url);
    return response ? createPartialResponse(request, response) : fetch(request);
  },
);

registerRoute(
  ({ request, sameOrigin }) =>
    sameOrigin && ['font', 'image', 'manifest', 'style', 'track'].includes(request.destination),
  new NetworkFirst({
    cacheName: cacheNames.files,
    networkTimeoutSeconds,
    matchOptions,
    plugins: [onlyFiles, { cachedResponseWillBeUsed, cacheDidUpdate: () => trimCache('files') }],
  }),
);

self.addEventListener('install', (event) => {
  const install = async () => {
    await storePage(offlinePath, 'offline');
    // In event mode a new deployment first stores all of its files. Then it waits for the message
    // `take-over`, which the page sends while nobody uses the screen.
    if (await isEventDevice()) await fetchPrecache(() => {});
    else await self.skipWaiting();
  };
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  const activate = async () => {
    // The browser requests a page while it starts this worker, not afterwards.
    await self.registration.navigationPreload?.enable();
    await Promise.all([removeOutdated(), removeEarlierPrecaches()]);
    await self.clients.claim();
  };
  event.waitUntil(activate());
});

self.addEventListener('message', (event) => {
  const message: ToWorker = event.data;
  const { source } = event;
  if (message.type === 'keep') event.waitUntil(storeVisit(message.page, message.files));
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
