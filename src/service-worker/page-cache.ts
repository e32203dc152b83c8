/** Stores visited pages with their files, and removes those of earlier deployments. */
import {
  cacheNames,
  isFileResponse,
  offlinePath,
  type PageEntry,
  pageKey,
} from '../lib/offline.ts';

// Constants of this deployment, which `src/build/service-worker.ts` replaces at build time.
declare const __HASHED_FILES__: readonly string[];
declare const __PAGES__: Readonly<Record<string, PageEntry>>;
declare const __PRECACHE_LIST__: string;

/** URL path of every file of this deployment that has a content hash in its name. */
const hashedFiles: ReadonlySet<string> = new Set(__HASHED_FILES__);

/** Every page of this deployment, by path. */
const pages: ReadonlyMap<string, PageEntry> = new Map(Object.entries(__PAGES__));

/** URL paths of a page's scripts, style sheets and SVG files. */
const getFiles = ([, ...indexes]: PageEntry): string[] =>
  indexes.flatMap((index) => __HASHED_FILES__[index] ?? []);

/**
 * URL of the list of files that event mode (the unattended demo for large screens) stores. Its hash
 * changes with any of the files.
 */
export const precacheListUrl: string = __PRECACHE_LIST__;

/** Maximum number of entries in a cache. The entries that were stored first are removed. */
const maxEntries = { pages: 40, files: 160 } as const;

const isHashed = (path: string) => path.startsWith('/assets/');
/** Files without a hash that a visit stores. Films are left out: they are rarely watched twice. */
const isFontOrImage = (path: string) => /^\/(?:fonts|art)\//.test(path);

/** Header of a stored page with the URLs of its files, which {@link removeOutdated} checks. */
const filesHeader = 'x-page-files';

/** Removes the oldest entries of a cache until it has at most its maximum. */
export async function trimCache(name: keyof typeof maxEntries): Promise<void> {
  const cache = await caches.open(cacheNames[name]);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -maxEntries[name]).map((key) => cache.delete(key)));
}

/** The stored response for a file, unless it is another page, which an earlier worker may have kept. */
export async function matchFile(cache: Cache, url: string): Promise<Response | undefined> {
  const response = await cache.match(url, { ignoreVary: true });
  return response && isFileResponse(url, response) ? response : undefined;
}

async function storeFile(name: 'assets' | 'files', url: string): Promise<void> {
  const cache = await caches.open(cacheNames[name]);
  if (await matchFile(cache, url)) return;
  // A file that the page has just loaded comes from the browser's HTTP cache.
  const response = await fetch(url);
  if (!isFileResponse(url, response)) throw new Error(`${url} answered ${response.status}.`);
  await cache.put(url, response);
}

/**
 * Stores a page after all of its files have been stored. The digest proves that the HTML is from
 * this deployment, so that a stored page never loads files of another one.
 *
 * @throws if the network or the storage fails, or if the host sends another deployment's page
 */
export async function storePage(path: string, name: 'pages' | 'offline' = 'pages'): Promise<void> {
  const key = pageKey(path);
  const page = pages.get(key);
  if (!page) return;
  const response = await fetch(path, { cache: 'no-cache', integrity: page[0] });
  // Browsers refuse a redirected response as the answer to a navigation.
  if (response.status !== 200 || response.redirected) return;
  const files = getFiles(page);
  await Promise.all(files.map((file) => storeFile('assets', file)));
  const headers = new Headers(response.headers);
  headers.set(filesHeader, files.join(' '));
  const cache = await caches.open(cacheNames[name]);
  // This replaces an earlier copy, which stays if there is no room, and moves to the end: the cache
  // is in the order of visits.
  await cache.put(key, new Response(response.body, { headers }));
}

/** Stores a visited page, and the files that it fetched before the worker was active. */
export async function storeVisit(page: string, files: readonly string[]): Promise<void> {
  if (pageKey(page) === offlinePath) return;
  await Promise.allSettled([
    storePage(page),
    ...files.filter(isHashed).map((file) => storeFile('assets', file)),
    ...files.filter(isFontOrImage).map((file) => storeFile('files', file)),
  ]);
  await Promise.all([trimCache('pages'), trimCache('files')]);
}

/**
 * Removes what belongs to earlier deployments: files that this deployment does not have, and pages
 * with such files or without a list of their files.
 */
export async function removeOutdated(): Promise<void> {
  const storedPages = await caches.open(cacheNames.pages);
  for (const key of await storedPages.keys()) {
    const files = (await storedPages.match(key))?.headers.get(filesHeader)?.split(' ');
    if (!files?.every((file) => hashedFiles.has(file))) await storedPages.delete(key);
  }
  const assets = await caches.open(cacheNames.assets);
  const keys = await assets.keys();
  const outdated = keys.filter(({ url }) => !hashedFiles.has(new URL(url).pathname));
  await Promise.all(outdated.map((key) => assets.delete(key)));
}
