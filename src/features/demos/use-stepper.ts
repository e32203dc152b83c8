import { useEffect, useMemo, useState } from 'react';
import { demo } from '../../motion/demo-tokens.ts';
import { getMotion } from '../../motion/motion.ts';
import { emitPulse, useSceneEffect } from '../../scene/index.tsx';
import type { InstrumentRun } from './run.ts';

export type RunState = 'idle' | 'running' | 'waiting' | 'done';

export interface Stepper {
  state: RunState;
  /** Index of the step that is shown; before the first play the last one, which is the finished figure. */
  step: number;
  /** Whether the steps follow each other by themselves. */
  playing: boolean;
  /** Starts, goes on, or starts again after the end. */
  play: () => void;
  pause: () => void;
  goTo: (step: number) => void;
  /** Shows the outcome when nothing was played yet: a visitor changed something by hand. */
  touch: () => void;
  /** Back to the untouched figure. */
  reset: () => void;
}

/**
 * State of a run's steps. With reduced motion no step follows by itself: each press of play shows the
 * next one.
 *
 * @param count number of steps
 * @param waits whether the step shown waits for the visitor's answer
 * @param pace  milliseconds that a step stays
 */
export function useStepper(
  count: number,
  waits: (step: number) => boolean = () => false,
  pace: number = demo.step,
): Stepper {
  const [current, setCurrent] = useState(-1);
  const [playing, setPlaying] = useState(false);
  const last = count - 1;
  const step = current < 0 ? last : Math.min(current, last);
  const stepState = waits(step) ? 'waiting' : step === last ? 'done' : 'running';
  const state = current < 0 ? 'idle' : stepState;
  const ticking = playing && state === 'running';

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has a time of its own
  useEffect(() => {
    if (!ticking) return;
    // A timer may fire after a reset and before React has cleared it, and then changes nothing.
    const timer = setTimeout(() => setCurrent((now) => (now === current ? now + 1 : now)), pace);
    return () => clearTimeout(timer);
  }, [ticking, step, pace]);

  return {
    state,
    step,
    playing: ticking,
    play() {
      const isFull = getMotion() === 'full';
      if (state === 'idle' || state === 'done') setCurrent(0);
      else if (!isFull && state === 'running') setCurrent(step + 1);
      setPlaying(isFull);
    },
    pause: () => setPlaying(false),
    goTo(next) {
      setPlaying(false);
      setCurrent(Math.max(0, Math.min(last, next)));
    },
    touch() {
      setPlaying(false);
      if (current < 0) setCurrent(last);
    },
    reset() {
      setPlaying(false);
      setCurrent(-1);
    },
  };
}

/** Shows the current step in the scene. Before the first play the scene shows no demo. */
export function useSceneRun({ steps }: InstrumentRun, { state, step }: Stepper): void {
  const shown = state === 'idle' ? undefined : steps[step]?.scene;
  // A run is a new object in each render, so it is compared by its JSON.
  const demoState = JSON.stringify(shown ?? null);
  const mood = shown?.mood;

  useSceneEffect({ demo: useMemo(() => JSON.parse(demoState), [demoState]) });
  useEffect(() => {
    if (mood === 'approved') emitPulse();
  }, [mood]);
}
