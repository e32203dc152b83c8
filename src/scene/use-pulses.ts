import { type RefObject, useEffect } from 'react';
import { afterHydration } from '../lib/lazy.tsx';
import { whenMotionEnabled } from '../motion/motion.ts';
import type { Layout } from './shared/diagram.ts';
import type { ShotName } from './shared/shots.ts';

/** Lets pulses run along a drawing's flow in full motion. Their code comes when there is something to move. */
export function usePulses(
  ref: RefObject<HTMLElement | null>,
  shot: ShotName,
  layout: Layout | undefined,
) {
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    return whenMotionEnabled(() =>
      afterHydration(
        () => import('./pulses.ts'),
        ({ followPulses }) => followPulses(box, shot, layout),
      ),
    );
  }, [ref, shot, layout]);
}
