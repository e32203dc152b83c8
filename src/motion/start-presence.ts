import { afterHydration } from '../lib/lazy.tsx';
import { whenMotionEnabled } from './motion.ts';
import { parts } from './presence.tsx';

/** Gives `presence.tsx` the components that animate, while motion is full. */
export function startPresence(): void {
  whenMotionEnabled(() =>
    afterHydration(
      () => import('./presence-parts.tsx'),
      (loaded) => {
        parts.set(loaded);
        return () => parts.set(null);
      },
    ),
  );
}
