import type { Point } from './pen.ts';

/** Plane geometry of convex polygons, to find which faces of the line art cover others. */

export type Shape = readonly Point[];
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Overlap in viewBox units up to which neither of two faces counts as covering the other. */
const maxOverlap = 0.9;

const nextCorner = (shape: Shape, index: number) => shape[(index + 1) % shape.length]!;

/**
 * Whether one of the sides of `a` separates the two convex shapes (separating axis theorem).
 * Written with plain loops, because it takes most of the time of a drawing.
 */
export function hasSeparatingSide(a: Shape, b: Shape): boolean {
  for (let index = 0; index < a.length; index++) {
    const [from, to] = [a[index]!, nextCorner(a, index)];
    const [nx, ny] = [to[1] - from[1], from[0] - to[0]];
    const threshold = maxOverlap * Math.sqrt(nx * nx + ny * ny);
    let [aMin, aMax, bMin, bMax] = [1e9, -1e9, 1e9, -1e9];
    for (const point of a) {
      const projected = point[0] * nx + point[1] * ny;
      if (projected < aMin) aMin = projected;
      if (projected > aMax) aMax = projected;
    }
    for (const point of b) {
      const projected = point[0] * nx + point[1] * ny;
      if (projected < bMin) bMin = projected;
      if (projected > bMax) bMax = projected;
    }
    if (aMax - bMin < threshold || bMax - aMin < threshold) return true;
  }
  return false;
}

export function boxOf(shape: Shape): Box {
  const [xs, ys] = [shape.map((p) => p[0]), shape.map((p) => p[1])];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export const doBoxesMeet = (a: Box, b: Box) =>
  a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

function isInside(point: Point, shape: Shape): boolean {
  /** Cross product at a side: its sign is the side of the line on which the point is. */
  let firstCross = 0;
  for (let index = 0; index < shape.length; index++) {
    const [from, to] = [shape[index]!, nextCorner(shape, index)];
    const cross =
      (to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0]);
    if (firstCross === 0) firstCross = cross;
    else if (firstCross * cross < 0) return false;
  }
  return true;
}

/** Whether each of these points lies inside at least one of the covers. */
export const areCovered = (points: Shape, covers: readonly Shape[]) =>
  covers.length > 0 && points.every((point) => covers.some((cover) => isInside(point, cover)));

export const middle = (points: Shape): Point => [
  points.reduce((sum, p) => sum + p[0], 0) / points.length,
  points.reduce((sum, p) => sum + p[1], 0) / points.length,
];

/** Points all over a face, a little inside its outline, to test whether any of it is visible. */
export function samplePoints(shape: Shape): Point[] {
  const [mx, my] = middle(shape);
  return shape.flatMap((from, index) => {
    const to = nextCorner(shape, index);
    return [0, 0.33, 0.67].flatMap((share) =>
      [0.96, 0.6].map((scale): Point => {
        const x = from[0] + (to[0] - from[0]) * share;
        const y = from[1] + (to[1] - from[1]) * share;
        return [mx + (x - mx) * scale, my + (y - my) * scale];
      }),
    );
  });
}

/** Hatching lines shorter than this are left out, viewBox units. */
const minHatchLength = 1.6;

/** Lines across the shape, parallel to `along` and `gap` viewBox units apart. */
export function hatchLines(shape: Shape, along: Point, gap: number): (readonly [Point, Point])[] {
  const length = Math.hypot(along[0], along[1]) || 1;
  const normal = [-along[1] / length, along[0] / length] as const;
  const height = (point: Point) => point[0] * normal[0] + point[1] * normal[1];
  const heights = shape.map(height);
  const bottom = Math.min(...heights);
  const count = Math.floor((Math.max(...heights) - bottom) / gap);
  return Array.from({ length: count }, (_, step) => bottom + (step + 0.65) * gap).flatMap(
    (level) => {
      const [a, b] = shape.flatMap((from, index): Point[] => {
        const to = nextCorner(shape, index);
        const [h0, h1] = [height(from) - level, height(to) - level];
        if (h0 < 0 === h1 < 0) return [];
        const share = h0 / (h0 - h1);
        return [[from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]];
      });
      return a && b && Math.hypot(a[0] - b[0], a[1] - b[1]) > minHatchLength
        ? [[a, b] as const]
        : [];
    },
  );
}
