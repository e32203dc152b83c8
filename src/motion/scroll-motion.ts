/** Keyframes that follow the scroll position. A part of `framer.ts`. */
import { animate, scroll } from 'framer-motion/dom';
import { cancelAll } from './run-timeline.ts';

/** Clip path of an image that widens while it scrolls into view. */
const opening = ['inset(5% 16%)', 'inset(0% 0%)'] as const;

/** Transforms of a picture that moves by 6% inside its frame while the frame crosses the screen. */
const drift = ['translateY(-3%) scale(1.06)', 'translateY(3%) scale(1.06)'] as const;

type Keyframes = Record<string, (string | number)[]>;
type ScrollOffset = NonNullable<NonNullable<Parameters<typeof scroll>[1]>['offset']>;

/**
 * Runs an element's keyframes by the position of a target on the screen instead of by time.
 *
 * @param offset positions of the target at which they begin and end, in framer-motion's notation:
 *   place on the target, edge of the screen. With the screen's `start` and `end` the browser itself
 *   runs transform, opacity and clip path; at another place each frame would take code.
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
