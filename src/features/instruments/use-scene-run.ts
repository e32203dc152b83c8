import { useEffect } from 'react';
import { pulseScene, runScene } from '../../scene/index.tsx';
import type { InstrumentRun } from './run.ts';
import type { Player } from './use-player.ts';

/** Lets the scene play along with the step that is shown. An untouched figure asks nothing of it. */
export function useSceneRun({ steps }: InstrumentRun, { state, step }: Player): void {
  const { at, mood } = (state !== 'idle' && steps[step]?.scene) || {};

  useEffect(() => {
    runScene(at && mood ? { at, mood } : null);
    if (mood === 'approved') pulseScene();
    return () => runScene(null);
  }, [at, mood]);
}
