/** Vector algebra for geometry and line art, which must not import three.js. */

export type Vec3 = readonly [x: number, y: number, z: number];

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vec3, by: number): Vec3 => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const size = (a: Vec3): number => Math.sqrt(dot(a, a));
export const unit = (a: Vec3): Vec3 => times(a, 1 / (size(a) || 1));
export const mix = (a: Vec3, b: Vec3, at: number): Vec3 => add(a, times(sub(b, a), at));
/** The corners of a quad's two triangles. */
export const quad = <const T>(a: T, b: T, c: T, d: T): T[] => [a, b, c, a, c, d];
export const mean = (...points: readonly Vec3[]): Vec3 =>
  times(points.reduce(add, [0, 0, 0]), 1 / points.length);

/**
 * Prepares the rotation by an Euler triple in three.js' default order XYZ: z is applied first, x
 * last. The returned function rotates points.
 */
export function rotation([ax, ay, az]: Vec3): (point: Vec3) => Vec3 {
  const [cx, sx] = [Math.cos(ax), Math.sin(ax)];
  const [cy, sy] = [Math.cos(ay), Math.sin(ay)];
  const [cz, sz] = [Math.cos(az), Math.sin(az)];
  return ([x, y, z]) => {
    const x1 = x * cz - y * sz;
    const y1 = x * sz + y * cz;
    const z2 = z * cy - x1 * sy;
    return [x1 * cy + z * sy, y1 * cx - z2 * sx, y1 * sx + z2 * cx];
  };
}

/** Rotates one point by an Euler triple; see {@link rotation}. */
export const rotate = (point: Vec3, euler: Vec3): Vec3 => rotation(euler)(point);

/** Rotates a point about the axis through `from` and `to` by radians (right-handed, Rodrigues). */
export function turnAbout(point: Vec3, from: Vec3, to: Vec3, angle: number): Vec3 {
  const axis = unit(sub(to, from));
  const offset = sub(point, from);
  const parallel = times(axis, dot(axis, offset) * (1 - Math.cos(angle)));
  const turned = add(times(offset, Math.cos(angle)), times(cross(axis, offset), Math.sin(angle)));
  return add(from, add(parallel, turned));
}
