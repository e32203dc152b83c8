import { MathUtils, Vector2, Vector4 } from 'three';
import { scene } from '../../../../motion/scene-tokens.ts';
import { seconds } from '../../../../motion/tokens.ts';
import { type Print, printBetween, printOf } from '../../../shared/ridges.ts';

const ease = (share: number) => MathUtils.smoothstep(share, 0, 1);

/** The uniforms of the core's fingerprint, which morphs from one print to another. */
export function printMorph(seed: bigint) {
  /** Seed of `to`. */
  let targetSeed = seed;
  let from = printOf(seed);
  let to = from;
  /** Share of the morph that has passed. */
  let progress = 1;
  const foci = new Vector2(...from.foci);
  const whorl = new Vector2(...from.whorl);
  const shape = new Vector4(...from.shape);
  const vectors = (positions: Print['minutiae']) => positions.map(([x, y]) => new Vector2(x, y));
  const minutiae = vectors(from.minutiae);
  const breaks = vectors(from.breaks);
  const setUniforms = (print: Print) => {
    foci.set(...print.foci);
    whorl.set(...print.whorl);
    shape.set(...print.shape);
    for (const [index, position] of print.minutiae.entries()) minutiae[index]!.set(...position);
    for (const [index, position] of print.breaks.entries()) breaks[index]!.set(...position);
  };
  return {
    foci,
    minutiae,
    breaks,
    shape,
    /** Where the whorl has its middle, which the gaze moves. */
    whorl,
    /** Morphs to the print of a seed; with frozen clocks it changes at once. @param step seconds */
    follow(next: bigint, step: number, isFrozen: boolean) {
      if (next !== targetSeed) {
        from = printBetween(from, to, ease(progress));
        to = printOf(next);
        targetSeed = next;
        progress = 0;
      }
      if (progress >= 1) return;
      progress = isFrozen ? 1 : Math.min(1, progress + step / seconds(scene.print));
      setUniforms(printBetween(from, to, ease(progress)));
    },
  };
}
