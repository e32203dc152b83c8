/**
 * Pinned sequences of steps: which step belongs to the scroll position, and whether there is room to
 * pin. A part of its own, because only one page pins.
 */
import { flushSync } from 'react-dom';
import { onScroll } from '../lib/raf-throttle.ts';

/** Screens that are large enough for a pinned sequence. On others its steps are a list. */
const pinnedMedia = 'screen and (min-width: 64rem) and (min-height: 44rem)';

/**
 * Pins a list of steps on large screens, and renders the step that belongs to the scroll position.
 * Pinning makes the element higher. If it is above the screen at that moment, this function
 * corrects the scroll position, which the browser's scroll anchoring does not do here.
 *
 * @param show renders the active step, or the list that is not pinned for null
 * @returns function that ends it and renders the list
 */
export function followPinnedSteps(
  element: HTMLElement,
  steps: number,
  show: (active: number | null) => void,
): () => void {
  const canPin = matchMedia(pinnedMedia);
  let active: number | null = null;
  const set = (next: number | null) => {
    const changesHeight = (next === null) !== (active === null);
    if (!changesHeight || !element.isConnected) {
      active = next;
      return show(next);
    }
    const { top, bottom } = element.getBoundingClientRect();
    // A list that is on the screen is not pinned until it is off the screen.
    if (next !== null && top < innerHeight && bottom > 0) return;
    active = next;
    flushSync(() => show(next));
    if (bottom < 0) scrollBy(0, element.getBoundingClientRect().bottom - bottom);
  };
  const update = () => {
    if (!canPin.matches) return set(null);
    const { top, height } = element.getBoundingClientRect();
    const progress = Math.min(1, Math.max(0, -top / Math.max(1, height - innerHeight)));
    set(Math.min(steps - 1, Math.floor(progress * steps)));
  };
  update();
  const stop = onScroll(update);
  // After a resize, and for paper, which gets the list.
  canPin.addEventListener('change', update);
  return () => {
    canPin.removeEventListener('change', update);
    stop();
    set(null);
  };
}
