/** A critically damped spring: it moves to a target without overshoot. */
export interface Spring {
  value: number;
  velocity: number;
}

export const spring = (value = 0): Spring => ({ value, velocity: 0 });

/**
 * Advances a spring in closed form, which is stable at any step.
 *
 * @param rate natural frequency, 1/s
 * @param step seconds since the last call
 */
export function damp(spring: Spring, target: number, rate: number, step: number): number {
  const away = spring.value - target;
  const drive = (spring.velocity + rate * away) * step;
  const decay = Math.exp(-rate * step);
  spring.value = target + (away + drive) * decay;
  spring.velocity = (spring.velocity - rate * drive) * decay;
  return spring.value;
}

/** Jumps to the target and stops. */
export function snap(spring: Spring, target: number): void {
  spring.value = target;
  spring.velocity = 0;
}

/**
 * Natural frequency of a spring that covers 95 % of its way in this many seconds, because
 * (1 + x) · exp(-x) is 0.05 at x = 4.75.
 */
export const settleTimeToOmega = (seconds: number) => 4.75 / seconds;
