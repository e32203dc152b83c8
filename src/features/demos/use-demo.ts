import { useEffect, useMemo, useState } from 'react';
import { currentAddress, replaceAddress } from '../../lib/address.ts';
import { demo } from '../../motion/demo-tokens.ts';
import { getMotion } from '../../motion/motion.ts';
import { emitPulse, useSceneEffect } from '../../scene/index.tsx';
import { clamp } from './numbers.ts';
import type { DemoRun } from './run.ts';

/** Name of the URL parameter that holds a demo's settings. */
const parameter = 'run';
/** Maximum number of characters that are read: far more than a demo writes. */
const maxLength = 1500;

/**
 * `idle`: not played yet; `waiting`: the step needs an answer of the visitor; `done`: at the last
 * step.
 */
export type RunState = 'idle' | 'running' | 'waiting' | 'done';

export interface Player {
  state: RunState;
  /** Index of the step that is shown. Before the first play it is the last step. */
  step: number;
  /** Whether the steps follow each other by themselves. */
  isPlaying: boolean;
  /** Starts, continues, or starts again after the end. */
  play: () => void;
  pause: () => void;
  goTo: (step: number) => void;
}

interface DemoOptions<S> {
  /** Settings of the prerendered page, which does not know the address. */
  start: S;
  /** Writes settings as a text for the address. */
  toAddress: (settings: S) => string;
  /** Parses that text; null for invalid text, because anybody can write the address. */
  fromAddress: (text: string) => S | null;
  /** Id of the demo in its page. */
  anchor?: string;
  stepCount: number;
  /** How long a step is shown while the demo plays. */
  stepDurationMs?: (step: number) => number;
  /** Whether a step waits for the visitor's answer. */
  waits?: (step: number, settings: S) => boolean;
  /** Settings with which a run begins. */
  restart?: (settings: S) => S;
  /** Step that settings from the address show. */
  restoredStep?: (settings: S) => number;
}

/**
 * State of a demo: its settings, and the step that is shown. The settings are also in the page's
 * address, so that they survive a reload and can be shared as a link. With reduced motion no step
 * follows by itself: each press of Play shows the next one.
 */
export function useDemo<S>({
  start,
  toAddress,
  fromAddress,
  anchor = 'figure',
  stepCount,
  stepDurationMs = () => demo.step,
  waits = () => false,
  restart = (settings) => settings,
  restoredStep = () => stepCount - 1,
}: DemoOptions<S>) {
  const [settings, setSettings] = useState(start);
  /** Index of the current step; -1 before the first play. */
  const [current, setCurrent] = useState(-1);
  const [isPlayWanted, setIsPlayWanted] = useState(false);
  const last = stepCount - 1;
  const step = current < 0 ? last : current;
  const stepState = waits(step, settings) ? 'waiting' : step === last ? 'done' : 'running';
  const state: RunState = current < 0 ? 'idle' : stepState;
  const isPlaying = isPlayWanted && state === 'running';

  const goTo = (next: number) => {
    setIsPlayWanted(false);
    setCurrent(clamp(next, 0, last));
  };

  /** Writes the settings into the current history entry. The router's state stays. */
  const set = (next: S) => {
    setSettings(next);
    replaceAddress((url) => {
      url.searchParams.set(parameter, toAddress(next));
      url.hash = anchor;
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const text = currentAddress().searchParams.get(parameter);
    // A longer text is not the demo's own.
    const restored = text === null || text.length > maxLength ? null : fromAddress(text);
    if (restored === null) return;
    setSettings(restored);
    goTo(restoredStep(restored));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step starts a new timer
  useEffect(() => {
    if (!isPlaying) return;
    // A timer may fire after a reset and before React has cleared it, and then changes nothing.
    const timer = setTimeout(
      () => setCurrent((index) => (index === current ? index + 1 : index)),
      stepDurationMs(step),
    );
    return () => clearTimeout(timer);
  }, [isPlaying, step]);

  const player: Player = {
    state,
    step,
    isPlaying,
    play() {
      const isFullMotion = getMotion() === 'full';
      if (state === 'idle' || state === 'done') {
        set(restart(settings));
        setCurrent(0);
      } else if (!isFullMotion && state === 'running') setCurrent(step + 1);
      setIsPlayWanted(isFullMotion);
    },
    pause: () => setIsPlayWanted(false),
    goTo,
  };
  return {
    settings,
    player,
    /** Changes settings: pauses, and shows the last step if nothing was played. */
    change(next: S) {
      set(next);
      goTo(step);
    },
    /** Returns to the state before the first play. The address does not change. */
    reset() {
      setSettings(start);
      setIsPlayWanted(false);
      setCurrent(-1);
    },
  };
}

/** Shows the current step in the scene. Before the first play the scene shows no demo. */
export function useSceneRun({ steps }: DemoRun, { state, step }: Player): void {
  const sceneRun = state === 'idle' ? undefined : steps[step]?.scene;
  // A run is a new object in each render, so it is compared by its JSON.
  const sceneRunJson = JSON.stringify(sceneRun ?? null);
  const mood = sceneRun?.mood;

  useSceneEffect({ demo: useMemo(() => JSON.parse(sceneRunJson), [sceneRunJson]) });
  useEffect(() => {
    if (mood === 'approved') emitPulse();
  }, [mood]);
}
