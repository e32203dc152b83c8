import type { Layout } from './diagram.ts';
import { cross, dot, sub, unit, type Vec3 } from './vector.ts';

/**
 * Camera maths shared by the line art (SVG) and the canvas (WebGL). Both fit the frame of a shot
 * (see `lens.ts`) into the same box, so that one can replace the other: the SVG by its viewBox and
 * `preserveAspectRatio="xMidYMid meet"`, the canvas by its lens.
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
  /** Distance along the camera's axis, world units. */
  depth: number;
  /** Height of one world unit at this depth, in the units of `y`. */
  scale: number;
}

/** Proportions for which the shots of each layout are composed. */
export const frames = {
  wide: { width: 1500, height: 1000 },
  tall: { width: 700, height: 1000 },
} as const satisfies Record<Layout, { width: number; height: number }>;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * A point around the origin in spherical coordinates: degrees right of and above +z, world units.
 */
function orbitPoint(azimuth: number, elevation: number, distance: number): Vec3 {
  const [yaw, pitch] = [radians(azimuth), radians(elevation)];
  const horizontal = Math.cos(pitch) * distance;
  return [Math.sin(yaw) * horizontal, Math.sin(pitch) * distance, Math.cos(yaw) * horizontal];
}

/**
 * Cameras of `constellation`, the shot (named camera framing) of the home page's hero. On the wide
 * ring the camera is low, close, and far to the right, so that the bodies stand at three depths:
 * Edge near, Learning far away, and none of them behind the header. The tall ring is seen from the
 * front.
 */
export const constellationCameras: Record<Layout, Camera> = {
  wide: { position: orbitPoint(38, 9, 8.5), target: [0, 0, 0], fov: 68 },
  tall: { position: [0, 4.4, 18.4], target: [0, 0, 0], fov: 32 },
};

/** Middle of the hero's frame, in tangents from the camera's axis, right and up. */
export const constellationMiddles: Record<Layout, readonly [x: number, y: number]> = {
  wide: [-0.06, 0.05],
  tall: [0, 0],
};

/** Rotation of the hero's bodies along their ring in degrees, and the size of its core. */
export const constellationPose = { ringRotation: -38, coreScale: 2.08 } as const;

/** Prepares the projection of one camera once; the returned function projects points. */
export function projector(camera: Camera, aspect: number): (point: Vec3) => Projected {
  const forward = unit(sub(camera.target, camera.position));
  const right = unit(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const tangent = Math.tan(radians(camera.fov) / 2);
  return (point) => {
    const offset = sub(point, camera.position);
    const depth = dot(offset, forward);
    const scale = 1 / (depth * tangent);
    return { x: (dot(offset, right) * scale) / aspect, y: dot(offset, up) * scale, depth, scale };
  };
}
