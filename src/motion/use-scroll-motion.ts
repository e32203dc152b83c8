import { type RefObject, useEffect } from 'react';
import { afterHydration } from '../lib/lazy.tsx';
import { whenMotionEnabled } from './motion.ts';
import type * as scrollMotion from './scroll-motion.ts';

/** Starts a motion of an element and returns what ends it. */
type Play = (motion: typeof scrollMotion, element: HTMLElement) => () => void;

/**
 * Starts a motion of `scroll-motion.ts` where motion is full, and ends it when motion becomes reduced.
 * Without its code the page is shown unmoved.
 *
 * @param play the same function in every render
 */
export function useScrollMotion(ref: RefObject<HTMLElement | null>, play: Play) {
  useEffect(() => {
    const element = ref.current;
    if (!element || document.hidden) return;
    return whenMotionEnabled(() =>
      afterHydration(
        () => import('./timelines.ts'),
        (motion) => play(motion, element),
      ),
    );
  }, [ref, play]);
}
