import { MathUtils } from 'three';
import { scene } from '../../../../motion/scene-tokens.ts';
import { seconds } from '../../../../motion/tokens.ts';
import { type Print, printBetween, printOf } from '../../../shared/ridges.ts';

const ease = (share: number) => MathUtils.smoothstep(share, 0, 1);

/** The core's fingerprint as uniforms of its shaders. */
export const printUniforms = ({ foci, minutiae, breaks, shape }: Print) => ({
  foci,
  minutiae: minutiae.flat(),
  breaks: breaks.flat(),
  shape,
});

/** The core's fingerprint, which morphs from one print to another. */
export function printMorph(seed: bigint) {
  /** Seed of `to`. */
  let targetSeed = seed;
  let from = printOf(seed);
  let to = from;
  let shown = from;
  /** Share of the morph that has passed. */
  let progress = 1;
  return {
    /**
     * Morphs to the print of a seed; with frozen clocks it changes at once.
     *
     * @param step seconds
     * @returns the print of this frame
     */
    follow(next: bigint, step: number, isFrozen: boolean): Print {
      if (next !== targetSeed) {
        from = shown;
        to = printOf(next);
        targetSeed = next;
        progress = 0;
      }
      if (progress >= 1) return shown;
      progress = isFrozen ? 1 : Math.min(1, progress + step / seconds(scene.print));
      shown = printBetween(from, to, ease(progress));
      return shown;
    },
  };
}
