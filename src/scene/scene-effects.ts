import type { InstrumentId } from './shared/diagram.ts';
import type { SceneRun } from './shared/protocol.ts';

/** Parts of the scene's state that React components apply. Null: nothing applies this part. */
interface EffectState {
  /** Body that has focus: it moves forward, and all others dim, in the line art too. */
  focus: InstrumentId | null;
  /** Index of the pipeline step that is lit. */
  step: number | null;
  /** State of the demo that a visitor runs. */
  demo: SceneRun | null;
}

/** What one component applies. Parts that are absent or null keep what other components apply. */
export type SceneEffect = { [Part in keyof EffectState]?: EffectState[Part] | undefined };

/** All effects that are applied now, the most recent one last. */
const effects = new Set<SceneEffect>();

/** Merges all effects: for each part the most recent value that is not null. */
export function currentEffect(): EffectState {
  const current: EffectState = { focus: null, step: null, demo: null };
  for (const { focus, step, demo } of effects) {
    current.focus = focus ?? current.focus;
    current.step = step ?? current.step;
    current.demo = demo ?? current.demo;
  }
  return current;
}

/**
 * Applies an effect over those that are applied already.
 *
 * @returns removes this effect only
 */
export function pushEffect(effect: SceneEffect): () => void {
  effects.add(effect);
  return () => {
    effects.delete(effect);
  };
}
