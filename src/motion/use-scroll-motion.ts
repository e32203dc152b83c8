import { type RefObject, useEffect, useRef } from 'react';
import type * as framer from './framer.ts';
import { runInMotion } from './motion.ts';

/** Starts an animation of an element with `framer.ts`, and returns a function that ends it. */
export type StartAnimation = (motion: typeof framer, element: HTMLElement) => () => void;

const load = () => import('./framer.ts');

/**
 * Runs an animation of an element while motion is full. Its code comes after hydration. If that
 * fails, the page is not animated.
 *
 * @param start must be the same function in every render, because a new one restarts the animation;
 *   null runs none
 */
export function useScrollMotion(ref: RefObject<HTMLElement | null>, start: StartAnimation | null) {
  useEffect(() => {
    const element = ref.current;
    if (element && start) return runInMotion(load, (motion) => start(motion, element));
  }, [ref, start]);
}

/** Hook: ref to the code that animates; null before it has come and in reduced motion. */
export function useMotionCode(): RefObject<typeof framer | null> {
  const code = useRef<typeof framer>(null);
  useEffect(
    () =>
      runInMotion(load, (motion) => {
        code.current = motion;
        return () => {
          code.current = null;
        };
      }),
    [],
  );
  return code;
}
