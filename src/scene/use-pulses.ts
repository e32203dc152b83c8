import { type RefObject, useEffect } from 'react';
import { useMotion } from '../motion/motion.ts';
import type { Layout } from './shared/diagram.ts';
import type { ShotName } from './shared/shots.ts';

/** Lets pulses run along a drawing's flow in full motion. Their code comes when there is something to move. */
export function usePulses(
  ref: RefObject<HTMLElement | null>,
  shot: ShotName,
  layout: Layout | undefined,
) {
  const motion = useMotion();

  useEffect(() => {
    const box = ref.current;
    if (motion === 'calm' || !box) return;
    let hasLeft = false;
    let stop: (() => void) | undefined;
    import('./pulses.ts').then(
      ({ followPulses }) => {
        if (!hasLeft) stop = followPulses(box, shot, layout);
      },
      () => {
        // The chunk did not arrive: the drawing stands still.
      },
    );
    return () => {
      hasLeft = true;
      stop?.();
    };
  }, [ref, motion, shot, layout]);
}
