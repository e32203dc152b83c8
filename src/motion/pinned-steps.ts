import { flushSync } from 'react-dom';
import { onScroll } from '../lib/raf-throttle.ts';

/** Screens with room for all steps of a pinned sequence at once; elsewhere they are a list. */
const roomy = '(min-width: 64rem) and (min-height: 44rem)';

/**
 * Tells which step of a pinned sequence the scroll position has reached. What is on the screen below
 * the element keeps its place while the element becomes as high as the sequence, and as it was: the
 * browser's own scroll anchoring does not see to it, since positions inside the element change too.
 *
 * @param show renders the step; null for a list that is not pinned
 * @returns ends it with the list
 */
export function followPinnedSteps(
  element: HTMLElement,
  steps: number,
  show: (active: number | null) => void,
): () => void {
  const room = matchMedia(roomy);
  let active: number | null = null;
  const set = (next: number | null) => {
    const changesHeight = (next === null) !== (active === null);
    if (!changesHeight || !element.isConnected) {
      active = next;
      return show(next);
    }
    const { top, bottom } = element.getBoundingClientRect();
    // A list that is on the screen is pinned only after it has left it.
    if (next !== null && top < innerHeight && bottom > 0) return;
    active = next;
    flushSync(() => show(next));
    if (bottom < 0) scrollBy(0, element.getBoundingClientRect().bottom - bottom);
  };
  const follow = () => {
    if (!room.matches) return set(null);
    const { top, height } = element.getBoundingClientRect();
    const progress = Math.min(1, Math.max(0, -top / Math.max(1, height - innerHeight)));
    set(Math.min(steps - 1, Math.floor(progress * steps)));
  };
  follow();
  // Also called after a resize, the only way in which `room` changes.
  const stop = onScroll(follow);
  return () => {
    stop();
    set(null);
  };
}
