import { type FocusEvent, type RefObject, useEffect, useState } from 'react';
import { useMotion } from '../../motion/motion.ts';
import { clock } from '../../motion/tokens.ts';
import { useOnScreen } from '../../motion/use-on-screen.ts';
import { useSceneEffect } from '../../scene/index.tsx';

/**
 * Index that goes round 0 … count−1, one step every 800 ms. It runs only in the
 * full motion, on screen, in a visible tab, without pointer or focus on it,
 * and until the visitor pauses it or holds a step.
 *
 * @param ref   element that must be on screen
 * @param count number of steps
 */
export function useCycle(ref: RefObject<HTMLElement | null>, count: number) {
  const full = useMotion() === 'full';
  const [active, setActive] = useState(count - 1);
  const [wanted, setWanted] = useState(true);
  const [touched, setTouched] = useState(false);
  const onScreen = useOnScreen(ref);
  const ticking = full && wanted && onScreen && !touched;

  useEffect(() => {
    if (!ticking) return;
    const timer = setInterval(() => setActive((index) => (index + 1) % count), clock.pipelineStep);
    return () => clearInterval(timer);
  }, [ticking, count]);

  // Stillness shows the whole way: nothing is left dark where it happened to stop.
  useEffect(() => {
    if (!full) setActive(count - 1);
  }, [full, count]);

  useSceneEffect({ step: onScreen ? active : null });

  return {
    active,
    /** Whether the visitor lets it run. */
    running: wanted,
    /** Whether there is anything to pause. */
    pause: full,
    toggle: () => setWanted((isWanted) => !isWanted),
    /** Stops at a step and stays there. */
    hold: (index: number) => {
      setActive(index);
      setWanted(false);
    },
    bind: {
      onPointerEnter: () => setTouched(true),
      onPointerLeave: () => setTouched(false),
      onFocus: () => setTouched(true),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setTouched(false);
      },
    },
  };
}
