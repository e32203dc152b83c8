import { cacheNames, offlinePath, type PageEntry, pageKey } from '../lib/offline.ts';

/** What the build tells the service worker about itself; written in by `src/build/service-worker.ts`. */
declare const __HASHED_FILES__: readonly string[];
declare const __PAGES__: Readonly<Record<string, PageEntry>>;
declare const __PRECACHE_LIST__: string;

/** Address of every file of this deployment that carries a hash in its name. */
const hashedFiles: ReadonlySet<string> = new Set(__HASHED_FILES__);

/** Every page of this deployment, by address. */
const pages: ReadonlyMap<string, PageEntry> = new Map(Object.entries(__PAGES__));

/** Addresses of the scripts, styles and drawings that a page names. */
const filesOf = ([, ...numbers]: PageEntry): string[] =>
  numbers.flatMap((number) => __HASHED_FILES__[number] ?? []);

/** Address of the list of the precache's files; it changes when any of them does. */
export const precacheList: string = __PRECACHE_LIST__;

/** Pages and loose files that are kept at most; the ones seen longest ago go first. */
const most = { pages: 40, files: 160 } as const;

const isHashed = (path: string) => path.startsWith('/assets/');
/** Loose files that a page may ask to keep. Films are not among them: nobody watches one twice by chance. */
const isLoose = (path: string) => /^\/(?:fonts|art)\//.test(path);

/** Header of a kept page with the addresses of its files: without one of them it would be half a page. */
const filesHeader = 'x-page-files';

/** Removes what was put first, until few enough are left. */
export async function trim(name: keyof typeof most): Promise<void> {
  const cache = await caches.open(cacheNames[name]);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -most[name]).map((key) => cache.delete(key)));
}

async function keepFile(name: 'assets' | 'files', url: string): Promise<void> {
  const cache = await caches.open(cacheNames[name]);
  if (await cache.match(url, { ignoreVary: true })) return;
  // What the page has just loaded comes from the browser's own cache.
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  await cache.put(url, response);
}

/**
 * Keeps a page whole or not at all: its HTML only after everything that the HTML names.
 * Its digest proves that it is of this deployment, so a kept page never meets another one's files.
 *
 * @throws when the network or the storage fails, and when the host sends another deployment's page
 */
export async function keepPage(path: string, name: 'pages' | 'offline' = 'pages'): Promise<void> {
  const key = pageKey(path);
  const page = pages.get(key);
  if (!page) return;
  const response = await fetch(path, { cache: 'no-cache', integrity: page[0] });
  // A redirected answer may not be used for a navigation.
  if (response.status !== 200 || response.redirected) return;
  const files = filesOf(page);
  await Promise.all(files.map((file) => keepFile('assets', file)));
  const headers = new Headers(response.headers);
  headers.set(filesHeader, files.join(' '));
  const cache = await caches.open(cacheNames[name]);
  // Put again it stands last, so that the order is the order of visits.
  await cache.delete(key);
  await cache.put(key, new Response(response.body, { headers }));
}

/** Keeps a page that was seen, and what it had fetched before the worker stood. */
export async function keepVisit(page: string, files: readonly string[]): Promise<void> {
  if (pageKey(page) === offlinePath) return;
  await Promise.allSettled([
    keepPage(page),
    ...files.filter(isHashed).map((file) => keepFile('assets', file)),
    ...files.filter(isLoose).map((file) => keepFile('files', file)),
  ]);
  await Promise.all([trim('pages'), trim('files')]);
}

/**
 * Clears what belongs to earlier deployments: pages that name files which this one lacks or that don't
 * say which they name, and such files.
 */
export async function clearEarlier(): Promise<void> {
  const kept = await caches.open(cacheNames.pages);
  for (const key of await kept.keys()) {
    const files = (await kept.match(key))?.headers.get(filesHeader)?.split(' ');
    if (!files?.every((file) => hashedFiles.has(file))) await kept.delete(key);
  }
  const assets = await caches.open(cacheNames.assets);
  const keys = await assets.keys();
  const gone = keys.filter(({ url }) => !hashedFiles.has(new URL(url).pathname));
  await Promise.all(gone.map((key) => assets.delete(key)));
}
