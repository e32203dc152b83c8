/** What the build tells the service worker about itself; written in by `src/build/service-worker.ts`. */

declare const __HASHED_FILES__: readonly string[];
declare const __PRECACHE_LIST__: string;

/** Address of every file of this deployment that carries a hash in its name. */
export const hashedFiles: ReadonlySet<string> = new Set(__HASHED_FILES__);

/** Address of the list of the exhibit's files; it changes when any of them does. */
export const precacheList: string = __PRECACHE_LIST__;
