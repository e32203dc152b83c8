/**
 * What the scroll position starts or drives: elements that appear, and keyframes that follow the
 * scroll position. A part of `framer.ts`.
 */
import { animate, inView, scroll } from 'framer-motion/dom';
import { getMotion } from './motion.ts';
import { cancelAll, clearStyles, isScrolledFast, whenNearBelow } from './run-timeline.ts';
import {
  distance,
  drift,
  duration,
  easing,
  groupLimit,
  opening,
  seconds,
  stagger,
} from './tokens.ts';

type Keyframes = Record<string, (string | number)[]>;
type ScrollOffset = NonNullable<NonNullable<Parameters<typeof scroll>[1]>['offset']>;

/**
 * Runs an element's keyframes by the position of a target on the screen instead of by time.
 *
 * @param offset positions of the target at which they begin and end, in framer-motion's notation:
 *   edge of the target, edge of the screen
 * @param times place of each keyframe between them, 0 to 1; by default evenly spaced
 * @returns function that removes the effect
 */
export function followScroll(
  element: HTMLElement,
  keyframes: Keyframes,
  offset: ScrollOffset,
  target: HTMLElement = element,
  times?: readonly number[],
): () => void {
  const animation = animate(element, keyframes, {
    ease: 'linear',
    ...(times && { times: [...times] }),
  });
  const stop = scroll(animation, { target, offset });
  const end = () => {
    removeEventListener('beforeprint', end);
    stop();
    cancelAll([animation], [element]);
  };
  // On paper an element stands where the page has it.
  addEventListener('beforeprint', end);
  return end;
}

/**
 * Widens an image's clip path to its full size while it scrolls into view, from the moment at which
 * its top enters the screen until its end does.
 */
export const expandOnScroll = (element: HTMLElement): (() => void) =>
  followScroll(element, { clipPath: [...opening] }, ['start end', 'end end']);

/** Moves a picture by a few percent inside its frame while the frame crosses the screen. */
export const driftOnScroll = (frame: HTMLElement, picture: HTMLElement): (() => void) =>
  followScroll(picture, { transform: [...drift] }, ['start end', 'end start'], frame);

/**
 * Animates an element in, once, when it is scrolled into view. It is hidden only shortly before;
 * CSS does that by `data-reveal`, only on screens (not in print) and in full motion. An element that
 * a jump or fast scrolling passes is shown.
 *
 * @param order position in its group, which delays the start
 * @returns function that shows the element and stops observing it
 */
export function revealOnce(element: HTMLElement, order: number): () => void {
  isScrolledFast();
  return whenNearBelow(element, () => {
    element.dataset.reveal = '';
    const show = () => {
      stop();
      delete element.dataset.reveal;
    };
    const stop = inView(
      element,
      () => {
        if (getMotion() === 'full' && !isScrolledFast()) reveal(element, order);
        show();
      },
      // A little inside the screen, so that the animation is seen.
      { margin: '0px 0px -8% 0px' },
    );
    return show;
  });
}

/** Animates an element in. Its first keyframe is applied before `data-reveal` is removed. */
function reveal(element: HTMLElement, order: number) {
  const delay = Math.min(order * stagger.loose, groupLimit - duration.enter);
  animate(
    element,
    { opacity: [0, 1], transform: [`translateY(${distance.step}px)`, 'translateY(0px)'] },
    { duration: seconds(duration.enter), delay: seconds(Math.max(0, delay)), ease: easing.out },
  ).then(() => clearStyles([element]));
}
