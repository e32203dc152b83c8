const storageKey = 'reloaded-for-chunk';

/** The texts by which Chromium, Firefox and Safari, and Vite's own preloader, report a module that did not load. */
const chunkFailure =
  /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload/i;

/** Whether an error says that a lazily loaded file did not arrive. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && chunkFailure.test(error.message);

/**
 * Reloads the page after a failed chunk, once for each address, since the files
 * of an earlier deployment are gone for good but the page itself is not.
 *
 * @returns whether a reload is under way
 */
export function reloadOnceFor(error: unknown): boolean {
  if (!isChunkFailure(error)) return false;
  try {
    if (sessionStorage.getItem(storageKey) === location.href) return false;
    sessionStorage.setItem(storageKey, location.href);
  } catch {
    // Without a memory one reload could become a loop: stay with the screen.
    return false;
  }
  location.reload();
  return true;
}

/** A page that arrived whole clears the mark, so that a later deployment gets its reload too. */
export function forgetReload() {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was remembered.
  }
}
