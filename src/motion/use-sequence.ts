import { type RefObject, useEffect } from 'react';
import { getExperience, subscribeExperience } from './experience.ts';

/**
 * Lets a drawing draw itself once, when it comes on screen, in the full experience.
 * The markup is the finished drawing: without code, in print and in the
 * simplified view it is complete and still.
 */
export function useSequence(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const root = ref.current;
    if (!root) return;
    let stop: (() => void) | undefined;
    let left = false;
    const start = () => {
      if (stop || left || getExperience() !== 'full' || document.hidden) return;
      import('./sequencer.ts').then(
        ({ sequenceOnce }) => {
          if (!left && getExperience() === 'full') stop = sequenceOnce(root);
        },
        () => {
          // The chunk did not arrive: the drawing simply stays.
        },
      );
    };
    start();
    // The first page is simplified until the device has been judged.
    const unsubscribe = subscribeExperience(start);
    return () => {
      left = true;
      unsubscribe();
      stop?.();
    };
  }, [ref]);
}
