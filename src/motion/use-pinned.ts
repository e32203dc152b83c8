import { type RefObject, useEffect, useState } from 'react';
import { afterHydration } from '../lib/lazy.tsx';
import { whenMotionEnabled } from './motion.ts';

/**
 * Which step of a pinned sequence the scroll position has reached. The element is as
 * tall as the sequence lasts; what is pinned inside it is one screen tall.
 *
 * @returns index of the step, or null while nothing is pinned: with reduced motion,
 *   on small screens, before this code runs
 */
export function usePinned(ref: RefObject<HTMLElement | null>, steps: number): number | null {
  const [active, setActive] = useState<number | null>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return whenMotionEnabled(() =>
      afterHydration(
        () => import('./timelines.ts'),
        ({ followPinnedSteps }) => followPinnedSteps(element, steps, setActive),
      ),
    );
  }, [ref, steps]);

  return active;
}
