import { type FocusEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useMotion } from '../../../motion/motion.ts';
import { type TimelineOptions, useTimeline } from '../../../motion/timeline.ts';
import { clock, seconds } from '../../../motion/tokens.ts';
import { useOnScreen } from '../../../motion/use-on-screen.ts';
import { useSceneEffect } from '../../../scene/index.tsx';

/** Seconds of one stage. */
const stageTime = seconds(clock.pipelineStep);

/** Stage at a time of the loop. A share of a stage is added, because a sum of frames is not exact. */
const stageAt = (time: number) => Math.floor(time / stageTime + 1e-6);

/**
 * The loop of the data pipeline until the visitor plays the demo: one timeline, in which a light
 * runs along the track, and in the page and in the scene one stage more is lit every 800 ms. It
 * plays only in full motion, on screen, in a visible tab, without pointer or focus on the stages,
 * and until the visitor pauses it or chooses a stage.
 *
 * @param ref    element that must be on screen, around `data-loop-light`
 * @param count  number of stages
 * @param played stage that the visitor's run has reached; null before the first play
 */
export function useCycle(ref: RefObject<HTMLElement | null>, count: number, played: number | null) {
  const isFullMotion = useMotion() === 'full';
  const [cycledStage, setCycledStage] = useState(count - 1);
  const [isWanted, setIsWanted] = useState(true);
  const [isTouched, setIsTouched] = useState(false);
  const isOnScreen = useOnScreen(ref);
  const isIdle = played === null;
  const active = played ?? cycledStage;
  const isHeld = useRef(false);

  const loop = useMemo((): TimelineOptions | null => {
    if (!isIdle) return null;
    const round = { at: 0, duration: stageTime * count, ease: 'linear' } as const;
    return {
      repeats: true,
      every: stageTime,
      build: () => [
        // Four of the track's five parts; the last is the visitor's.
        ['[data-loop-light]', { transform: ['translateX(0%)', 'translateX(80%)'] }, round],
        ['[data-loop-light]', { opacity: [0, 1, 1, 0] }, { ...round, times: [0, 0.04, 0.96, 1] }],
      ],
      onStart: (handle) => isHeld.current && handle.pause(),
      onUpdate: (time) => setCycledStage(Math.min(count - 1, stageAt(time))),
    };
  }, [isIdle, count]);
  const handle = useTimeline(ref, loop);

  useEffect(() => {
    isHeld.current = isTouched || !isWanted;
    if (isHeld.current) handle.current?.pause();
    else handle.current?.play();
  }, [isTouched, isWanted, handle]);

  // With reduced motion all stages are lit, not only those up to the one where the loop stopped.
  useEffect(() => {
    if (!isFullMotion) setCycledStage(count - 1);
  }, [isFullMotion, count]);

  useSceneEffect({ step: isOnScreen ? active : null });

  return {
    active,
    /** Whether the visitor wants the loop to run. */
    isRunning: isWanted,
    /** Whether there is anything to pause. */
    canPause: isFullMotion && isIdle,
    toggle: () => setIsWanted((was) => !was),
    /** Stops the loop at a stage. */
    hold: (index: number) => {
      handle.current?.pauseAt(index * stageTime);
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
