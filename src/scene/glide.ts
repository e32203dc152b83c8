import { duration, seconds } from '../motion/tokens.ts';
import { emptyLook, type Look, lookKeys } from './look.ts';
import { cut, follow, rateFor, type Spring, spring } from './spring.ts';

/** World units per second that the camera never exceeds, however far the next shot is. */
export const speedCap = 16;

const glideRate = rateFor(seconds(duration.camera));
/** While scrolling the picture is held tighter to the finger. */
const scrubRate = rateFor(seconds(duration.enter));

const place = ['x', 'y', 'z'] as const;

/** Moves from shot to shot: one spring a number, with a speed limit for the camera. */
export interface Glide {
  readonly look: Look;
  aim(target: Look, scrubbing: boolean): void;
  cut(): void;
  step(seconds: number): void;
}

export function glide(): Glide {
  const look = emptyLook();
  const target = emptyLook();
  const springs = Object.fromEntries(lookKeys.map((key) => [key, spring()])) as Record<
    (typeof lookKeys)[number],
    Spring
  >;
  let rate = glideRate;

  return {
    look,
    aim(next, scrubbing) {
      for (const key of lookKeys) target[key] = next[key];
      rate = scrubbing ? scrubRate : glideRate;
    },
    cut() {
      for (const key of lookKeys) {
        cut(springs[key], target[key]);
        look[key] = target[key];
      }
    },
    step(seconds) {
      for (const key of lookKeys) follow(springs[key], target[key], rate, seconds);
      const dx = springs.x.value - look.x;
      const dy = springs.y.value - look.y;
      const dz = springs.z.value - look.z;
      const far = Math.sqrt(dx * dx + dy * dy + dz * dz);
      const allowed = speedCap * seconds;
      if (far > allowed) {
        const share = allowed / far;
        for (const key of place) {
          const it = springs[key];
          it.value = look[key] + (it.value - look[key]) * share;
          it.velocity *= share;
        }
      }
      for (const key of lookKeys) look[key] = springs[key].value;
    },
  };
}
