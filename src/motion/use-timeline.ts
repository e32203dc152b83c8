import { type RefObject, useEffect } from 'react';
import { afterHydration } from '../lib/lazy.tsx';
import { getMotion, subscribeMotion } from './motion.ts';

/**
 * Lets a drawing draw itself once, when it comes on screen, in full motion.
 * The markup is the finished drawing: without code, in print and in
 * reduced motion it is complete and still.
 */
export function useTimeline(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const root = ref.current;
    if (!root) return;
    let stop: (() => void) | undefined;
    const start = () => {
      if (stop || getMotion() !== 'full' || document.hidden) return;
      stop = afterHydration(
        () => import('./timelines.ts'),
        ({ sequenceOnce }) => {
          if (getMotion() === 'full') return sequenceOnce(root);
          // Reduced motion was chosen while the code was on its way: full motion may come back.
          stop = undefined;
          return undefined;
        },
      );
    };
    start();
    // The first page has reduced motion until the setting has been read.
    const unsubscribe = subscribeMotion(start);
    return () => {
      unsubscribe();
      stop?.();
    };
  }, [ref]);
}
