import { type RefObject, useEffect, useState } from 'react';
import { useMotion } from '../../motion/motion.ts';
import { clock } from '../../motion/tokens.ts';
import { useOnScreen } from '../../motion/use-on-screen.ts';
import { pulseScene } from '../../scene/index.tsx';

const firstCount = 14_376;
const largestIncrement = 3;

/**
 * The count: from 14376, plus 1 to 3 every 3 s, and one pulse into the core at
 * each tick. Only in full motion and while it is on screen.
 */
export function useProjectCount(ref: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(firstCount);
  const onScreen = useOnScreen(ref);
  const ticking = useMotion() === 'full' && onScreen;

  useEffect(() => {
    if (!ticking) return;
    const timer = setInterval(() => {
      setCount((count) => count + 1 + Math.floor(Math.random() * largestIncrement));
      pulseScene();
    }, clock.counterTick);
    return () => clearInterval(timer);
  }, [ticking]);

  return count;
}
