/**
 * What runs first within one frame. A positive number takes rendering away from
 * fiber, which is wanted: the last step draws, with or without bloom.
 */
export const order = {
  /** Springs, camera, activity: what the bodies read. */
  rig: -3,
  /** Each body copies its part into its uniforms. */
  bodies: -2,
  render: 1,
} as const;
