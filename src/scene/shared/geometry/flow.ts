import { type Layout, placeOf, ringPoint } from '../diagram.ts';
import { mix, type Vec3 } from '../vector.ts';

/**
 * Control points of the closed spline light travels on: edge → shield → learning →
 * agents → core → edge. Between instruments it follows the ring; a small z keeps it
 * from lying flat. {@link stations} names the points that are bodies.
 */
export function flowPath(layout: Layout = 'wide'): readonly Vec3[] {
  const rim = (angle: number, z: number): Vec3 => {
    const [x, y] = ringPoint(angle, layout);
    return [x, y, z];
  };
  const home = placeOf('core', layout);
  const inward = mix(placeOf('agents', layout), home, 0.5);
  const outward = mix(home, placeOf('edge', layout), 0.5);
  return [
    placeOf('edge', layout),
    rim(30, 0.16),
    rim(60, -0.16),
    placeOf('shield', layout),
    rim(120, 0.16),
    rim(150, -0.16),
    placeOf('learning', layout),
    rim(210, 0.16),
    rim(240, -0.16),
    placeOf('agents', layout),
    [inward[0] + 0.22, inward[1], 0.3],
    home,
    [outward[0], outward[1] - 0.18, 0.3],
  ];
}

/** Index of each body in {@link flowPath}. */
export const stations = { edge: 0, shield: 3, learning: 6, agents: 9, core: 11 } as const;

/** Point of the closed spline (uniform Catmull-Rom) at `at`, measured in control points. */
export function flowPoint(path: readonly Vec3[], at: number): Vec3 {
  const start = Math.floor(at);
  const t = at - start;
  const [a, b, c, d] = [-1, 0, 1, 2].map(
    (offset) => path[(start + offset + path.length) % path.length]!,
  ) as [Vec3, Vec3, Vec3, Vec3];
  const along = (axis: 0 | 1 | 2) => {
    const [p, q, r, s] = [a[axis], b[axis], c[axis], d[axis]];
    const bend = 2 * p - 5 * q + 4 * r - s;
    return 0.5 * (2 * q + (r - p) * t + bend * t * t + (3 * (q - r) + s - p) * t * t * t);
  };
  return [along(0), along(1), along(2)];
}
