import { type RefObject, useEffect } from 'react';
import { startLater } from '../lib/start-later.ts';
import { whileFull } from './motion.ts';
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
  useEffect(() => {
    const element = ref.current;
    if (!element || document.hidden) return;
    return whileFull(() =>
      startLater(
        () => import('./story.ts'),
        (story) => play(story, element),
      ),
    );
  }, [ref, play]);
}
