/** When an element comes near or is seen, and whether the page is scrolled past it. A part of `framer.ts`. */
import { inView, scroll } from 'framer-motion/dom';

/**
 * Tells whether an element is on the screen and its tab visible, whenever that changes, until the
 * signal is aborted.
 *
 * @param margin of the screen, as CSS
 */
export function whileSeen(
  element: Element,
  margin: string | undefined,
  signal: AbortSignal,
  tell: (isSeen: boolean) => void,
): void {
  let isOnScreen = false;
  const update = () => tell(isOnScreen && !document.hidden);
  const set = (value: boolean) => {
    isOnScreen = value;
    update();
  };
  document.addEventListener('visibilitychange', update, { signal });
  const stop = inView(
    element,
    () => {
      set(true);
      return () => set(false);
    },
    margin ? { margin: margin as '0px' } : {},
  );
  signal.addEventListener('abort', stop);
}

/** Pixels a second above which a visitor passes by: what comes on the screen is shown at its end. */
const fastScroll = 2000;

let scrollSpeed = 0;
let isFollowingSpeed = false;

/** Whether the page is scrolled so fast that nothing begins. From the first call it is followed. */
export function isScrolledFast(): boolean {
  if (!isFollowingSpeed) {
    isFollowingSpeed = true;
    scroll((_progress: number, { y }: { y: { velocity: number } }) => {
      scrollSpeed = Math.abs(y.velocity);
    });
  }
  return scrollSpeed > fastScroll;
}

/**
 * Calls back when an element is less than a screen below the screen, so that its first keyframe can
 * be applied before it is seen. An element that is on the screen already, or above, is left alone.
 *
 * @param prepare called each time it comes near; returns what ends the preparation when the element
 *   has been passed unseen, or is far away again
 * @returns function that stops waiting, and ends the preparation
 */
export function whenNearBelow(element: Element, prepare: () => () => void): () => void {
  let end: (() => void) | undefined;
  const waiting = new AbortController();
  const stopWaiting = () => waiting.abort();
  const stop = inView(
    element,
    (_element, { boundingClientRect }) => {
      if (boundingClientRect.top < innerHeight) return stopWaiting();
      end = prepare();
      return ({ boundingClientRect: left }) => {
        end?.();
        if (left.top < innerHeight) stopWaiting();
      };
    },
    { margin: '0px 0px 100% 0px' },
  );
  waiting.signal.addEventListener('abort', stop);
  return () => {
    stopWaiting();
    end?.();
  };
}
