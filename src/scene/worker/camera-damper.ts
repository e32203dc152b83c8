import { duration, seconds } from '../../motion/tokens.ts';
import { emptyValues, type ShotValues, shotKeys } from '../shared/resolve-shot.ts';
import { damp, type Spring, settleTimeToOmega, snap, spring } from './spring.ts';

/** Speed limit of the camera, world units per second. */
export const speedCap = 16;

/** Natural frequency of the springs between two shots, 1/s. */
export const cameraRate = settleTimeToOmega(seconds(duration.camera));
/** Natural frequency while the page scrolls between two shots, 1/s: stiffer, to follow at once. */
const scrubRate = settleTimeToOmega(seconds(duration.enter));

const axes = ['x', 'y', 'z'] as const;

/**
 * Extra distance of the camera while its target moves, as a share of its distance to the target:
 * `perUnit` for each world unit of the target's speed over the springs' frequency, at most `max`.
 */
const extraDistanceShare = { perUnit: 0.5, max: 1.1 };
const extraDistanceRate = cameraRate * 2;

/**
 * Moves all numbers of a shot to those of the next by springs, with a speed limit for the camera.
 */
export function cameraDamper() {
  const values = emptyValues();
  const target = emptyValues();
  const springs = Object.fromEntries(shotKeys.map((key) => [key, spring()])) as Record<
    (typeof shotKeys)[number],
    Spring
  >;
  let rate = cameraRate;
  const extraDistance = spring();
  /** Grows with the speed of the camera's target; 0 while the page scrolls. */
  const extraDistanceTarget = () => {
    if (rate === scrubRate) return 0;
    const { targetX, targetY, targetZ } = springs;
    const speed = Math.hypot(targetX.velocity, targetY.velocity, targetZ.velocity);
    return Math.min(extraDistanceShare.max, (speed / rate) * extraDistanceShare.perUnit);
  };

  return {
    values,
    /**
     * Extra distance of the camera to its target, as a share of the distance, so that a move
     * between two bodies shows both.
     */
    extraDistance: () => extraDistance.value,
    /** Sets the shot to move to. @param isScrubbing whether the page scrolls between two shots */
    aim(next: ShotValues, isScrubbing: boolean) {
      for (const key of shotKeys) target[key] = next[key];
      rate = isScrubbing ? scrubRate : cameraRate;
    },
    /** Jumps to the shot. */
    cut() {
      for (const key of shotKeys) {
        snap(springs[key], target[key]);
        values[key] = target[key];
      }
      snap(extraDistance, 0);
    },
    step(seconds: number) {
      for (const key of shotKeys) damp(springs[key], target[key], rate, seconds);
      const dx = springs.x.value - values.x;
      const dy = springs.y.value - values.y;
      const dz = springs.z.value - values.z;
      const moved = Math.sqrt(dx * dx + dy * dy + dz * dz);
      const maxMove = speedCap * seconds;
      if (moved > maxMove) {
        const share = maxMove / moved;
        for (const key of axes) {
          const spring = springs[key];
          spring.value = values[key] + (spring.value - values[key]) * share;
          spring.velocity *= share;
        }
      }
      for (const key of shotKeys) values[key] = springs[key].value;
      damp(extraDistance, extraDistanceTarget(), extraDistanceRate, seconds);
    },
  };
}
