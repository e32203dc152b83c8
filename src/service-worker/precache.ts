import { cacheNames, type PrecachedFile, type PrecacheProgress, pageKey } from '../lib/offline.ts';
import { precacheList } from './page-cache.ts';

/** A cache for each deployment, named after its list. The list itself is put last: where it is, all is. */
const prefix = 'exhibit ';
const name = prefix + precacheList;

/** Key of the moment at which event mode was last seen on this device. */
const usedKey = '/exhibit-used';
/** Milliseconds after which a device counts as an ordinary visitor's again: two weeks. */
const remembered = 14 * 24 * 3_600_000;

/** Files on their way at the same time. */
const lanes = 4;

const isWhole = async (cache: Cache) => (await cache.match(precacheList)) !== undefined;

/** The precache's answer for an address, once all of it is there. */
export async function fromPrecache(url: string): Promise<Response | undefined> {
  if (!(await caches.has(name))) return undefined;
  const cache = await caches.open(name);
  if (!(await isWhole(cache))) return undefined;
  return cache.match(pageKey(new URL(url).pathname), { ignoreVary: true });
}

const cachesOfEarlier = async () =>
  (await caches.keys()).filter((cacheName) => cacheName.startsWith(prefix) && cacheName !== name);

/** What earlier deployments brought and this one has as well, by content. */
async function earlierFiles(): Promise<Map<string, () => Promise<Response | undefined>>> {
  const found = new Map<string, () => Promise<Response | undefined>>();
  for (const earlier of await cachesOfEarlier()) {
    const cache = await caches.open(earlier);
    const list = await cache.match(earlier.slice(prefix.length));
    const files: PrecachedFile[] = list ? await list.json() : [];
    for (const { url, integrity } of files) found.set(integrity, () => cache.match(url));
  }
  return found;
}

async function fetchFile({ url, integrity }: PrecachedFile): Promise<Response> {
  const response = await fetch(url, { integrity, cache: 'no-cache' });
  if (!response.ok || response.redirected) throw new Error(`${url} answered ${response.status}.`);
  return response;
}

type Tell = (progress: PrecacheProgress) => void;

const listeners = new Set<Tell>();
let running: Promise<void> | undefined;

/**
 * Fetches the precache, or what is missing of it. Each file is checked against its digest, so
 * a deployment in the middle of it can't slip a file of its own in.
 *
 * @throws when a file does not arrive; what did arrive stays for the next try
 */
export async function fetchPrecache(tell: Tell): Promise<void> {
  listeners.add(tell);
  running ??= fetchMissing().finally(() => {
    running = undefined;
    listeners.clear();
  });
  await running;
}

function report(state: PrecacheProgress['state'], done = 0, total = 0) {
  for (const tell of listeners) tell({ type: 'exhibit', state, done, total });
}

async function fetchMissing(): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(usedKey, new Response(String(Date.now())));
  if (await isWhole(cache)) return report('ready');
  report('fetching');

  const list = await fetch(precacheList);
  if (!list.ok) throw new Error(`${precacheList} answered ${list.status}.`);
  const files: PrecachedFile[] = await list.clone().json();
  const assets = await caches.open(cacheNames.assets);
  const earlier = await earlierFiles();
  const queue = [...files];
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const place = file.url.startsWith('/assets/') ? assets : cache;
      if (!(await place.match(file.url, { ignoreVary: true }))) {
        const same = await earlier.get(file.integrity)?.();
        await place.put(file.url, same ?? (await fetchFile(file)));
      }
      report('fetching', files.length - queue.length, files.length);
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  await cache.put(precacheList, list);
  report('ready', files.length, files.length);
}

/** Whether this device has the whole precache of an earlier deployment, and showed it not long ago. */
export async function isEventDevice(): Promise<boolean> {
  const used = await Promise.all(
    (await cachesOfEarlier()).map(async (cacheName) => {
      const cache = await caches.open(cacheName);
      if (!(await cache.match(cacheName.slice(prefix.length)))) return 0;
      return Number((await (await cache.match(usedKey))?.text()) ?? 0);
    }),
  );
  return Math.max(0, ...used) > Date.now() - remembered;
}

/** Removes the precaches of earlier deployments. */
export const clearEarlierPrecaches = async () =>
  Promise.all((await cachesOfEarlier()).map((cacheName) => caches.delete(cacheName)));
