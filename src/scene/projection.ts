import type { Layout } from './diagram.ts';
import { cross, dot, sub, unit, type Vec3 } from './vector.ts';

/**
 * Pure camera maths, shared by the line drawing (SVG) and the canvas (WebGL).
 *
 * How the two surfaces align: the drawing's viewBox is `frames[layout]`, centred on
 * the core (written on a grid of quarter units, so the attribute reads four times as
 * much). Its height of 1000 units is the camera's full vertical field of view:
 *
 *     x_svg =  x_ndc * 500 * aspect      y_svg = -y_ndc * 500      (1 NDC = 500 units)
 *
 * The SVG is fitted with `preserveAspectRatio="xMidYMid meet"`: in a box wider than
 * the frame the height decides, in a narrower one the width does. A canvas that
 * covers the same box renders with `fittedFov(camera, layout, box.width / box.height)`
 * and matches at every box size. A canvas larger than the box uses
 * `camera.setViewOffset(box.width, box.height, -box.left, -box.top, canvas.width, canvas.height)`.
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

/** The hero shot on a landscape screen. */
export const constellationCamera = constellationCameras.wide;

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

/** One world point as the camera sees it. */
export function project(point: Vec3, camera: Camera, aspect: number): Projected {
  return projector(camera, aspect)(point);
}

/** Vertical field of view that shows the whole frame in a box of this aspect (`meet`). */
export function fittedFov(camera: Camera, layout: Layout, aspect: number): number {
  const frame = frames[layout];
  const widen = Math.max(1, frame.width / frame.height / aspect);
  return (Math.atan(Math.tan(radians(camera.fov) / 2) * widen) * 360) / Math.PI;
}
