/** Timings of the instruments, apart from the others so that no other page loads them. */

/** Milliseconds that a step of a run stays before the next one, where motion is full. */
export const demo = {
  step: 3600,
  /** Of the run through all four products: four steps, about 17 seconds. */
  journey: 4200,
} as const;
