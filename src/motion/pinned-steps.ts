/**
 * Pinned sequences of steps: which step belongs to the scroll position, and whether there is room to
 * pin. A part of its own, because only one page pins.
 */
import { flushSync } from 'react-dom';
import { onScroll } from '../lib/raf-throttle.ts';

/** Screens that are large enough for a pinned sequence. On others its steps are a list. */
const wideMedia = 'screen and (min-width: 64rem) and (min-height: 44rem)';
const narrowMedia = 'screen and (width < 64rem) and (min-height: 36rem)';

/**
 * Pins a list of steps on screens that are high enough, and renders the step that belongs to the
 * scroll position. `.pinned-length` reserves the length of a pinned sequence in full motion. Reduced
 * motion and a resize from one layout to the other change the element's height; this function then
 * corrects the scroll position, which the browser's scroll anchoring does not do here: what is below
 * the element stays where it is, or the step that is read.
 *
 * @param show renders the active step in the layout for wide or for narrow screens, or the list that
 *   is not pinned for null
 * @returns function that ends it and renders the list
 */
export function followPinnedSteps(
  element: HTMLElement,
  steps: number,
  show: (active: number | null, isWide: boolean) => void,
): () => void {
  const wide = matchMedia(wideMedia);
  const narrow = matchMedia(narrowMedia);
  let active: number | null = null;
  let isWide = false;
  const progressOf = ({ top, height }: DOMRect) =>
    Math.min(1, Math.max(0, -top / Math.max(1, height - innerHeight)));
  const set = (next: number | null) => {
    const wasPinned = active !== null;
    const changesHeight = (next !== null) !== wasPinned || (wasPinned && wide.matches !== isWide);
    if (!changesHeight || !element.isConnected) {
      active = next;
      return show(next, isWide);
    }
    const before = element.getBoundingClientRect();
    const isOnScreen = before.top < innerHeight && before.bottom > 0;
    // A list that is on the screen is not pinned until it is off the screen.
    if (!wasPinned && isOnScreen) return;
    active = next;
    isWide = wide.matches;
    flushSync(() => show(next, isWide));
    const after = element.getBoundingClientRect();
    if (before.bottom < 0) scrollBy(0, after.bottom - before.bottom);
    else if (wasPinned && next !== null && before.top < 0)
      scrollBy(0, after.top + progressOf(before) * (after.height - innerHeight));
  };
  const update = () => {
    if (!wide.matches && !narrow.matches) return set(null);
    set(Math.min(steps - 1, Math.floor(progressOf(element.getBoundingClientRect()) * steps)));
  };
  update();
  const stop = onScroll(update);
  // After a resize, and for paper, which gets the list.
  for (const media of [wide, narrow]) media.addEventListener('change', update);
  return () => {
    for (const media of [wide, narrow]) media.removeEventListener('change', update);
    stop();
    set(null);
  };
}
