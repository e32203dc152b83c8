/** What pages and the service worker share: paths, cache names and the messages between them. */

/** Path of the page that is shown offline in place of a page that is not stored. */
export const offlinePath = '/offline';

/**
 * Path of the desk, the sales team's page for working through contact requests, and of its files.
 */
export const deskPath = '/desk';

/** Whether a path belongs to the desk, which the service worker never caches. */
export const isDeskPath = (path: string) => path === deskPath || path.startsWith(`${deskPath}/`);

export const cacheNames = {
  /** Visited pages, by path. */
  pages: 'pages',
  /** Files with a content hash in their name. */
  assets: 'assets',
  /** Other files of visited pages, such as images and fonts. */
  files: 'files',
  /** The offline page. */
  offline: 'offline',
} as const;

/**
 * Whether a response may be stored as a file. A proxy or the sign-in page of a network may answer
 * 200 with a page of its own, which would break the site for as long as it is stored.
 *
 * @param url address of the file, which is not a page
 */
export function isFileResponse(url: string, { status, redirected, headers }: Response): boolean {
  const type = headers.get('content-type') ?? '';
  if (status !== 200 || redirected || type === '' || /^text\/html\b/i.test(type)) return false;
  const [, extension] = /\.(js|css)(?:\?|$)/.exec(url) ?? [];
  if (extension === 'js') return /javascript/i.test(type);
  return extension !== 'css' || /^text\/css\b/i.test(type);
}

/** Cache key of a page: its path without a trailing slash. */
export const pageKey = (path: string) => path.replace(/(.)\/+$/, '$1');

/** A message from a page to the service worker. */
export type ToWorker =
  /** Stores a visited page. `files` are those that it fetched before the worker was active. */
  | { type: 'keep'; page: string; files: readonly string[] }
  /** From event mode, the unattended demo for large screens: fetches all files for offline use. */
  | { type: 'exhibit' }
  /** Activates the waiting service worker of a new deployment, because nobody uses the page. */
  | { type: 'take-over' };

/** Message from the service worker to event mode: the progress of fetching all files. */
export interface PrecacheProgress {
  type: 'exhibit';
  state: 'fetching' | 'ready' | 'failed';
  /** Number of files that are stored. */
  done: number;
  /** Number of all files; 0 while it is not known. */
  total: number;
}

/**
 * A page that the service worker may store: the digest of its HTML, which differs between
 * deployments, and the indexes of its files in the list of all files with a hash in their name.
 */
export type PageEntry = readonly [integrity: string, ...files: number[]];

/** A file that event mode stores, with the digest that it must have. */
export interface PrecachedFile {
  url: string;
  /** As in the HTML attribute `integrity`: `sha256-…`. */
  integrity: string;
}
