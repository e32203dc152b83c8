import { useEffect, useMemo } from 'react';
import { emitPulse, useSceneEffect } from '../../scene/index.tsx';
import type { InstrumentRun } from './run.ts';
import type { Stepper } from './use-stepper.ts';

/** Lets the scene play along with the step that is shown. An untouched figure asks nothing of it. */
export function useSceneRun({ steps }: InstrumentRun, { state, step }: Stepper): void {
  const shown = state === 'idle' ? undefined : steps[step]?.scene;
  // A run is computed anew in each render; the scene is asked only for what is new in it.
  const asked = JSON.stringify(shown ?? null);
  const mood = shown?.mood;

  useSceneEffect({ demo: useMemo(() => JSON.parse(asked), [asked]) });
  useEffect(() => {
    if (mood === 'approved') emitPulse();
  }, [mood]);
}
