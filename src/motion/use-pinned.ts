import { type RefObject, useEffect, useState } from 'react';
import { onScroll } from '../lib/on-scroll.ts';
import { whileFull } from './motion.ts';

/** Screens with room for all steps at once; elsewhere they are a list. */
const roomy = '(min-width: 64rem) and (min-height: 44rem)';

/**
 * Which step of a pinned sequence the scroll position has reached. The element is as
 * tall as the sequence lasts; what is pinned inside it is one screen tall.
 *
 * @returns index of the step, or null while nothing is pinned: in calm motion,
 *   on small screens, before this code runs
 */
export function usePinned(ref: RefObject<HTMLElement | null>, steps: number): number | null {
  const [active, setActive] = useState<number | null>(null);

  useEffect(
    () =>
      whileFull(() => {
        const room = matchMedia(roomy);
        const follow = () => {
          const box = ref.current?.getBoundingClientRect();
          if (!box) return;
          if (!room.matches) return setActive(null);
          const travel = Math.max(1, box.height - innerHeight);
          const progress = Math.min(1, Math.max(0, -box.top / travel));
          setActive(Math.min(steps - 1, Math.floor(progress * steps)));
        };
        follow();
        // Also called after a resize, the only way in which `room` changes.
        const stop = onScroll(follow);
        return () => {
          stop();
          setActive(null);
        };
      }),
    [ref, steps],
  );

  return active;
}
