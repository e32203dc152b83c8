import type { Layout } from './diagram.ts';
import { cross, dot, sub, unit, type Vec3 } from './vector.ts';

/**
 * Camera maths shared by the line art and the canvas. Both fit the frame of a shot into the same
 * box, so that one can replace the other: the SVG by its viewBox and `preserveAspectRatio="xMidYMid
 * meet"`, the canvas by its lens. Two units are used: tangents (a point's distance from the
 * camera's axis over its depth, right and up) and CSS pixels of the screen (right and down).
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

/** Directions of a camera. */
export function axesOf({ position, target }: Pose) {
  const forward = unit(sub(target, position));
  const right = unit(cross(forward, [0, 1, 0]));
  return { right, up: cross(right, forward), forward };
}

/** A point as a camera sees it: right of and above its axis, and along it. World units. */
export function cameraSpace(camera: Pose): (point: Vec3) => Vec3 {
  const { right, up, forward } = axesOf(camera);
  return (point) => {
    const offset = sub(point, camera.position);
    return [dot(offset, right), dot(offset, up), dot(offset, forward)];
  };
}

/**
 * Tangent of half a field of view of 90 degrees. Its rounding error stays in the formula, so that
 * the coordinates in the drawings stay equal to the last digit.
 */
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

/** A box on the screen, CSS pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Size = Pick<Box, 'width' | 'height'>;

/** The part of the camera's picture that must be visible: its middle and size, in tangents. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Lens {
  /** CSS pixels per tangent of 1. */
  scale: number;
  /** Point of the screen on the camera's axis, CSS pixels. */
  x: number;
  y: number;
}

/** The lens that shows a frame as large as possible in the middle of a box (as SVG's `meet`). */
export function boxLens(frame: Frame, box: Box): Lens {
  const scale = Math.max(1, Math.min(box.width / frame.width, box.height / frame.height));
  return {
    scale,
    x: box.left + box.width / 2 - frame.x * scale,
    y: box.top + box.height / 2 + frame.y * scale,
  };
}

/**
 * The lens of a shot on the whole screen.
 *
 * @param halfHeight half the height of the picture that the screen shows, in tangents
 * @param offset     how far the picture is moved right and up, as a share of the screen's size
 */
export function screenLens(
  halfHeight: number,
  offset: readonly [number, number],
  screen: Size,
): Lens {
  return {
    scale: screen.height / 2 / halfHeight,
    x: screen.width * (0.5 + offset[0]),
    y: screen.height * (0.5 - offset[1]),
  };
}

/**
 * Interpolates between two lenses and writes the result into `into`. The scale is interpolated
 * exponentially, so that the zoom looks even.
 */
export function mixLens(from: Lens, to: Lens, progress: number, into: Lens): Lens {
  into.scale = from.scale * (to.scale / from.scale) ** progress;
  into.x = from.x + (to.x - from.x) * progress;
  into.y = from.y + (to.y - from.y) * progress;
  return into;
}
