/**
 * Motion that the scroll position starts or drives: elements that enter, a headline that plays once,
 * keyframes that follow the position, and pinned steps. Loaded in full motion only.
 */

import { scroll } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';
import { flushSync } from 'react-dom';
import { onScroll } from '../lib/raf-throttle.ts';
import { getMotion } from './motion.ts';
import {
  distance,
  duration,
  easing,
  forward,
  groupLimit,
  headlineWidth,
  opening,
  seconds,
  stagger,
} from './tokens.ts';

/**
 * Animates the width axis of a headline's letters, line by line: narrower, then as wide as before. Its
 * lines keep their place.
 *
 * @returns stops it where the page was prerendered
 */
export function settleHeadline(lines: readonly HTMLElement[]): () => void {
  const animations = lines.map((line, index) =>
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
    for (const animation of animations) animation.cancel();
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
 * Widens a picture's clip path to the full width while it scrolls into view.
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
 * Scales each element by its distance from the middle of the screen, where it is largest.
 *
 * @returns removes the effect
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

/** Elements that are still hidden, with their place in their group. */
const hidden = new Map<HTMLElement, number>();

let observer: IntersectionObserver | undefined;

function observe(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        if (!isIntersecting) continue;
        const isSeen = boundingClientRect.bottom > 0 && getMotion() === 'full';
        if (isSeen) enter(target as HTMLElement);
        else release(target as HTMLElement);
      }
    },
    // A little inside the screen, so that the movement is seen; and all that lies above it, which
    // the End key or a slow frame may have jumped over.
    { rootMargin: '100000% 0px -8% 0px' },
  );
  return observer;
}

/** Shows an element without animation from now on. */
function release(element: HTMLElement) {
  hidden.delete(element);
  observer?.unobserve(element);
  delete element.dataset.reveal;
}

function enter(element: HTMLElement) {
  const order = hidden.get(element);
  if (order === undefined) return;
  const delay = Math.min(order * stagger.loose, groupLimit - duration.enter);
  animate(
    element,
    { opacity: [0, 1], transform: [`translateY(${distance.step}px)`, 'translateY(0px)'] },
    { duration: seconds(duration.enter), delay: seconds(Math.max(0, delay)), ease: easing.out },
  ).then(() => {
    element.style.removeProperty('opacity');
    element.style.removeProperty('transform');
  });
  // After `animate`, which also holds the first keyframe during the delay.
  release(element);
}

/**
 * Lets an element that is still below the screen enter once. `data-reveal` hides it until
 * then, on screens and in full motion only: paper has no scroll position, and who
 * asks for reduced motion in the middle of a page gets the rest of it as it is.
 *
 * @param order place in its group, for the stagger
 * @returns undo: shows the element and forgets it
 */
export function revealOnce(element: HTMLElement, order: number): () => void {
  if (element.getBoundingClientRect().top < window.innerHeight) return () => {};
  element.dataset.reveal = '';
  hidden.set(element, order);
  observe().observe(element);
  return () => release(element);
}
