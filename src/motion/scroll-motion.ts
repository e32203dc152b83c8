/**
 * Motion of home's sections: a headline that plays once, and keyframes that follow the scroll position.
 * Loaded in full motion only.
 */
import { scroll } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';
import { duration, easing, forward, headlineWidth, opening, seconds, stagger } from './tokens.ts';

/**
 * Line by line the letters of a headline become narrower along the width axis and then as wide as
 * before. It is never faded and nothing around it moves.
 *
 * @returns stops it where the page was prerendered
 */
export function settleHeadline(lines: readonly HTMLElement[]): () => void {
  const breaths = lines.map((line, index) =>
    animate(
      line,
      { fontStretch: [...headlineWidth] },
      {
        duration: seconds(duration.headline),
        delay: seconds(index * stagger.loose),
        ease: easing['in-out'],
      },
    ),
  );
  return () => {
    for (const breath of breaths) breath.cancel();
  };
}

type Keyframes = Parameters<typeof animate>[1];

/** Runs an element's keyframes by its position on the screen instead of by time. @returns ends it */
function byScroll(
  target: HTMLElement,
  keyframes: Keyframes,
  end: 'end end' | 'end start',
  times?: number[],
): () => void {
  const motion = animate(target, keyframes, { ease: 'linear', ...(times && { times }) });
  const stop = scroll(motion, { target, offset: ['start end', end] });
  return () => {
    stop();
    motion.cancel();
    for (const name of ['clip-path', 'opacity', 'scale', 'transform'])
      target.style.removeProperty(name);
  };
}

/**
 * A picture opens from a window to the whole width of the page as it comes up, and is open when all of it is seen.
 *
 * @returns leaves it open
 */
export const expandOnScroll = (element: HTMLElement): (() => void) =>
  byScroll(element, { clipPath: [...opening] }, 'end end');

/** All above a line a little below the middle of the screen, however far above. */
const reached = { rootMargin: '100000px 0px -40% 0px' };

/**
 * Tells which element of a list was the last to come up to the middle of the screen, also after a
 * jump over some of them, and null while none has or the list is not on the screen.
 *
 * @returns ends it, and tells null
 */
export function observeActiveItem(
  list: HTMLElement,
  elements: readonly HTMLElement[],
  tell: (element: HTMLElement | null) => void,
): () => void {
  const above = new Set<Element>();
  let isSeen = false;
  const tellLast = () =>
    tell((isSeen && elements.findLast((element) => above.has(element))) || null);
  const places = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      above[isIntersecting ? 'add' : 'delete'](target);
    tellLast();
  }, reached);
  const screen = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? false;
    tellLast();
  });
  for (const element of elements) places.observe(element);
  screen.observe(list);
  return () => {
    places.disconnect();
    screen.disconnect();
    tell(null);
  };
}

/**
 * Each element is nearest while it stands in the middle of the screen, and steps back
 * above and below it.
 *
 * @returns leaves them all where they stand without it
 */
export function scaleOnScroll(elements: readonly HTMLElement[]): () => void {
  const { opacity, scale, times } = forward;
  const stops = elements.map((element) =>
    byScroll(element, { opacity: [...opacity], scale: [...scale] }, 'end start', [...times]),
  );
  const stopAll = () => {
    for (const stop of stops) stop();
  };
  // Paper has no scroll position.
  addEventListener('beforeprint', stopAll, { once: true });
  return () => {
    removeEventListener('beforeprint', stopAll);
    stopAll();
  };
}
