/**
 * Priorities of `useFrame`: lower ones run first. A positive priority turns off fiber's own
 * rendering; the post-processing pipeline renders instead.
 */
export const order = {
  /** Advances the world and moves the camera; the objects read both. */
  world: -3,
  /** Each object copies its state into its uniforms. */
  bodies: -2,
  /** Draws what glass shows behind it. */
  behind: -1,
  render: 1,
} as const;
