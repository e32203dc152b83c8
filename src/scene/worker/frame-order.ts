/**
 * Priorities of `useFrame`: lower ones run first. A positive priority turns off fiber's own
 * rendering; the post-processing pipeline renders instead.
 */
export const order = {
  /** Advances the world and moves the camera; the objects read both. */
  world: -4,
  /** Each object copies its state into its uniforms. */
  bodies: -3,
  /** Draws what the core sees, for shadows. */
  shadows: -2,
  /** Draws what glass shows behind it. */
  behind: -1,
  render: 1,
} as const;
