import { type RefObject, useEffect } from 'react';
import { afterFirstInput } from '../lib/lazy.tsx';
import { whenMotionEnabled } from './motion.ts';
import type * as timelines from './timelines.ts';

/**
 * Starts an animation of an element with `timelines.ts`, and returns a function that ends it.
 */
export type StartAnimation = (motion: typeof timelines, element: HTMLElement) => () => void;

/**
 * Runs an animation of an element while motion is full. Its code is loaded at the first input. If
 * that fails, the page is not animated.
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
