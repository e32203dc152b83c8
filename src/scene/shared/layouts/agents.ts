import { rotate, type Vec3 } from '../vector.ts';

/**
 * Agents: three nested gimbal rings. Each ring is a torus about its own z axis, turned
 * by `tilt`; beads run on its centre line at increasing angle. On the outer ring stands
 * the gate: beads queue in front of it and pass only when the core answers.
 */

export interface Gimbal {
  /** Centre line. */
  radius: number;
  /** Radius of the tube. */
  tube: number;
  /** Euler XYZ in radians. */
  tilt: Vec3;
  /** Angles in radians, counter-clockwise from the ring's own +x. */
  beads: readonly number[];
}

export const beadRadius = 0.078;

/** Radius of the still point in the middle: the human answer, warm. */
export const pivotRadius = 0.13;

/** Where the beads wait: index of the ring and angle on it. */
export const gate = { ring: 0, angle: -0.92 } as const;

/** Bead touches bead in the queue; those behind are still running up. */
const queue = [0.17, 0.35, 0.53, 0.71, 0.95, 1.3, 1.85, 2.6].map((behind) => gate.angle - behind);

export const gimbals: readonly Gimbal[] = [
  { radius: 0.93, tube: 0.045, tilt: [-1.12, 0.2, 0], beads: [...queue, gate.angle + 1.3] },
  { radius: 0.75, tube: 0.04, tilt: [0.16, 1.02, 0.25], beads: [0.4, 2.2, 3.9] },
  { radius: 0.57, tube: 0.036, tilt: [0.75, -0.6, 0], beads: [1.2, 4.1] },
];

/** Local position at an angle on a ring. */
export function onRing(gimbal: Gimbal, angle: number, radius: number = gimbal.radius): Vec3 {
  return rotate([Math.cos(angle) * radius, Math.sin(angle) * radius, 0], gimbal.tilt);
}
