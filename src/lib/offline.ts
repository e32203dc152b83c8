/**
 * What pages and the service worker have to agree on: the names of its caches, and what
 * they say to each other.
 */

/** Path of the page that is shown without a network in place of one that is not stored. Nothing links to it. */
export const offlinePath = '/offline';

/** The sales desk and its files, which the service worker leaves alone. */
export const deskPath = '/desk';

/** Whether an address belongs to the desk. */
export const isDesk = (path: string) => path === deskPath || path.startsWith(`${deskPath}/`);

export const cacheNames = {
  /** Visited pages, by path. */
  pages: 'pages',
  /** Files that carry a hash of their content in their name. */
  assets: 'assets',
  /** Pictures and fonts of visited pages. */
  files: 'files',
  /** The page for those that can't be had. */
  offline: 'offline',
} as const;

/** Path of a page without closing slash: the one key under which it is kept. */
export const pageKey = (path: string) => path.replace(/(.)\/+$/, '$1');

/** What a page says to the service worker. */
export type ToWorker =
  /** Store a visited page; `files` are what it had fetched before the worker was active. */
  | { type: 'keep'; page: string; files: readonly string[] }
  /** Event mode: fetch everything that runs without a network. */
  | { type: 'exhibit' }
  /** Lets a waiting deployment take over, because the page is not in use. */
  | { type: 'take-over' };

/** How far the precache is. */
export interface PrecacheProgress {
  type: 'exhibit';
  state: 'fetching' | 'ready' | 'failed';
  /** Files. */
  done: number;
  total: number;
}

/**
 * A page that the service worker may keep: the digest of its HTML, which another deployment's page
 * does not have, and the places of its files in the list of files with a hash.
 */
export type PageEntry = readonly [integrity: string, ...files: number[]];

/** A file of the precache with the digest that it must have. */
export interface PrecachedFile {
  url: string;
  /** As in the attribute of that name: `sha256-…`. */
  integrity: string;
}
