import type { BodyId } from './diagram.ts';
import type { Vec3 } from './vector.ts';

/**
 * Resting orientation of each body in the constellation, Euler XYZ in radians as
 * three.js reads it. Drawing and canvas share it, so the cross-fade has no jump.
 */
export const restRotation: Record<BodyId, Vec3> = {
  edge: [-0.88, -0.2, 0.03],
  shield: [0.12, -0.42, 0.1],
  learning: [0.06, 0.2, -0.04],
  agents: [0, 0, 0],
  core: [0, 0, 0],
};
