/**
 * What the scroll position starts or drives: elements that appear, and keyframes that follow the
 * scroll position. A part of `framer.ts`.
 */
import { animate, inView, scroll } from 'framer-motion/dom';
import { getMotion } from './motion.ts';
import { clearStyles } from './run-timeline.ts';
import { distance, duration, easing, groupLimit, opening, seconds, stagger } from './tokens.ts';

/**
 * Widens an image's clip path to its full size while it scrolls into view, from the moment at which
 * its top enters the screen until its end does.
 *
 * @returns function that removes the clip path
 */
export function expandOnScroll(element: HTMLElement): () => void {
  const animation = animate(element, { clipPath: [...opening] }, { ease: 'linear' });
  const stop = scroll(animation, { target: element, offset: ['start end', 'end end'] });
  return () => {
    stop();
    animation.cancel();
    clearStyles([element]);
  };
}

/** Pixels a second above which a visitor passes by: what comes on the screen is shown at its end. */
const fastScroll = 2000;

let scrollSpeed = 0;
let stopSpeed: (() => void) | undefined;

/** Follows the speed of the page's scrolling, for as long as the document lives. */
function followSpeed() {
  stopSpeed ??= scroll((_progress, { y }) => {
    scrollSpeed = Math.abs(y.velocity);
  });
}

/**
 * Animates an element in, once, when it is scrolled into view. It is hidden only shortly before,
 * when it is less than a screen below the screen; CSS does that by `data-reveal`, only on screens
 * (not in print) and in full motion. An element that a jump or fast scrolling passes is shown.
 *
 * @param order position in its group, which delays the start
 * @returns function that shows the element and stops observing it
 */
export function revealOnce(element: HTMLElement, order: number): () => void {
  followSpeed();
  const show = () => {
    stopNear();
    stopSeen?.();
    delete element.dataset.reveal;
  };
  let stopSeen: (() => void) | undefined;
  const stopNear = inView(
    element,
    (_element, { boundingClientRect }) => {
      // On the screen already, or above it: it is left alone for good.
      if (boundingClientRect.top < innerHeight) return show();
      element.dataset.reveal = '';
      stopSeen = inView(
        element,
        () => {
          const isAnimated = getMotion() === 'full' && scrollSpeed < fastScroll;
          if (isAnimated) reveal(element, order);
          show();
        },
        // A little inside the screen, so that the animation is seen.
        { margin: '0px 0px -8% 0px' },
      );
      return ({ boundingClientRect: left }) => {
        if (left.bottom < innerHeight) return show();
        stopSeen?.();
        delete element.dataset.reveal;
      };
    },
    { margin: '0px 0px 100% 0px' },
  );
  return show;
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
