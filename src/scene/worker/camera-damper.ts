import { duration, seconds } from '../../motion/tokens.ts';
import { emptyValues, type ShotValues, shotKeys } from '../shared/shot-values.ts';
import { cut, follow, rateFor, type Spring, spring } from './spring.ts';

/** World units per second that the camera never exceeds, however far the next shot is. */
export const speedCap = 16;

/** Between two shots. */
export const cameraRate = rateFor(seconds(duration.camera));
/** While the page scrolls: a stiffer spring, so that the picture follows at once. */
const scrubRate = rateFor(seconds(duration.enter));

const place = ['x', 'y', 'z'] as const;

/** Moves from shot to shot: one spring a number, with a speed limit for the camera. */
export interface CameraDamper {
  readonly values: ShotValues;
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

  return {
    values,
    aim(next, scrubbing) {
      for (const key of shotKeys) target[key] = next[key];
      rate = scrubbing ? scrubRate : cameraRate;
    },
    cut() {
      for (const key of shotKeys) {
        cut(springs[key], target[key]);
        values[key] = target[key];
      }
    },
    step(seconds) {
      for (const key of shotKeys) follow(springs[key], target[key], rate, seconds);
      const dx = springs.x.value - values.x;
      const dy = springs.y.value - values.y;
      const dz = springs.z.value - values.z;
      const far = Math.sqrt(dx * dx + dy * dy + dz * dz);
      const allowed = speedCap * seconds;
      if (far > allowed) {
        const share = allowed / far;
        for (const key of place) {
          const spring = springs[key];
          spring.value = values[key] + (spring.value - values[key]) * share;
          spring.velocity *= share;
        }
      }
      for (const key of shotKeys) values[key] = springs[key].value;
    },
  };
}
