import type { Layout } from './diagram.ts';
import { cross, dot, sub, unit, type Vec3 } from './vector.ts';

/**
 * Pure camera maths, shared by the line drawing (SVG) and the canvas (WebGL).
 *
 * The drawing's viewBox is the shot's frame (see `lens.ts`), fitted into the picture's box with
 * `preserveAspectRatio="xMidYMid meet"`; the canvas' lens does the same with the same frame.
 */

export interface Camera {
  position: Vec3;
  target: Vec3;
  /** Vertical field of view in degrees. The camera never rolls: up is +y. */
  fov: number;
}

export interface Projected {
  /** -1 left to 1 right. */
  x: number;
  /** -1 bottom to 1 top. */
  y: number;
  /** Distance along the line of sight. */
  depth: number;
  /** Height of one world unit at this depth, in vertical NDC (times 500: in viewBox units). */
  scale: number;
}

/** Size of the drawing's viewBox; height 1000 is the full vertical field of view. */
export const frames = {
  wide: { width: 1500, height: 1000 },
  tall: { width: 700, height: 1000 },
} as const satisfies Record<Layout, { width: number; height: number }>;

/** The hero shot: from the front, a little above, so that circles read as ellipses. */
export const constellationCameras: Record<Layout, Camera> = {
  wide: { position: [0, 3.6, 14.1], target: [0, 0, 0], fov: 32 },
  tall: { position: [0, 4.4, 18.4], target: [0, 0, 0], fov: 32 },
};

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A projector for one camera: prepare once, call for every point. */
export function projector(camera: Camera, aspect: number): (point: Vec3) => Projected {
  const forward = unit(sub(camera.target, camera.position));
  const right = unit(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const tangent = Math.tan(radians(camera.fov) / 2);
  return (point) => {
    const arm = sub(point, camera.position);
    const depth = dot(arm, forward);
    const scale = 1 / (depth * tangent);
    return { x: (dot(arm, right) * scale) / aspect, y: dot(arm, up) * scale, depth, scale };
  };
}
