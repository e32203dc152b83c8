const storageKey = 'reloaded-for-chunk';

/** This deployment: the hashed name of the file that holds this code. */
const deployment = import.meta.url;

/** The texts by which Chromium, Firefox and Safari, and Vite's own preloader, report a module that did not load. */
const chunkFailure =
  /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload/i;

/** Whether an error says that a lazily loaded file did not arrive. */
const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && chunkFailure.test(error.message);

/**
 * Reloads the page after a failed chunk, once for each address and deployment, since
 * the files of an earlier deployment are gone for good but the page itself is not.
 *
 * @returns whether a reload is under way
 */
export function reloadOnceFor(error: unknown): boolean {
  if (!isChunkFailure(error)) return false;
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
