/** What the build tells the service worker about itself; written in by `src/build/service-worker.ts`. */
import type { PageEntry } from '../lib/offline.ts';

declare const __HASHED_FILES__: readonly string[];
declare const __PAGES__: Readonly<Record<string, PageEntry>>;
declare const __PRECACHE_LIST__: string;

/** Address of every file of this deployment that carries a hash in its name. */
export const hashedFiles: ReadonlySet<string> = new Set(__HASHED_FILES__);

/** Every page of this deployment, by address. */
export const pages: ReadonlyMap<string, PageEntry> = new Map(Object.entries(__PAGES__));

/** Addresses of the scripts, styles and drawings that a page names. */
export const filesOf = ([, ...numbers]: PageEntry): string[] =>
  numbers.flatMap((number) => __HASHED_FILES__[number] ?? []);

/** Address of the list of the exhibit's files; it changes when any of them does. */
export const precacheList: string = __PRECACHE_LIST__;
