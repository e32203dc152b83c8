import { type FocusEvent, type RefObject, useEffect, useState } from 'react';
import { useMotion } from '../../../motion/motion.ts';
import { clock } from '../../../motion/tokens.ts';
import { useOnScreen } from '../../../motion/use-on-screen.ts';
import { useSceneEffect } from '../../../scene/index.tsx';

/**
 * Index of the highlighted stage of the data pipeline. Until the visitor plays the demo, the
 * highlight cycles through all stages, one every 800 ms: only in full motion, on screen, in a
 * visible tab, without pointer or focus on the stages, and until the visitor pauses it or chooses a
 * stage.
 *
 * @param ref    element that must be on screen
 * @param count  number of stages
 * @param played stage that the visitor's run has reached; null before the first play
 */
export function useCycle(ref: RefObject<HTMLElement | null>, count: number, played: number | null) {
  const isFullMotion = useMotion() === 'full';
  const [cycledStage, setCycledStage] = useState(count - 1);
  const [isWanted, setIsWanted] = useState(true);
  const [isTouched, setIsTouched] = useState(false);
  const isOnScreen = useOnScreen(ref);
  const isTicking = isFullMotion && isWanted && isOnScreen && !isTouched && played === null;
  const active = played ?? cycledStage;

  useEffect(() => {
    if (!isTicking) return;
    const timer = setInterval(
      () => setCycledStage((index) => (index + 1) % count),
      clock.pipelineStep,
    );
    return () => clearInterval(timer);
  }, [isTicking, count]);

  // With reduced motion all stages are highlighted, not only those up to the one where the cycle
  // stopped.
  useEffect(() => {
    if (!isFullMotion) setCycledStage(count - 1);
  }, [isFullMotion, count]);

  useSceneEffect({ step: isOnScreen ? active : null });

  return {
    active,
    /** Whether the visitor wants the cycle to run. */
    isRunning: isWanted,
    /** Whether there is anything to pause. */
    canPause: isFullMotion && played === null,
    toggle: () => setIsWanted((was) => !was),
    /** Stops the cycle at a stage. */
    hold: (index: number) => {
      setCycledStage(index);
      setIsWanted(false);
    },
    handlers: {
      onPointerEnter: () => setIsTouched(true),
      onPointerLeave: () => setIsTouched(false),
      onFocus: () => setIsTouched(true),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsTouched(false);
      },
    },
  };
}
