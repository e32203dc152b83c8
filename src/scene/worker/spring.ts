/** A critically damped spring in closed form: stable at any step, never overshoots. */
export interface Spring {
  value: number;
  velocity: number;
}

export const spring = (value = 0): Spring => ({ value, velocity: 0 });

/** Advances by `step` seconds; `rate` is the spring's natural frequency in 1/s. */
export function damp(spring: Spring, target: number, rate: number, step: number): number {
  const away = spring.value - target;
  const drive = (spring.velocity + rate * away) * step;
  const decay = Math.exp(-rate * step);
  spring.value = target + (away + drive) * decay;
  spring.velocity = (spring.velocity - rate * drive) * decay;
  return spring.value;
}

/** Goes there at once and rests. */
export function snap(spring: Spring, target: number): void {
  spring.value = target;
  spring.velocity = 0;
}

/** Frequency at which a spring has covered 95 % of its way after this many seconds. */
export const settleTimeToOmega = (seconds: number) => 4.75 / seconds;
