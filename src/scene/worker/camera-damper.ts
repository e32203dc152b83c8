import { duration, seconds } from '../../motion/tokens.ts';
import { emptyValues, type ShotValues, shotKeys } from '../shared/shot-values.ts';
import { damp, type Spring, settleTimeToOmega, snap, spring } from './spring.ts';

/** World units per second that the camera never exceeds, however far the next shot is. */
export const speedCap = 16;

/** Between two shots. */
export const cameraRate = settleTimeToOmega(seconds(duration.camera));
/** While the page scrolls: a stiffer spring, so that the picture follows at once. */
const scrubRate = settleTimeToOmega(seconds(duration.enter));

const place = ['x', 'y', 'z'] as const;

/** How far the camera steps back on its way from one target to another, per world unit of the way, and at most: shares of its distance. */
const stepBack = { share: 0.5, most: 1.1 };
const stepBackRate = cameraRate * 2;

/** Moves from shot to shot: one spring a number, with a speed limit for the camera. */
export interface CameraDamper {
  readonly values: ShotValues;
  /** Share of its distance by which the camera stands farther back, so that a way from body to body shows both. */
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
  /** From the target's speed, which grows and falls again on every way. A page that scrolls has its own way. */
  const wantedBack = () => {
    if (rate === scrubRate) return 0;
    const { targetX, targetY, targetZ } = springs;
    const speed = Math.hypot(targetX.velocity, targetY.velocity, targetZ.velocity);
    return Math.min(stepBack.most, (speed / rate) * stepBack.share);
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
        for (const key of place) {
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
