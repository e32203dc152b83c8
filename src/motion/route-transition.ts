/**
 * The page change under way. The code that moves words and picture comes with the code of the next
 * page (`transition.ts`); without it pages change at once.
 */
import { settled } from '../lib/lazy.tsx';
import { notePlace, places } from './scroll-place.ts';
import { duration } from './tokens.ts';
import type { Entry, Transition } from './transition.ts';

let current: Transition | null = null;

function cancelCurrent(): void {
  current?.cancel();
  current = null;
}

/** Loads what the transitions need, when a visitor is about to leave the page. */
export const loadTransitions = () => import('./transition.ts');

/**
 * Begins a page change in place of the one that is under way, and answers the press on a link.
 *
 * @param path    of the next page
 * @param request the router's, whose signal aborts when another navigation replaces this one; then the
 *   page is again as before
 * @param from    entry that is shown
 * @returns notes how the old page stands, once the next page has loaded
 */
export function beginTransition(
  path: string,
  { url, signal }: Request,
  from: Entry | null,
): () => Promise<void> {
  cancelCurrent();
  if (!from || from.path === path) return async () => {};
  signal.addEventListener('abort', cancelCurrent);
  let isLate = false;
  const begin = async () => {
    const { Transition } = await loadTransitions();
    if (!isLate && !signal.aborted) current = new Transition(path, new URL(url), from);
  };
  // Without a link under the pointer or the focus, nothing has been fetched yet.
  const begun = settled(begin(), duration.feedback);
  return async () => {
    await begun;
    isLate = true;
    if (signal.aborted) return;
    notePlace(from.key);
    current?.leave();
  };
}

/** Lets the new page's words and picture arrive, as soon as it stands in the document. */
export async function arriveTransition({ path, key }: Entry): Promise<void> {
  const arriving = current;
  if (arriving?.path !== path) {
    // Back to a page that was still shown, because React had not rendered the next one, moves nothing.
    if (places.has(key))
      await settled(
        loadTransitions().then((code) => code.restorePlace(key)),
        duration.feedback,
      );
    return;
  }
  await arriving.arrive(key);
  if (current === arriving) current = null;
}
