import { type Layout, placeOf, ringPoint, rings } from '../diagram.ts';
import { bodies } from '../shot.ts';
import { alongStream, fieldPlace, streamPlace } from '../transforms.ts';
import { mix, type Vec3 } from '../vector.ts';

/**
 * Control points of the flow, the closed spline on which light moves through the scene's five
 * bodies: edge → shield → learning → agents → core → edge. Between bodies it follows the ring, with
 * a little depth so that it is not flat. {@link stations} has the index of each body.
 */
function flowPath(layout: Layout): readonly Vec3[] {
  const rim = (angle: number, z: number): Vec3 => {
    const [x, y] = ringPoint(angle, layout);
    return [x, y, z];
  };
  const core = placeOf('core', layout);
  const inward = mix(placeOf('agents', layout), core, 0.5);
  const outward = mix(core, placeOf('edge', layout), 0.5);
  return [
    placeOf('edge', layout),
    rim(30, 2),
    rim(60, -0.1),
    placeOf('shield', layout),
    rim(120, -0.5),
    rim(150, -0.8),
    placeOf('learning', layout),
    rim(210, 0.16),
    rim(240, -0.16),
    placeOf('agents', layout),
    [inward[0] + 0.22, inward[1], 0.3],
    core,
    [outward[0], outward[1] - 0.18, 1.5],
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

/**
 * Number of control points of the flow, the closed curve on which light moves through the scene.
 * Each body stands at one of them (`stations`), so that the light passes through its middle.
 */
export const curvePoints = 13;

/** The flow while the bodies drift apart in a loose field: the ring's curve, wider and deeper. */
function fieldCurve(layout: Layout): Vec3[] {
  const path = flowPath(layout).map(([x, y, z]): Vec3 => [x * 1.3, y * 1.25, z * 8]);
  for (const id of bodies) path[stations[id]] = fieldPlace(id, layout);
  return path;
}

/**
 * The flow as a straight line through the four bodies into the core; the way back is off screen.
 */
function streamCurve(layout: Layout): Vec3[] {
  const path = Array.from({ length: curvePoints }, (_, index) =>
    alongStream(index / 3 - 2, layout),
  );
  for (const id of bodies) path[stations[id]] = streamPlace(id, layout);
  // The points before and after the core: one between the last body and it, one on the way back.
  path[10] = alongStream(1.58, layout);
  path[12] = alongStream(-3.5, layout);
  return path;
}

const curvesOf = (layout: Layout) => ({
  ring: flowPath(layout),
  field: fieldCurve(layout),
  stream: streamCurve(layout),
});
const curves = { wide: curvesOf('wide'), tall: curvesOf('tall') };
const layouts = ['wide', 'tall'] as const;

// Reused by all calls, so that a frame allocates nothing.
const onRing = [0, 0, 0];

/**
 * Writes the control points for these values of a shot, three numbers each, into `into`. Ring,
 * field and stream of both layouts are blended by the values.
 *
 * @param turn radians by which the ring is rotated beyond the shot's `ringRotation`
 */
export function writeCurve(
  values: Record<'ringRotation' | 'coreScale' | 'tall' | 'explode' | 'pipelineBlend', number>,
  turn: number,
  into: Float32Array,
): void {
  const cos = Math.cos(values.ringRotation + turn);
  const sin = Math.sin(values.ringRotation + turn);
  // The ring widens to make room for a larger core.
  const scale = 1 + 0.24 * Math.max(0, values.coreScale - 1);
  into.fill(0);
  for (const layout of layouts) {
    const share = layout === 'tall' ? values.tall : 1 - values.tall;
    if (share === 0) continue;
    const { ring, field, stream } = curves[layout];
    const { x: rx, y: ry } = rings[layout];
    for (let i = 0; i < curvePoints; i++) {
      const [px, py, pz] = ring[i]!;
      const u = px / rx;
      const v = py / ry;
      onRing[0] = (u * cos - v * sin) * rx * scale;
      onRing[1] = (u * sin + v * cos) * ry * scale;
      onRing[2] = pz;
      for (let axis = 0; axis < 3; axis++) {
        const exploded = onRing[axis]! + (field[i]![axis]! - onRing[axis]!) * values.explode;
        const place = exploded + (stream[i]![axis]! - exploded) * values.pipelineBlend;
        into[i * 3 + axis]! += share * place;
      }
    }
  }
}
