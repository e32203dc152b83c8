import type { InstrumentId } from './shared/diagram.ts';
import type { SceneRun } from './shared/protocol.ts';

/** Parts of the scene's state that components apply. Null: nothing applies this part. */
interface EffectState {
  /** Object that has focus: the scene leans towards it, and all others dim, in the drawing too. */
  focus: InstrumentId | null;
  /** Index of the pipeline step that is lit. */
  step: number | null;
  /** What a visitor's run shows. */
  demo: SceneRun | null;
}

/** What one component applies; it leaves to the others what is absent or null. */
export type SceneEffect = { [Part in keyof EffectState]?: EffectState[Part] | undefined };

/** All effects that are applied now, the most recent one last. */
const effects = new Set<SceneEffect>();

/** Of each part the most recent value that is not null. */
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
 * @returns removes it, and nothing else
 */
export function pushEffect(effect: SceneEffect): () => void {
  effects.add(effect);
  return () => {
    effects.delete(effect);
  };
}
