import { MathUtils } from 'three';
import { scene } from '../../../../motion/scene-tokens.ts';
import { seconds } from '../../../../motion/tokens.ts';
import { closureOf, oddBits, restClosure, seamBits } from '../../../shared/geometry/shield.ts';
import type { RunSeal } from '../../../shared/protocol.ts';

/** Seconds of the body's own clock for opening and shutting once. */
const period = 9;

/**
 * How far the outer shell is shut: at rest as drawn, breathing; when active it opens to
 * let light in, folds shut around it and holds.
 */
export function closureAt(clock: number, activity: number, idleAmount: number): number {
  const turn = (clock / period) % 1;
  // Starts and ends at rest, so the first round begins in the drawing's pose.
  const opens = MathUtils.smoothstep(turn, 0, 0.18) * (1 - MathUtils.smoothstep(turn, 0.26, 0.48));
  const shuts = MathUtils.smoothstep(turn, 0.26, 0.48) * (1 - MathUtils.smoothstep(turn, 0.82, 1));
  const swing = opens * -0.13 * activity + shuts * (1 - restClosure);
  return restClosure + swing * idleAmount * (0.3 + 0.7 * activity);
}

/** Flash along the seams at the moment of closing, 0 to 1. */
export function sealAt(clock: number, activity: number): number {
  const since = ((clock / period) % 1) - 0.47;
  return since < 0 ? 0 : Math.exp(-since * 14) * activity;
}

/** Plates whose bits are packed into one number: a float holds 24 bits exactly, a plate has three. */
const platesPerWord = 8;
/** Numbers for the 256 bits of a hash, three a plate. */
export const seamWords = Math.ceil(256 / 3 / platesPerWord);

/** Packs the three bits of each plate, 0 to 7, into {@link seamWords} numbers. */
export function packBits(plates: readonly number[], into: Float32Array): void {
  into.fill(0);
  plates.forEach((bits, plate) => {
    into[Math.floor(plate / platesPerWord)]! += bits * 8 ** (plate % platesPerWord);
  });
}

/** The seal of a demo: plates open a little, close around the light, and their seams show the bits of the hash. */
export function sealState() {
  let seal: RunSeal | undefined;
  /** Share of the closing that has passed. */
  let passed = 1;
  let from: number = restClosure;
  const state = {
    bits: new Float32Array(seamWords),
    odd: new Float32Array(seamWords),
    /** How far the outer shell is shut. */
    closure: restClosure as number,
    /** How far the bits reach over the shell, from its seat (0) to its opening (1). */
    reach: 0,
    /** Flash along the seams as they close. */
    flash: 0,
    /** @param step seconds since the last frame; 0: it is closed at once */
    advance(latest: RunSeal | undefined, step: number) {
      if (latest && JSON.stringify(latest) !== JSON.stringify(seal)) {
        seal = latest;
        packBits(seamBits(latest.hash), state.bits);
        packBits(latest.signed ? oddBits(latest.hash, latest.signed) : [], state.odd);
        passed = 0;
        from = state.closure;
      }
      if (!seal) return;
      passed = step > 0 ? Math.min(1, passed + step / seconds(scene.sealing)) : 1;
      const open = Math.min(from, 0.6);
      const end = closureOf(seal.fits);
      const opening = from + (open - from) * MathUtils.smoothstep(passed, 0, 0.22);
      state.closure = opening + (end - open) * MathUtils.smoothstep(passed, 0.22, 0.62);
      state.reach = seal.fits * MathUtils.smoothstep(passed, 0.5, 1);
      state.flash = seal.fits < 1 || passed < 0.6 ? 0 : Math.exp(-(passed - 0.6) * 9);
    },
  };
  return state;
}
