import { type RefObject, useEffect } from 'react';
import { getMotion, subscribeMotion } from './motion.ts';

/**
 * Lets a drawing draw itself once, when it comes on screen, in full motion.
 * The markup is the finished drawing: without code, in print and in
 * calm motion it is complete and still.
 */
export function useSequence(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const root = ref.current;
    if (!root) return;
    let stop: (() => void) | undefined;
    let left = false;
    const start = () => {
      if (stop || left || getMotion() !== 'full' || document.hidden) return;
      import('./sequencer.ts').then(
        ({ sequenceOnce }) => {
          if (!left && getMotion() === 'full') stop = sequenceOnce(root);
        },
        () => {
          // The chunk did not arrive: the drawing simply stays.
        },
      );
    };
    start();
    // The first page is calm until the setting has been read.
    const unsubscribe = subscribeMotion(start);
    return () => {
      left = true;
      unsubscribe();
      stop?.();
    };
  }, [ref]);
}
