import { type RefObject, useEffect } from 'react';
import { afterHydration } from '../lib/lazy.tsx';
import type * as framer from './framer.ts';
import { whenMotionEnabled } from './motion.ts';

/** Starts an animation of an element with `framer.ts`, and returns a function that ends it. */
export type StartAnimation = (motion: typeof framer, element: HTMLElement) => () => void;

/**
 * Runs an animation of an element while motion is full. Its code comes after hydration. If that
 * fails, the page is not animated.
 *
 * @param start must be the same function in every render, because a new one restarts the animation
 */
export function useScrollMotion(ref: RefObject<HTMLElement | null>, start: StartAnimation) {
  useEffect(() => {
    const element = ref.current;
    if (!element || document.hidden) return;
    return whenMotionEnabled(() =>
      afterHydration(
        () => import('./framer.ts'),
        (motion) => start(motion, element),
      ),
    );
  }, [ref, start]);
}
