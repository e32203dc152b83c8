import { MathUtils } from 'three';
import { scene } from '../../../../motion/scene-tokens.ts';
import { seconds } from '../../../../motion/tokens.ts';
import {
  lift,
  pitch,
  prisms,
  readingHeights,
  restHeight,
  soloPrism,
} from '../../../shared/geometry/edge.ts';
import { settleTimeToOmega } from '../../spring.ts';
import { contentChange } from '../content-change.ts';

/**
 * Values of the uniform `cells` of the edge body, a sensor array of hexagonal prisms: for each
 * prism its height and the heat (glow) of its cap, and one entry for missing neighbours.
 */
export const cells = () => {
  const values = new Float32Array((prisms.length + 1) * 2);
  // A missing neighbour lies far below, so that it shades nothing.
  values[prisms.length * 2] = -9;
  return values;
};

/** Signals that run at the same time, each at a random prism. */
const channels = 4;
/** Seconds of the body's own clock from one signal of a channel to its next one. */
const period = 3.1;

/** Pseudorandom number from 0 to 1. */
const hash = (seed: number) => {
  const scrambled = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return scrambled - Math.floor(scrambled);
};

/**
 * Writes height and heat of each prism at a moment of the body's own animation.
 *
 * @param clock      the body's clock, seconds
 * @param idleAmount 0: the heights of the line art, 1: full
 *   motion
 * @param solo       how far only one prism is raised, 0 to 1
 */
export function writeCells(
  clock: number,
  activity: number,
  idleAmount: number,
  solo: number,
  into: Float32Array,
): void {
  const wave = ((clock * 0.2) % 1) * 7.5;
  const ebb = 1 - idleAmount * 0.55 * (0.5 - 0.5 * Math.cos(clock * 0.45));
  for (let i = 0; i < prisms.length; i++) {
    const prism = prisms[i]!;
    const rest = restHeight(i, solo);
    const restShare = i === soloPrism ? Math.max(ebb, solo) : ebb;
    const loudness = 1 - 0.85 * solo;
    let height = rest * restShare;
    let heat = rest ** 1.6 * restShare;
    const radius = Math.hypot(prism.x, prism.y) / pitch;
    // A wave runs from the rim (4 pitches from the middle) inwards, and pauses before the next one.
    const crestDistance = radius - (4.9 - wave);
    const ripple =
      Math.exp(-crestDistance * crestDistance * 2.2) *
      idleAmount *
      loudness *
      (0.25 + 0.75 * activity);
    height += ripple * 0.34;
    heat += ripple * 0.22;
    for (let channel = 0; channel < channels; channel++) {
      const turn = clock / period + channel / channels;
      const count = Math.floor(turn);
      const age = (turn - count) * period;
      const seed = count * 7.3 + channel * 19.1;
      const target = prisms[Math.floor(hash(seed) * prisms.length)]!;
      const away = Math.hypot(prism.x - target.x, prism.y - target.y) / pitch;
      const reach = 0.75 + hash(seed + 1) * 1.1;
      const share = Math.exp((-away * away) / (reach * reach));
      if (share < 0.02) continue;
      const attack = MathUtils.smoothstep((age - away * 0.07) * 5, 0, 1);
      const rise = attack * Math.exp(-1.5 * Math.max(0, age - 0.3));
      const power = idleAmount * rise * share * loudness * (0.35 + 0.65 * activity);
      height += power * (0.6 + 0.4 * hash(seed + 2));
      heat += power * 1.1;
    }
    into[i * 2] = Math.min(1.25, height) * lift;
    into[i * 2 + 1] = Math.min(1.3, heat);
  }
}

const riseRate = settleTimeToOmega(seconds(scene.rise));
/** Share of the body's own animation that remains during a demo. */
const idleShare = 0.1;

/** Shows the readings of a visitor's demo as heights of the prisms. */
export function demoReadings() {
  const heights = new Float32Array(prisms.length);
  const hasChanged = contentChange();
  let targetHeights: readonly number[] = [];
  return {
    /**
     * Moves the prisms towards the readings and blends them over the body's own animation.
     *
     * @param latest readings of the demo; undefined: the last ones stay
     * @param share  weight of the demo, 0 to 1
     * @param step   seconds since the last frame; 0: the prisms jump
     * @param into   values written by {@link writeCells}
     */
    show(latest: readonly number[] | undefined, share: number, step: number, into: Float32Array) {
      if (latest && hasChanged(latest)) targetHeights = readingHeights(latest);
      if (share < 0.001) return void heights.fill(0);
      const remaining = step > 0 ? Math.exp(-riseRate * step) : 0;
      for (let i = 0; i < prisms.length; i++) {
        const target = targetHeights[i] ?? 0;
        const height = target + (heights[i]! - target) * remaining;
        heights[i] = height;
        const burning = MathUtils.clamp((height - 0.45) * 3, 0, 1);
        const ownShare = 1 - share * (1 - idleShare);
        into[i * 2] = into[i * 2]! * ownShare + height * 1.1 * lift * share;
        into[i * 2 + 1] = into[i * 2 + 1]! * ownShare + (height * 0.2 + burning * 0.55) * share;
      }
    },
  };
}
