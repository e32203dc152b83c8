import { type RefObject, useEffect, useState } from 'react';
import { onScroll } from '../../lib/raf-throttle.ts';
import { getMotion, runInMotion } from '../../motion/motion.ts';
import { question as beats } from '../../motion/tokens.ts';

/** Where full motion pins the questions, as the variant `pinned` in `utilities.css`. */
const pinnedMedia =
  'screen and (prefers-reduced-motion: no-preference) and (((width >= 64rem) and (height >= 44rem)) or ((width < 64rem) and (height >= 36rem)))';

/** Whether the questions are sheets or a stage at present, and not a list. */
const arePinned = () => getMotion() === 'full' && matchMedia(pinnedMedia).matches;

/** Scroll length of one question while they are pinned, in px. */
const lengthOf = ({ height }: DOMRect, count: number) => (height - innerHeight) / count;

/** Index of the question that is read, in each of the layouts. */
function readIndex(root: HTMLElement, rect: DOMRect): number {
  const items = [...root.querySelectorAll('li')];
  const index = arePinned()
    ? Math.floor(-rect.top / lengthOf(rect, items.length))
    : items.findIndex((item) => item.getBoundingClientRect().bottom > innerHeight / 2);
  return Math.min(items.length - 1, Math.max(0, index));
}

function scrollToQuestion(root: HTMLElement, index: number, behavior: ScrollBehavior = 'auto') {
  const rect = root.getBoundingClientRect();
  const items = root.querySelectorAll('li');
  if (!arePinned()) return items[index]?.scrollIntoView({ block: 'center', behavior });
  const top = scrollY + rect.top + (index + beats.held) * lengthOf(rect, items.length);
  scrollTo({ top, behavior });
}

/** Whether the browser keeps what is read in its place when something above it changes its height. */
const anchorsScroll = () => CSS.supports('overflow-anchor', 'auto');

/**
 * Keeps the reader's place when the height of the questions changes, by a switch of motion or by a
 * resize: the question that is read stays, and so does what is below the questions, also in a browser
 * without scroll anchoring.
 *
 * @returns function that ends it
 */
function keepPlace(root: HTMLElement): () => void {
  const measure = () => {
    const rect = root.getBoundingClientRect();
    return { rect, index: readIndex(root, rect) };
  };
  let before = measure();
  const observer = new ResizeObserver(() => {
    const { top, bottom, height } = before.rect;
    const after = root.getBoundingClientRect();
    if (after.height !== height) {
      if (bottom <= 0) {
        if (!anchorsScroll()) scrollBy({ top: after.bottom - bottom, behavior: 'instant' });
      } else if (top < 0) scrollToQuestion(root, before.index, 'instant');
    }
    before = measure();
  });
  observer.observe(root);
  const stop = onScroll(() => {
    // A resize that changes the height is the observer's.
    if (root.getBoundingClientRect().height === before.rect.height) before = measure();
  });
  return () => {
    observer.disconnect();
    stop();
  };
}

const loadAnimation = () => import('../../motion/framer.ts');

/**
 * Hook: the question that the scroll position shows, once the code that animates the questions is
 * there.
 *
 * @returns `active`: its index; null while the questions are a list or sheets, because motion is
 *   reduced, the screen is low, or the code came while they were read; and `goTo`, which scrolls to a
 *   question
 */
export function usePinnedQuestion(ref: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState<number | null>(null);
  useEffect(() => (ref.current ? keepPlace(ref.current) : undefined), [ref]);
  useEffect(
    () =>
      runInMotion(loadAnimation, () => {
        const root = ref.current;
        if (!root) return;
        let isStage = false;
        const update = () => {
          const rect = root.getBoundingClientRect();
          // Nothing changes before the reader's eyes; a screen's height is not always whole pixels.
          isStage ||= rect.bottom <= 1 || rect.top >= innerHeight - 1;
          isStage &&= arePinned();
          setActive(isStage ? readIndex(root, rect) : null);
        };
        update();
        const stop = onScroll(update);
        return () => {
          stop();
          setActive(null);
        };
      }),
    [ref],
  );
  return {
    active,
    goTo: (index: number) => {
      if (ref.current) scrollToQuestion(ref.current, index);
    },
  };
}
