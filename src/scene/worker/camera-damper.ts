import { duration, seconds } from '../../motion/tokens.ts';
import { emptyValues, type ShotValues, shotKeys } from '../shared/shot-values.ts';
import { damp, type Spring, settleTimeToOmega, snap, spring } from './spring.ts';

/** Speed limit of the camera, world units per second. */
export const speedCap = 16;

/** Natural frequency of the springs between two shots, 1/s. */
export const cameraRate = settleTimeToOmega(seconds(duration.camera));
/** The same while the page scrolls: stiffer, so that the picture follows at once. */
const scrubRate = settleTimeToOmega(seconds(duration.enter));

const axes = ['x', 'y', 'z'] as const;

/** How far the camera moves back on a flight between two targets: shares of its distance to the target. */
const stepBack = { share: 0.5, max: 1.1 };
const stepBackRate = cameraRate * 2;

/** Moves all numbers of a shot to those of the next one by springs, with a speed limit for the camera. */
export interface CameraDamper {
  readonly values: ShotValues;
  /** Share of its distance by which the camera is farther back, so that a flight between two bodies shows both. */
  back(): number;
  aim(target: ShotValues, scrubbing: boolean): void;
  cut(): void;
  step(seconds: number): void;
}

export function cameraDamper(): CameraDamper {
  const values = emptyValues();
  const target = emptyValues();
  const springs = Object.fromEntries(shotKeys.map((key) => [key, spring()])) as Record<
    (typeof shotKeys)[number],
    Spring
  >;
  let rate = cameraRate;
  const back = spring();
  /** Follows the speed of the camera's target, which rises and falls on every flight; 0 while the page scrolls. */
  const wantedBack = () => {
    if (rate === scrubRate) return 0;
    const { targetX, targetY, targetZ } = springs;
    const speed = Math.hypot(targetX.velocity, targetY.velocity, targetZ.velocity);
    return Math.min(stepBack.max, (speed / rate) * stepBack.share);
  };

  return {
    values,
    back: () => back.value,
    aim(next, scrubbing) {
      for (const key of shotKeys) target[key] = next[key];
      rate = scrubbing ? scrubRate : cameraRate;
    },
    cut() {
      for (const key of shotKeys) {
        snap(springs[key], target[key]);
        values[key] = target[key];
      }
      snap(back, 0);
    },
    step(seconds) {
      for (const key of shotKeys) damp(springs[key], target[key], rate, seconds);
      const dx = springs.x.value - values.x;
      const dy = springs.y.value - values.y;
      const dz = springs.z.value - values.z;
      const far = Math.sqrt(dx * dx + dy * dy + dz * dz);
      const allowed = speedCap * seconds;
      if (far > allowed) {
        const share = allowed / far;
        for (const key of axes) {
          const spring = springs[key];
          spring.value = values[key] + (spring.value - values[key]) * share;
          spring.velocity *= share;
        }
      }
      for (const key of shotKeys) values[key] = springs[key].value;
      damp(back, wantedBack(), stepBackRate, seconds);
    },
  };
}
