import { type FocusEvent, type RefObject, useEffect, useState } from 'react';
import { useMotion } from '../../../motion/motion.ts';
import { clock } from '../../../motion/tokens.ts';
import { useOnScreen } from '../../../motion/use-on-screen.ts';
import { useSceneEffect } from '../../../scene/index.tsx';

/**
 * Index of the stage that is lit. Until the visitor plays it goes round 0 … count−1, one stage
 * every 800 ms: only in full motion, on screen, in a visible tab, without pointer or focus on the
 * stages, and until the visitor pauses it or holds a stage.
 *
 * @param ref    element that must be on screen
 * @param count  number of stages
 * @param played stage that the visitor's run has reached; null while nothing is played
 */
export function useCycle(ref: RefObject<HTMLElement | null>, count: number, played: number | null) {
  const full = useMotion() === 'full';
  const [cycled, setCycled] = useState(count - 1);
  const [wanted, setWanted] = useState(true);
  const [touched, setTouched] = useState(false);
  const onScreen = useOnScreen(ref);
  const ticking = full && wanted && onScreen && !touched && played === null;
  const active = played ?? cycled;

  useEffect(() => {
    if (!ticking) return;
    const timer = setInterval(() => setCycled((index) => (index + 1) % count), clock.pipelineStep);
    return () => clearInterval(timer);
  }, [ticking, count]);

  // With reduced motion all stages are lit, not only those up to where the cycle happened to stop.
  useEffect(() => {
    if (!full) setCycled(count - 1);
  }, [full, count]);

  useSceneEffect({ step: onScreen ? active : null });

  return {
    active,
    /** Whether the visitor lets it run. */
    running: wanted,
    /** Whether there is anything to pause. */
    canPause: full && played === null,
    toggle: () => setWanted((isWanted) => !isWanted),
    /** Stops at a stage and stays there. */
    hold: (index: number) => {
      setCycled(index);
      setWanted(false);
    },
    handlers: {
      onPointerEnter: () => setTouched(true),
      onPointerLeave: () => setTouched(false),
      onFocus: () => setTouched(true),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setTouched(false);
      },
    },
  };
}
