/**
 * The precache: all files that event mode, the unattended demo for large screens, needs to run
 * without a network. It is fetched only on devices that run event mode.
 */
import { cacheNames, type PrecachedFile, type PrecacheProgress, pageKey } from '../lib/offline.ts';
import { isRecent } from '../lib/recent.ts';
import { matchFile, precacheListUrl } from './page-cache.ts';

/**
 * Each deployment has its own cache, whose name contains the URL of its list of files. The list is
 * stored last, so that a cache with it is complete.
 */
const cachePrefix = 'exhibit ';
const currentCacheName = cachePrefix + precacheListUrl;

/** Cache key of the time at which event mode last ran on this device. */
const lastUsedKey = '/exhibit-used';
/** Time without event mode after which a device is treated as an ordinary one: two weeks. */
const eventDeviceExpiryMs = 14 * 24 * 3_600_000;

const maxParallelRequests = 4;

const isComplete = async (cache: Cache) => (await cache.match(precacheListUrl)) !== undefined;

/** The stored response for a URL, if the precache of this deployment is complete. */
export async function matchPrecache(url: string): Promise<Response | undefined> {
  if (!(await caches.has(currentCacheName))) return undefined;
  const cache = await caches.open(currentCacheName);
  if (!(await isComplete(cache))) return undefined;
  return cache.match(pageKey(new URL(url).pathname), { ignoreVary: true });
}

const earlierCacheNames = async () =>
  (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== currentCacheName);

/**
 * Files in the caches of earlier deployments, by digest, each with a function that reads it. A file
 * that did not change is copied from there.
 */
async function collectEarlierFiles(): Promise<Map<string, () => Promise<Response | undefined>>> {
  const files = new Map<string, () => Promise<Response | undefined>>();
  for (const name of await earlierCacheNames()) {
    const cache = await caches.open(name);
    const list = await cache.match(name.slice(cachePrefix.length));
    const entries: PrecachedFile[] = list ? await list.json() : [];
    for (const { url, integrity } of entries) files.set(integrity, () => cache.match(url));
  }
  return files;
}

async function fetchFile({ url, integrity }: PrecachedFile): Promise<Response> {
  const response = await fetch(url, { integrity, cache: 'no-cache' });
  if (!response.ok || response.redirected) throw new Error(`${url} answered ${response.status}.`);
  return response;
}

type ProgressListener = (progress: PrecacheProgress) => void;

const listeners = new Set<ProgressListener>();
let currentFetch: Promise<void> | undefined;

/**
 * Fetches the files of the precache that are missing. Each file must have its digest, so that no
 * file of another deployment is stored if one is published in the meantime.
 *
 * @throws if a file can't be fetched; those that were fetched stay for the next attempt
 */
export async function fetchPrecache(onProgress: ProgressListener): Promise<void> {
  listeners.add(onProgress);
  currentFetch ??= fetchMissing().finally(() => {
    currentFetch = undefined;
    listeners.clear();
  });
  await currentFetch;
}

function report(state: PrecacheProgress['state'], done = 0, total = 0) {
  for (const listener of listeners) listener({ type: 'exhibit', state, done, total });
}

async function fetchMissing(): Promise<void> {
  const cache = await caches.open(currentCacheName);
  await cache.put(lastUsedKey, new Response(String(Date.now())));
  if (await isComplete(cache)) return report('ready');
  report('fetching');

  const list = await fetch(precacheListUrl);
  if (!list.ok) throw new Error(`${precacheListUrl} answered ${list.status}.`);
  const files: PrecachedFile[] = await list.clone().json();
  const assets = await caches.open(cacheNames.assets);
  const earlierFiles = await collectEarlierFiles();
  const queue = [...files];
  const processQueue = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const target = file.url.startsWith('/assets/') ? assets : cache;
      const isStored =
        target === assets ? await matchFile(assets, file.url) : await cache.match(file.url);
      if (!isStored) {
        const unchanged = await earlierFiles.get(file.integrity)?.();
        await target.put(file.url, unchanged ?? (await fetchFile(file)));
      }
      report('fetching', files.length - queue.length, files.length);
    }
  };
  await Promise.all(Array.from({ length: maxParallelRequests }, processQueue));
  await cache.put(precacheListUrl, list);
  report('ready', files.length, files.length);
}

/**
 * Whether this device has the complete precache of an earlier deployment and ran event mode within
 * the last two weeks.
 */
export async function isEventDevice(): Promise<boolean> {
  const lastUsedTimes = await Promise.all(
    (await earlierCacheNames()).map(async (name) => {
      const cache = await caches.open(name);
      if (!(await cache.match(name.slice(cachePrefix.length)))) return 0;
      return Number((await (await cache.match(lastUsedKey))?.text()) ?? 0);
    }),
  );
  return lastUsedTimes.some((time) => isRecent(time, eventDeviceExpiryMs));
}

/** Removes the precaches of earlier deployments. */
export const removeEarlierPrecaches = async () =>
  Promise.all((await earlierCacheNames()).map((name) => caches.delete(name)));
