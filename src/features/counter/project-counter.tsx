import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMotion } from '../../motion/motion.ts';
import { clock } from '../../motion/tokens.ts';
import { useOnScreen } from '../../motion/use-on-screen.ts';
import { emitPulse } from '../../scene/index.tsx';
import { RollingNumber } from './rolling-number.tsx';

const firstCount = 14_376;
const largestIncrement = 3;

/**
 * The count: from 14376, plus 1 to 3 every 3 s, and one pulse into the core at
 * each tick. Only in full motion and while it is on screen.
 */
function useProjectCount(ref: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(firstCount);
  const onScreen = useOnScreen(ref);
  const ticking = useMotion() === 'full' && onScreen;

  useEffect(() => {
    if (!ticking) return;
    const timer = setInterval(() => {
      setCount((count) => count + 1 + Math.floor(Math.random() * largestIncrement));
      emitPulse();
    }, clock.counterTick);
    return () => clearInterval(timer);
  }, [ticking]);

  return count;
}

interface ProjectCounterProps {
  label: string;
  /** Said once to assistive technology, in place of a figure that keeps moving. */
  sentence: string;
  className?: string;
}

/** The decorative project counter. */
export function ProjectCounter({ label, sentence, className }: ProjectCounterProps) {
  const ref = useRef<HTMLDivElement>(null);
  const count = useProjectCount(ref);
  return (
    <div ref={ref} data-claim="counter" className={className}>
      <p className="sr-only">{sentence}</p>
      <p className="type-label text-muted">{label}</p>
      <div aria-hidden="true" data-count={count}>
        <RollingNumber value={count} />
      </div>
    </div>
  );
}
