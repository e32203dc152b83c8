import type { Point } from './pen.ts';

/** Plane geometry of convex polygons, for painter's order and hidden faces. */

export type Shape = readonly Point[];
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Faces may touch, and overlap by this much, without one hiding the other. */
const tolerance = 0.9;

const next = (shape: Shape, index: number) => shape[(index + 1) % shape.length]!;

/**
 * Whether some side of `a` separates the two convex shapes. (A loop: this is the innermost work.)
 */
export function apart(a: Shape, b: Shape): boolean {
  for (let index = 0; index < a.length; index++) {
    const [from, to] = [a[index]!, next(a, index)];
    const [nx, ny] = [to[1] - from[1], from[0] - to[0]];
    const near = tolerance * Math.sqrt(nx * nx + ny * ny);
    let [low, high, otherLow, otherHigh] = [1e9, -1e9, 1e9, -1e9];
    for (const p of a) {
      const at = p[0] * nx + p[1] * ny;
      if (at < low) low = at;
      if (at > high) high = at;
    }
    for (const p of b) {
      const at = p[0] * nx + p[1] * ny;
      if (at < otherLow) otherLow = at;
      if (at > otherHigh) otherHigh = at;
    }
    if (high - otherLow < near || otherHigh - low < near) return true;
  }
  return false;
}

export function boxOf(shape: Shape): Box {
  const [xs, ys] = [shape.map((p) => p[0]), shape.map((p) => p[1])];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export const meet = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

function inside(point: Point, shape: Shape): boolean {
  let turn = 0;
  for (let index = 0; index < shape.length; index++) {
    const [from, to] = [shape[index]!, next(shape, index)];
    const side =
      (to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0]);
    if (turn === 0) turn = side;
    else if (turn * side < 0) return false;
  }
  return true;
}

/** Whether every one of these points lies under one of the covers. */
export const under = (points: Shape, covers: readonly Shape[]) =>
  covers.length > 0 && points.every((point) => covers.some((cover) => inside(point, cover)));

export const middle = (points: Shape): Point => [
  points.reduce((sum, p) => sum + p[0], 0) / points.length,
  points.reduce((sum, p) => sum + p[1], 0) / points.length,
];

/** Points all over a face, a little inside its outline: if none can be seen, nothing can. */
export function samples(shape: Shape): Point[] {
  const [mx, my] = middle(shape);
  return shape.flatMap((from, index) => {
    const to = next(shape, index);
    return [0, 0.33, 0.67].flatMap((at) =>
      [0.96, 0.6].map((out): Point => {
        const [x, y] = [from[0] + (to[0] - from[0]) * at, from[1] + (to[1] - from[1]) * at];
        return [mx + (x - mx) * out, my + (y - my) * out];
      }),
    );
  });
}

/** Engraver's hatching: lines across the shape, parallel to `along`, `gap` apart. */
export function hatch(shape: Shape, along: Point, gap: number): (readonly [Point, Point])[] {
  const length = Math.hypot(along[0], along[1]) || 1;
  const normal = [-along[1] / length, along[0] / length] as const;
  const height = (p: Point) => p[0] * normal[0] + p[1] * normal[1];
  const heights = shape.map(height);
  const bottom = Math.min(...heights);
  const count = Math.floor((Math.max(...heights) - bottom) / gap);
  return Array.from({ length: count }, (_, step) => bottom + (step + 0.65) * gap).flatMap(
    (level) => {
      const [a, b] = shape.flatMap((from, index): Point[] => {
        const to = next(shape, index);
        const [h0, h1] = [height(from) - level, height(to) - level];
        if (h0 < 0 === h1 < 0) return [];
        const at = h0 / (h0 - h1);
        return [[from[0] + (to[0] - from[0]) * at, from[1] + (to[1] - from[1]) * at]];
      });
      return a && b && Math.hypot(a[0] - b[0], a[1] - b[1]) > 1.6 ? [[a, b] as const] : [];
    },
  );
}
