const storageKey = 'reloaded-for-chunk';

/** This deployment: the hashed name of the file that holds this code. */
const deployment = import.meta.url;

/** Errors of files that did not arrive. A part of the page that is loaded later may do without its file. */
const chunkErrors = new WeakSet<Error>();

/** Remembers what Vite reports of each dynamic import that fails, before the import rejects. */
export function watchChunkErrors() {
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
    // Without a memory one reload could become a loop: stay with the screen.
    return false;
  }
  location.reload();
  return true;
}

/**
 * Clears the mark of an earlier deployment. This one's own stays: a part of the page
 * that is loaded later can fail each time, and would reload it for ever.
 */
export function forgetReload() {
  try {
    if (sessionStorage.getItem(storageKey)?.startsWith(`${deployment} `)) return;
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was remembered.
  }
}
