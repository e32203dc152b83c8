/** Timings of the product demos. They are not in `tokens.ts`, so that no other page loads them. */

export const demo = {
  /** Milliseconds between two steps of a demo that plays in full motion. */
  step: 3600,
  /** The same for the demo of all four products, whose sentences are shorter. It grows quicker. */
  journey: [1500, 1200, 1000],
  /** Nothing moves between the light's stop at the gate and the fingertip. */
  silence: 400,
  /** The fingertip breathes once while it waits. */
  breath: 3200,
  /** Press and hold that approves; a shorter press than `duration.state` is a click. */
  hold: 900,
  /** The ridges of the fingertip empty when it is let go. */
  drain: 300,
  /** The light goes from one stage to the next, and from the last one to the gate. */
  travel: 480,
  /** The light enters the gate. */
  gate: 520,
  /** One of the steps in which the receipt feeds up. */
  feedStep: 156,
  /** The receipt's seal stamps. */
  stamp: 180,
} as const;
