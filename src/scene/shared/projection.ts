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

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A place around the origin: turned to the right and risen by degrees, at a distance in world units. */
function around(right: number, above: number, distance: number): Vec3 {
  const [yaw, pitch] = [radians(right), radians(above)];
  const out = Math.cos(pitch) * distance;
  return [Math.sin(yaw) * out, Math.sin(pitch) * distance, Math.cos(yaw) * out];
}

/**
 * The hero shot. On the wide ring the camera is low, close, and far to the right, so that the
 * bodies stand in three depths: Edge near, Learning far away, and all of them whole below the bar. The tall ring is
 * seen from the front.
 */
export const constellationCameras: Record<Layout, Camera> = {
  wide: { position: around(38, 9, 8.5), target: [0, 0, 0], fov: 68 },
  tall: { position: [0, 4.4, 18.4], target: [0, 0, 0], fov: 32 },
};

/** Where the hero's frame has its middle, tangents from the camera's axis, right and up. */
export const constellationMiddles: Record<Layout, readonly [x: number, y: number]> = {
  wide: [-0.06, 0.05],
  tall: [0, 0],
};

/** How far the hero's bodies have moved along their ring, degrees, and how much its core has grown. */
export const constellationPose = { ringRotation: -38, coreScale: 2.08 } as const;

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
