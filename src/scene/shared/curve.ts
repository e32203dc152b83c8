import { type Layout, rings } from './diagram.ts';
import { flowPath, stations } from './geometry/flow.ts';
import { bodies, type ShotValues } from './shot-values.ts';
import { fieldPlace, streamPlace, streamStep } from './transforms.ts';
import type { Vec3 } from './vector.ts';

/**
 * The control points of the flow in every state of the stage. Bodies ride on it: a
 * body's place is its station, so light always runs through the middle of them.
 */
export const curvePoints = 13;

function fieldCurve(layout: Layout): Vec3[] {
  const path = flowPath(layout).map(([x, y, z]): Vec3 => [x * 1.3, y * 1.25, z * 8]);
  for (const id of bodies) path[stations[id]] = fieldPlace(id, layout);
  return path;
}

/** In from the far side, straight through four gates, into the core; the way back lies out of sight. */
function streamCurve(layout: Layout): Vec3[] {
  const along = (share: number): Vec3 => {
    const way = share * streamStep;
    return layout === 'wide' ? [way, 0, 0] : [0, -way, 0];
  };
  const path: Vec3[] = Array.from({ length: curvePoints }, (_, index) => along(index / 3 - 2));
  for (const id of bodies) path[stations[id]] = streamPlace(id, layout);
  path[10] = along(1.58);
  path[12] = along(-3.5);
  return path;
}

const curves = {
  wide: { ring: flowPath('wide'), field: fieldCurve('wide'), stream: streamCurve('wide') },
  tall: { ring: flowPath('tall'), field: fieldCurve('tall'), stream: streamCurve('tall') },
};

/** A grown core needs room: the ring widens with it. */
const roomFor = (coreScale: number) => 1 + 0.24 * Math.max(0, coreScale - 1);

const layouts = ['wide', 'tall'] as const;
// Kept between calls, so that a frame allocates nothing.
const at = [0, 0, 0];
const turned = [0, 0, 0];

/**
 * Writes the control points of this moment, three numbers each, into `into`.
 *
 * @param turn radians that the ring has moved beyond the shot's own turn
 */
export function writeCurve(values: ShotValues, turn: number, into: Float32Array): void {
  const cos = Math.cos(values.ringRotation + turn);
  const sin = Math.sin(values.ringRotation + turn);
  const room = roomFor(values.coreScale);
  for (let i = 0; i < curvePoints; i++) {
    for (let axis = 0; axis < 3; axis++) at[axis] = 0;
    for (const layout of layouts) {
      const share = layout === 'tall' ? values.tall : 1 - values.tall;
      if (share === 0) continue;
      const { ring, field, stream } = curves[layout];
      const { x: rx, y: ry } = rings[layout];
      const [px, py, pz] = ring[i]!;
      const u = px / rx;
      const v = py / ry;
      turned[0] = (u * cos - v * sin) * rx * room;
      turned[1] = (u * sin + v * cos) * ry * room;
      turned[2] = pz;
      for (let axis = 0; axis < 3; axis++) {
        const loose = turned[axis]! + (field[i]![axis]! - turned[axis]!) * values.explode;
        at[axis]! += share * (loose + (stream[i]![axis]! - loose) * values.pipelineBlend);
      }
    }
    for (let axis = 0; axis < 3; axis++) into[i * 3 + axis] = at[axis]!;
  }
}
