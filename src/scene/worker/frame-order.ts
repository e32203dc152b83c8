/**
 * Priorities of `useFrame`. A positive one turns fiber's own rendering off, because the pipeline renders.
 */
export const order = {
  /** Advances springs, camera and activity, which the objects read. */
  rig: -3,
  /** Each object copies its state into its uniforms. */
  bodies: -2,
  render: 1,
} as const;
