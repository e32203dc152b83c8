import { type Layout, rings } from './diagram.ts';
import { flowPath, stations } from './geometry/flow.ts';
import { bodies, type ShotValues } from './shot-values.ts';
import { alongStream, fieldPlace, streamPlace } from './transforms.ts';
import type { Vec3 } from './vector.ts';

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
export function writeCurve(values: ShotValues, turn: number, into: Float32Array): void {
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
