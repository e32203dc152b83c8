/**
 * Animations that the scroll position starts or drives: elements that appear, and keyframes that
 * follow the scroll position. Loaded only if motion is full.
 */

import { scroll } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';
import { getMotion } from './motion.ts';
import {
  distance,
  duration,
  easing,
  forward,
  groupLimit,
  opening,
  seconds,
  stagger,
} from './tokens.ts';

type Keyframes = Parameters<typeof animate>[1];

/**
 * Runs an element's keyframes by its position on the screen instead of by time, from the moment at
 * which its top enters the screen.
 *
 * @param end position at which the keyframes end, in Motion's notation: element edge, viewport edge
 * @returns function that removes the effect
 */
function animateByScroll(
  target: HTMLElement,
  keyframes: Keyframes,
  end: 'end end' | 'end start',
  times?: number[],
): () => void {
  const animation = animate(target, keyframes, { ease: 'linear', ...(times && { times }) });
  const stop = scroll(animation, { target, offset: ['start end', end] });
  return () => {
    stop();
    animation.cancel();
    for (const name of ['clip-path', 'opacity', 'scale', 'transform'])
      target.style.removeProperty(name);
  };
}

/**
 * Widens an image's clip path to its full size while it scrolls into view.
 *
 * @returns function that removes the clip path
 */
export const expandOnScroll = (element: HTMLElement): (() => void) =>
  animateByScroll(element, { clipPath: [...opening] }, 'end end');

/**
 * Everything above a line at 60 % of the viewport's height. The large margin at the top includes
 * elements that a jump has scrolled far above the screen.
 */
const aboveReadingLine = { rootMargin: '100000px 0px -40% 0px' };

/**
 * Observes which element of a list is the active one: the last whose top is above a line at 60 % of
 * the viewport's height. It is null while there is none or the list is off screen.
 *
 * @returns function that ends the observation and calls back with null
 */
export function observeActiveItem(
  list: HTMLElement,
  elements: readonly HTMLElement[],
  onChange: (element: HTMLElement | null) => void,
): () => void {
  const above = new Set<Element>();
  let isListVisible = false;
  const update = () =>
    onChange((isListVisible && elements.findLast((element) => above.has(element))) || null);
  const elementObserver = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      above[isIntersecting ? 'add' : 'delete'](target);
    update();
  }, aboveReadingLine);
  const listObserver = new IntersectionObserver((entries) => {
    isListVisible = entries.at(-1)?.isIntersecting ?? false;
    update();
  });
  for (const element of elements) elementObserver.observe(element);
  listObserver.observe(list);
  return () => {
    elementObserver.disconnect();
    listObserver.disconnect();
    onChange(null);
  };
}

/**
 * Scales each element by its distance from the middle of the screen, where it is largest.
 *
 * @returns function that removes the effect
 */
export function scaleOnScroll(elements: readonly HTMLElement[]): () => void {
  const { opacity, scale, times } = forward;
  const stops = elements.map((element) =>
    animateByScroll(element, { opacity: [...opacity], scale: [...scale] }, 'end start', [...times]),
  );
  const stopAll = () => {
    for (const stop of stops) stop();
  };
  // On paper no element should be scaled down.
  addEventListener('beforeprint', stopAll, { once: true });
  return () => {
    removeEventListener('beforeprint', stopAll);
    stopAll();
  };
}

/** Elements that have not appeared yet, with their position in their group. */
const waiting = new Map<HTMLElement, number>();

let revealObserver: IntersectionObserver | undefined;

function getRevealObserver(): IntersectionObserver {
  revealObserver ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        if (!isIntersecting) continue;
        const isAnimated = boundingClientRect.bottom > 0 && getMotion() === 'full';
        if (isAnimated) reveal(target as HTMLElement);
        else showNow(target as HTMLElement);
      }
    },
    // At the bottom, elements appear a little inside the screen, so that the animation is seen. At
    // the top, elements far above the screen are included, which the End key may have jumped over.
    { rootMargin: '100000% 0px -8% 0px' },
  );
  return revealObserver;
}

/** Shows an element and stops observing it. */
function showNow(element: HTMLElement) {
  waiting.delete(element);
  revealObserver?.unobserve(element);
  delete element.dataset.reveal;
}

/** Animates an element in and stops observing it. */
function reveal(element: HTMLElement) {
  const order = waiting.get(element);
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
  // After `animate`, which applies the first keyframe during the delay.
  showNow(element);
}

/**
 * Animates an element in, once, when it is scrolled into view. Does nothing if it is not below the
 * screen. Until then CSS hides it by `data-reveal`, only on screens (not in print) and in full
 * motion.
 *
 * @param order position in its group, which delays the start
 * @returns function that shows the element and stops observing it
 */
export function revealOnce(element: HTMLElement, order: number): () => void {
  if (element.getBoundingClientRect().top < window.innerHeight) return () => {};
  element.dataset.reveal = '';
  waiting.set(element, order);
  getRevealObserver().observe(element);
  return () => showNow(element);
}
