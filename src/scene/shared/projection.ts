import type { Layout } from './diagram.ts';
import { cross, dot, sub, unit, type Vec3 } from './vector.ts';

/**
 * Camera maths shared by the line art (SVG) and the canvas (WebGL). Both fit the frame of a shot
 * (see `lens.ts`) into the same box, so that one can replace the other: the SVG by its viewBox and
 * `preserveAspectRatio="xMidYMid meet"`, the canvas by its lens.
 */

/** Position of a camera, and the point it looks at. It never rolls: up is +y. */
export interface Pose {
  position: Vec3;
  target: Vec3;
}

/** Proportions for which the shots of each layout are composed. */
export const frames = {
  wide: { width: 1500, height: 1000 },
  tall: { width: 700, height: 1000 },
} as const satisfies Record<Layout, { width: number; height: number }>;

/** A point as a camera sees it: right of and above its axis, and along it. World units. */
export function cameraSpace({ position, target }: Pose): (point: Vec3) => Vec3 {
  const forward = unit(sub(target, position));
  const right = unit(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  return (point) => {
    const offset = sub(point, position);
    return [dot(offset, right), dot(offset, up), dot(offset, forward)];
  };
}

/** Tangent of half a field of view of 90 degrees, which is 1 but for rounding. */
const halfView = Math.tan(Math.PI / 4);

/**
 * Prepares the projection of one camera once; the returned function projects points to tangents,
 * right and up, and the distance along the camera's axis (`depth`, world units).
 */
export function projector(camera: Pose) {
  const toCameraSpace = cameraSpace(camera);
  return (point: Vec3) => {
    const [right, up, depth] = toCameraSpace(point);
    const scale = 1 / (depth * halfView);
    return { x: right * scale, y: up * scale, depth };
  };
}
