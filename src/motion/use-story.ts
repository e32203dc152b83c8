import { type RefObject, useEffect } from 'react';
import { useMotion } from './motion.ts';
import type * as story from './story.ts';

/** Plays something of an element and returns what takes it back. */
type Scene = (of: typeof story, element: HTMLElement) => () => void;

/**
 * Plays a piece of the story in full motion and takes it back when that ends.
 * Until its code has arrived, and where it never arrives, the page stands as it is.
 *
 * @param play the same function in every render
 */
export function useStory(ref: RefObject<HTMLElement | null>, play: Scene) {
  const motion = useMotion();

  useEffect(() => {
    const element = ref.current;
    if (!element || motion !== 'full' || document.hidden) return;
    let left = false;
    let undo: (() => void) | undefined;
    import('./story.ts').then(
      (story) => {
        if (!left) undo = play(story, element);
      },
      () => {
        // The chunk did not arrive: nothing moves, nothing is missing.
      },
    );
    return () => {
      left = true;
      undo?.();
    };
  }, [ref, motion, play]);
}
