import { MathUtils, Vector2 } from 'three';
import { scene } from '../../../../motion/scene-tokens.ts';
import { seconds } from '../../../../motion/tokens.ts';
import { type Print, printBetween, printOf } from '../../../shared/ridges.ts';

/** The print that the core shows, as uniforms; it changes from one to another without a jump. */
export function shownPrint(seed: bigint) {
  let wanted = seed;
  let from = printOf(seed);
  let to = from;
  let passed = 1;
  const foci = new Vector2(...from.foci);
  const vectors = (places: Print['minutiae']) => places.map(([x, y]) => new Vector2(x, y));
  const minutiae = vectors(from.minutiae);
  const breaks = vectors(from.breaks);
  const show = (print: Print) => {
    foci.set(...print.foci);
    for (const [index, place] of print.minutiae.entries()) minutiae[index]!.set(...place);
    for (const [index, place] of print.breaks.entries()) breaks[index]!.set(...place);
  };
  return {
    foci,
    minutiae,
    breaks,
    /** Moves the print towards that of a seed; with frozen clocks it changes at once. */
    follow(next: bigint, step: number, isFrozen: boolean) {
      if (next !== wanted) {
        from = printBetween(from, to, eased(passed));
        to = printOf(next);
        wanted = next;
        passed = 0;
      }
      if (passed >= 1) return;
      passed = isFrozen ? 1 : Math.min(1, passed + step / seconds(scene.print));
      show(printBetween(from, to, eased(passed)));
    },
  };
}

const eased = (share: number) => MathUtils.smoothstep(share, 0, 1);
