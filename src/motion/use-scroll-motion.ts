import { type RefObject, useEffect } from 'react';
import { afterFirstInput } from '../lib/lazy.tsx';
import { whenMotionEnabled } from './motion.ts';
import type * as scrollMotion from './scroll-motion.ts';

/**
 * Starts an animation of an element with `scroll-motion.ts`, and returns a function that ends it.
 */
type StartAnimation = (motion: typeof scrollMotion, element: HTMLElement) => () => void;

/**
 * Runs a scroll animation while motion is full. If its code fails to load, the page is not
 * animated.
 *
 * @param start must be the same function in every render, because a new one restarts the animation
 */
export function useScrollMotion(ref: RefObject<HTMLElement | null>, start: StartAnimation) {
  useEffect(() => {
    const element = ref.current;
    if (!element || document.hidden) return;
    return whenMotionEnabled(() =>
      afterFirstInput(
        () => import('./timelines.ts'),
        (motion) => start(motion, element),
      ),
    );
  }, [ref, start]);
}
