const storageKey = 'reloaded-for-chunk';

/** This deployment: the hashed name of the file that holds this code. */
const deployment = import.meta.url;

/** Errors of dynamic imports whose file did not arrive: Vite reports each before the import rejects. */
const chunkErrors = new WeakSet<WeakKey>();
if (!import.meta.env.SSR) {
  addEventListener('vite:preloadError', ({ payload }) => chunkErrors.add(payload));
}

/**
 * Reloads the page after a failed chunk, once for each address and deployment, since
 * the files of an earlier deployment are gone for good but the page itself is not.
 *
 * @returns whether a reload is under way
 */
export function reloadOnceFor(error: unknown): boolean {
  if (!(error instanceof Error && chunkErrors.has(error))) return false;
  try {
    const mark = `${deployment} ${location.href}`;
    if (sessionStorage.getItem(storageKey) === mark) return false;
    sessionStorage.setItem(storageKey, mark);
  } catch {
    // Without storage the page could reload again and again.
    return false;
  }
  location.reload();
  return true;
}

/**
 * Forgets the reload of an earlier deployment. This one's is kept, because a part that is loaded
 * later may fail after each reload.
 */
export function forgetReload() {
  try {
    if (sessionStorage.getItem(storageKey)?.startsWith(`${deployment} `)) return;
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was remembered.
  }
}
