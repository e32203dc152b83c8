import { MathUtils } from 'three';
import { scene } from '../../../../motion/scene-tokens.ts';
import { seconds } from '../../../../motion/tokens.ts';
import { closureOf, oddBits, restClosure, seamBits } from '../../../shared/geometry/shield.ts';
import type { RunSeal } from '../../../shared/protocol.ts';
import { contentChange } from '../content-change.ts';

/** Seconds of the body's own clock for opening and closing once. */
const period = 9;

/**
 * How far the outer shell of the shield body is closed, 1 completely. It begins as in the line art,
 * opens, closes completely, and returns; the higher the activity, the farther.
 *
 * @param clock      clock of the body, seconds
 * @param activity   of the body, 0 to 1
 * @param idleAmount how far idle movement has set in since the scene began, 0 to 1
 */
export function closureAt(clock: number, activity: number, idleAmount: number): number {
  const turn = (clock / period) % 1;
  // A round starts and ends at rest, so that the first one begins as in the line art.
  const opening =
    MathUtils.smoothstep(turn, 0, 0.18) * (1 - MathUtils.smoothstep(turn, 0.26, 0.48));
  const closing =
    MathUtils.smoothstep(turn, 0.26, 0.48) * (1 - MathUtils.smoothstep(turn, 0.82, 1));
  const change = opening * -0.06 * activity + closing * (1 - restClosure);
  return restClosure + change * idleAmount * (0.3 + 0.7 * activity);
}

/** Flash along the seams (edges of the plates) when the shell has closed, 0 to 1. */
export function flashAt(clock: number, activity: number): number {
  const since = ((clock / period) % 1) - 0.47;
  return since < 0 ? 0 : Math.exp(-since * 14) * activity;
}

/** Plates per number: a plate has three bits, and a float holds 24 bits exactly. */
const platesPerWord = 8;
/** Numbers for the 256 bits of a hash. */
export const seamWords = Math.ceil(256 / 3 / platesPerWord);

/** Packs the three bits of each plate, 0 to 7, into {@link seamWords} numbers. */
export function packBits(plates: readonly number[], into: Float32Array): void {
  into.fill(0);
  plates.forEach((bits, plate) => {
    into[Math.floor(plate / platesPerWord)]! += bits * 8 ** (plate % platesPerWord);
  });
}

/**
 * The seal of a visitor's demo: the plates of the outer shell open a little and close, and then
 * their seams show the bits of a hash.
 */
export function sealState() {
  let seal: RunSeal | undefined;
  const hasChanged = contentChange();
  /** Share of the closing that has passed. */
  let progress = 1;
  /** Closure at the start of the closing. */
  let from: number = restClosure;
  const state = {
    /** Bits of the hash, packed by {@link packBits}. */
    bits: new Float32Array(seamWords),
    /** Bits that differ from the signed hash. */
    odd: new Float32Array(seamWords),
    /** How far the outer shell is closed. */
    closure: restClosure as number,
    /** How far the bits are shown: 0 none, 1 on all plates, from the shell's foot to its opening. */
    reach: 0,
    /** Flash along the seams when the shell has closed, 0 to 1. */
    flash: 0,
    /**
     * The shell closes completely if the whole hash chain is valid.
     *
     * @param step seconds since the last frame; 0: the shell closes without movement
     */
    advance(latest: RunSeal | undefined, step: number) {
      if (latest && hasChanged(latest)) {
        seal = latest;
        packBits(seamBits(latest.hash), state.bits);
        packBits(latest.signed ? oddBits(latest.hash, latest.signed) : [], state.odd);
        progress = 0;
        from = state.closure;
      }
      if (!seal) return;
      progress = step > 0 ? Math.min(1, progress + step / seconds(scene.sealing)) : 1;
      const open = Math.min(from, 0.6);
      const end = closureOf(seal.validShare);
      const opening = from + (open - from) * MathUtils.smoothstep(progress, 0, 0.22);
      state.closure = opening + (end - open) * MathUtils.smoothstep(progress, 0.22, 0.62);
      state.reach = seal.validShare * MathUtils.smoothstep(progress, 0.5, 1);
      state.flash = seal.validShare < 1 || progress < 0.6 ? 0 : Math.exp(-(progress - 0.6) * 9);
    },
  };
  return state;
}
