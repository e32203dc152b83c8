/** Timings of the product demos. They are not in `tokens.ts`, so that no other page loads them. */

export const demo = {
  /** Milliseconds between two steps of a demo that plays in full motion. */
  step: 3600,
  /** The same for the demo of all four products: four steps, about 17 seconds. */
  journey: 4200,
} as const;
