import { mix, rotate, times, unit, type Vec3 } from '../vector.ts';

/**
 * Geometry of the scene's object Agents: three nested gimbal rings. Each ring is a torus about its
 * own z axis, rotated by `tilt`; beads move on its centre line at increasing angle. Across the
 * outer ring stands the gate: beads queue in front of it and pass only when the core (a human)
 * approves. Lengths are relative to the object's bounding radius.
 */

export interface Gimbal {
  /** Radius of the centre line. */
  radius: number;
  /** Radius of the tube. */
  tube: number;
  /** Euler XYZ in radians. */
  tilt: Vec3;
  /** Angles in radians, counter-clockwise from the ring's own +x. */
  beads: readonly number[];
}

export const beadRadius = 0.078;

/** Radius of the sphere in the middle, in the core's colour. */
export const pivotRadius = 0.13;

/**
 * The gate: index of its ring, angle on that ring, and angle at which its frame stands. The frame is
 * turned a little out of the beads' way, so that its opening is seen.
 */
export const gate = { ring: 0, angle: -0.92, frame: -0.6 } as const;

/**
 * Angles of the waiting beads. The first ones touch each other, the others are still on their way.
 */
const queue = [0.17, 0.35, 0.53, 0.71, 0.95, 1.3, 1.85, 2.6].map((behind) => gate.angle - behind);

export const gimbals: readonly Gimbal[] = [
  { radius: 0.93, tube: 0.045, tilt: [-1.12, 0.2, 0], beads: [...queue, gate.angle + 1.3] },
  { radius: 0.75, tube: 0.04, tilt: [0.16, 1.02, 0.25], beads: [0.4, 2.2, 3.9] },
  { radius: 0.57, tube: 0.036, tilt: [0.75, -0.6, 0], beads: [1.2, 4.1] },
];

/**
 * In some shots the rings stand one behind another, like doors that the flow of light passes. This
 * is the direction of the flow through the object's middle.
 */
const flowDirection = unit([0.86, 0.42, 0.22]);
/** Distance from one door to the next. */
const doorStep = 0.78;
/** Rotation of a ring as a door, Euler XYZ: turns its axis into the direction of the flow. */
export const doorTilt: Vec3 = [
  Math.atan2(-flowDirection[1], flowDirection[2]),
  Math.asin(flowDirection[0]),
  0,
];
/** By ring: the offset of its door from the object's middle. */
export const doorShifts: readonly Vec3[] = gimbals.map((_, index) =>
  times(flowDirection, (index - 1) * doorStep),
);

/** Interpolates a ring between its nested pose (`doors` 0) and its door (1). */
export const asDoor = (index: number, doors: number): { gimbal: Gimbal; shift: Vec3 } => ({
  gimbal: { ...gimbals[index]!, tilt: mix(gimbals[index]!.tilt, doorTilt, doors) },
  shift: times(doorShifts[index]!, doors),
});

/** Position at an angle on a ring, in the object's own coordinates. */
export const onRing = ({ radius, tilt }: Gimbal, angle: number): Vec3 =>
  rotate([Math.cos(angle) * radius, Math.sin(angle) * radius, 0], tilt);
