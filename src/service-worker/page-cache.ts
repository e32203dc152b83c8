import { cacheNames, offlinePath, pageKey } from '../lib/offline.ts';
import { hashedFiles } from './build.ts';

/** Pages and loose files that are kept at most; the ones seen longest ago go first. */
const most = { pages: 40, files: 160 } as const;

const isHashed = (path: string) => path.startsWith('/assets/');
/** Loose files that a page may ask to keep. Films are not among them: nobody watches one twice by chance. */
const isLoose = (path: string) => /^\/(?:fonts|art)\//.test(path);

/** Scripts, styles and drawings that a page names: without one of them it would be half a page. */
const filesOf = (html: string) => new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|svg)\b/g));

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
 * So a kept page never meets files of another deployment.
 *
 * @throws when the network or the storage fails
 */
export async function keepPage(path: string, name: 'pages' | 'offline' = 'pages'): Promise<void> {
  const response = await fetch(path, { cache: 'no-cache' });
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  // A redirected answer may not be used for a navigation.
  if (response.status !== 200 || response.redirected || !isPage) return;
  const html = await response.clone().text();
  await Promise.all([...filesOf(html)].map((file) => keepFile('assets', file)));
  const cache = await caches.open(cacheNames[name]);
  const key = pageKey(path);
  // Put again it stands last, so that the order is the order of visits.
  await cache.delete(key);
  await cache.put(key, response);
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

/** Clears what belongs to earlier deployments: pages that name files which this one lacks, and such files. */
export async function clearEarlier(): Promise<void> {
  const pages = await caches.open(cacheNames.pages);
  for (const key of await pages.keys()) {
    const html = await (await pages.match(key))?.text();
    if ([...filesOf(html ?? '')].some((file) => !hashedFiles.has(file))) await pages.delete(key);
  }
  const assets = await caches.open(cacheNames.assets);
  const keys = await assets.keys();
  const gone = keys.filter(({ url }) => !hashedFiles.has(new URL(url).pathname));
  await Promise.all(gone.map((key) => assets.delete(key)));
}
