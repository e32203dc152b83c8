/**
 * The browser's storage, and the channels between tabs and the service worker. Where the visitor
 * has blocked storage, in a sandboxed frame and on an insecure origin, these interfaces are absent
 * or throw when they are only read. So every other file asks here, and nothing here throws
 * (tests/architecture/house.test.ts).
 */

type Area = 'localStorage' | 'sessionStorage';

/** Returns what a function reads from the browser; null if there is nothing or it throws. */
function tryRead<T>(read: () => T | null | undefined): T | null {
  try {
    return read() ?? null;
  } catch {
    return null;
  }
}

/** Reads a stored value; null if there is none. */
export const readStored = (area: Area, key: string): string | null =>
  tryRead(() => globalThis[area].getItem(key));

/**
 * Stores a value, or removes it if it is null.
 *
 * @returns whether storage has accepted it
 */
export function store(area: Area, key: string, value: string | null): boolean {
  try {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes all values of an area. */
export const clearStored = (area: Area): void => void tryRead(() => globalThis[area].clear());

/**
 * Whether a database of IndexedDB exists. It lists the databases, because opening one would create
 * it. False in browsers that can't list them.
 */
export async function hasDatabase(name: string): Promise<boolean> {
  const databases = await tryRead(() => indexedDB.databases())?.catch(() => []);
  return databases?.some((database) => database.name === name) ?? false;
}

/** Opens a channel to all tabs of this site; null if the browser refuses it. */
export const openChannel = (name: string): BroadcastChannel | null =>
  tryRead(() => new BroadcastChannel(name));

/** The service worker interface of a page; null if the browser has none. */
export const getServiceWorker = (): ServiceWorkerContainer | null =>
  tryRead(() => navigator.serviceWorker);

/** Deletes all caches of the service worker. */
export async function deleteCaches(): Promise<void> {
  const stored = tryRead(() => caches);
  const names = (await stored?.keys().catch(() => [])) ?? [];
  await Promise.all(names.map((name) => stored?.delete(name)));
}

/** Asks the browser not to delete stored data when the disk is full. */
export const persistStorage = (): void =>
  void tryRead(() => navigator.storage.persist())?.catch(() => {});

/**
 * Runs a task, unless another tab runs a task of the same name. Without Web Locks it runs in any
 * case.
 *
 * @throws what the task throws
 */
export async function runInOneTab(name: string, task: () => Promise<void>): Promise<void> {
  const locks = tryRead(() => navigator.locks);
  if (!locks) return task();
  await locks.request(name, { ifAvailable: true }, (lock) => (lock ? task() : undefined));
}
