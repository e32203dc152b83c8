import { mix, rotate, times, unit, type Vec3 } from '../vector.ts';

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

/** The way of the flow through the body's middle, along which the rings stand when they are doors. */
const doorway = unit([0.86, 0.42, 0.22]);
/** Distance from one door to the next. */
const doorStep = 0.78;
/** How a ring stands as a door: Euler XYZ that turns its own axis into the doorway. */
export const doorTilt: Vec3 = [Math.atan2(-doorway[1], doorway[2]), Math.asin(doorway[0]), 0];
/** By ring: the way of its door from the body's middle. */
export const doorShifts: readonly Vec3[] = gimbals.map((_, index) =>
  times(doorway, (index - 1) * doorStep),
);

/** A ring on its way from its nest to its door. */
export const asDoor = (index: number, doors: number): { gimbal: Gimbal; shift: Vec3 } => ({
  gimbal: { ...gimbals[index]!, tilt: mix(gimbals[index]!.tilt, doorTilt, doors) },
  shift: times(doorShifts[index]!, doors),
});

/** Local position at an angle on a ring. */
export function onRing(gimbal: Gimbal, angle: number, radius: number = gimbal.radius): Vec3 {
  return rotate([Math.cos(angle) * radius, Math.sin(angle) * radius, 0], gimbal.tilt);
}
