/** A critically damped spring in closed form: stable at any step, never overshoots. */
export interface Spring {
  value: number;
  velocity: number;
}

export const spring = (value = 0): Spring => ({ value, velocity: 0 });

/** Advances by `step` seconds; `rate` is the spring's natural frequency in 1/s. */
export function follow(it: Spring, target: number, rate: number, step: number): number {
  const away = it.value - target;
  const drive = (it.velocity + rate * away) * step;
  const decay = Math.exp(-rate * step);
  it.value = target + (away + drive) * decay;
  it.velocity = (it.velocity - rate * drive) * decay;
  return it.value;
}

/** Goes there at once and rests. */
export function cut(it: Spring, target: number): void {
  it.value = target;
  it.velocity = 0;
}

/** Frequency at which a spring has covered 95 % of its way after this many seconds. */
export const rateFor = (seconds: number) => 4.75 / seconds;
