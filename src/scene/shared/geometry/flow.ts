import { type Layout, placeOf, ringPoint } from '../diagram.ts';
import { mix, type Vec3 } from '../vector.ts';

/**
 * Control points of the flow, the closed spline on which light moves through the scene's five
 * bodies: edge → shield → learning → agents → core → edge. Between bodies it follows the ring, with
 * a little depth so that it is not flat. {@link stations} has the index of each body.
 */
export function flowPath(layout: Layout): readonly Vec3[] {
  const rim = (angle: number, z: number): Vec3 => {
    const [x, y] = ringPoint(angle, layout);
    return [x, y, z];
  };
  const core = placeOf('core', layout);
  const inward = mix(placeOf('agents', layout), core, 0.5);
  const outward = mix(core, placeOf('edge', layout), 0.5);
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
    core,
    [outward[0], outward[1] - 0.18, 0.3],
  ];
}

/** Index of each body in {@link flowPath}. */
export const stations = { edge: 0, shield: 3, learning: 6, agents: 9, core: 11 } as const;

/**
 * Point of the closed spline (uniform Catmull-Rom) through `path`.
 *
 * @param position index of a control point, with a fraction between two of them
 */
export function flowPoint(path: readonly Vec3[], position: number): Vec3 {
  const start = Math.floor(position);
  const t = position - start;
  const [a, b, c, d] = [-1, 0, 1, 2].map(
    (offset) => path[(start + offset + path.length) % path.length]!,
  ) as [Vec3, Vec3, Vec3, Vec3];
  const interpolate = (axis: 0 | 1 | 2) => {
    const [p, q, r, s] = [a[axis], b[axis], c[axis], d[axis]];
    const quadratic = 2 * p - 5 * q + 4 * r - s;
    return 0.5 * (2 * q + (r - p) * t + quadratic * t * t + (3 * (q - r) + s - p) * t * t * t);
  };
  return [interpolate(0), interpolate(1), interpolate(2)];
}
