import { useEffect, useMemo, useState } from 'react';
import { demo } from '../../motion/demo-tokens.ts';
import { getMotion } from '../../motion/motion.ts';
import { emitPulse, useSceneEffect } from '../../scene/index.tsx';
import type { DemoRun } from './run.ts';

/**
 * `idle`: not played yet; `waiting`: the step needs an answer of the visitor; `done`: at the last
 * step.
 */
export type RunState = 'idle' | 'running' | 'waiting' | 'done';

export interface Stepper {
  state: RunState;
  /** Index of the step that is shown. Before the first play it is the last step. */
  step: number;
  /** Whether the steps follow each other by themselves. */
  playing: boolean;
  /** Starts, continues, or starts again after the end. */
  play: () => void;
  pause: () => void;
  goTo: (step: number) => void;
  /**
   * Called when a visitor changes a setting: pauses, and shows the last step if nothing was played.
   */
  touch: () => void;
  /** Returns to the state before the first play. */
  reset: () => void;
}

/**
 * State of a demo's steps. With reduced motion no step follows by itself: each press of Play shows
 * the next one.
 *
 * @param count          number of steps
 * @param waits          whether a step waits for the visitor's answer
 * @param stepDurationMs how long a step is shown while the demo plays
 */
export function useStepper(
  count: number,
  waits: (step: number) => boolean = () => false,
  stepDurationMs: number = demo.step,
): Stepper {
  /** Index of the current step; -1 before the first play. */
  const [current, setCurrent] = useState(-1);
  const [isPlaying, setIsPlaying] = useState(false);
  const last = count - 1;
  const step = current < 0 ? last : Math.min(current, last);
  const stepState = waits(step) ? 'waiting' : step === last ? 'done' : 'running';
  const state = current < 0 ? 'idle' : stepState;
  const isTicking = isPlaying && state === 'running';

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step starts a new timer
  useEffect(() => {
    if (!isTicking) return;
    // A timer may fire after a reset and before React has cleared it, and then changes nothing.
    const timer = setTimeout(
      () => setCurrent((index) => (index === current ? index + 1 : index)),
      stepDurationMs,
    );
    return () => clearTimeout(timer);
  }, [isTicking, step, stepDurationMs]);

  return {
    state,
    step,
    playing: isTicking,
    play() {
      const isFullMotion = getMotion() === 'full';
      if (state === 'idle' || state === 'done') setCurrent(0);
      else if (!isFullMotion && state === 'running') setCurrent(step + 1);
      setIsPlaying(isFullMotion);
    },
    pause: () => setIsPlaying(false),
    goTo(next) {
      setIsPlaying(false);
      setCurrent(Math.max(0, Math.min(last, next)));
    },
    touch() {
      setIsPlaying(false);
      if (current < 0) setCurrent(last);
    },
    reset() {
      setIsPlaying(false);
      setCurrent(-1);
    },
  };
}

/** Shows the current step in the 3D scene. Before the first play the scene shows no demo. */
export function useSceneRun({ steps }: DemoRun, { state, step }: Stepper): void {
  const sceneRun = state === 'idle' ? undefined : steps[step]?.scene;
  // A run is a new object in each render, so it is compared by its JSON.
  const sceneRunJson = JSON.stringify(sceneRun ?? null);
  const mood = sceneRun?.mood;

  useSceneEffect({ demo: useMemo(() => JSON.parse(sceneRunJson), [sceneRunJson]) });
  useEffect(() => {
    if (mood === 'approved') emitPulse();
  }, [mood]);
}
