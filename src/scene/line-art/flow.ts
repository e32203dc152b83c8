import { curvePoints, writeCurve } from '../shared/curve.ts';
import { type BodyId, coreRadius, instruments, type Layout } from '../shared/diagram.ts';
import { flowPoint, stations } from '../shared/geometry/flow.ts';
import { projector } from '../shared/projection.ts';
import { type ShotView, viewOf } from '../shared/resolve-shot.ts';
import { seenKey } from '../shared/shot-values.ts';
import type { ShotName } from '../shared/shots.ts';
import { size, sub, type Vec3 } from '../shared/vector.ts';
import { sheetOf } from './body-view.ts';
import type { Mark } from './layers.ts';
import { Pen, type Point } from './pen.ts';

function viewer(shot: ShotName, layout: Layout): (point: Vec3) => Point {
  const see = projector({ ...viewOf(shot, layout).camera, fov: 90 }, 1);
  const { toUnits } = sheetOf(shot, layout);
  return (point) => {
    const { x, y } = see(point);
    return toUnits(x, y);
  };
}

/**
 * Whether a point keeps clear of every body that is seen, so that lines end before they touch one.
 */
function clear(point: Vec3, { placeOf, values }: ShotView): boolean {
  return (
    size(sub(point, placeOf('core'))) > coreRadius * values.coreScale * 1.02 &&
    instruments.every(
      ({ id, radius }) =>
        values[seenKey[id]] === 0 || size(sub(point, placeOf(id))) > radius * 1.06,
    )
  );
}

/** How far one station is from a place on the closed path, in control points. */
const gapTo = (id: BodyId, at: number) => {
  const gap = Math.abs(at - stations[id]);
  return Math.min(gap, curvePoints - gap);
};

/**
 * Places along the whole flow at which it is looked at: enough that its lines end near the bodies.
 */
const samples = 520;

/** From this density on the flow has all its drops. */
const dense = 0.75;

/**
 * The strands of the flow: a hairline, large drops on it, and small ones that stray to both sides.
 */
const strands: readonly (Omit<Mark, 'd' | 'dash'> & { gaps?: readonly number[] })[] = [
  { line: 0.8, opacity: 0.45 },
  { line: 3.6, round: true, gaps: [31, 17, 44, 23] },
  { line: 2.2, round: true, opacity: 0.8, gaps: [13, 29, 8, 19], shift: [4, -5] },
  { line: 2, round: true, opacity: 0.7, gaps: [22, 11, 37, 14], shift: [-5, 4] },
];

/** Parts of the flow that lie in the picture, each nearest to one body. */
function visibleParts(shot: ShotName, layout: Layout): { id: BodyId; points: Point[] }[] {
  const view = viewOf(shot, layout);
  const see = viewer(shot, layout);
  const { width, height } = sheetOf(shot, layout);
  const curve = new Float32Array(curvePoints * 3);
  writeCurve(view.values, 0, curve);
  const path = Array.from({ length: curvePoints }, (_, index): Vec3 => {
    return [curve[index * 3]!, curve[index * 3 + 1]!, curve[index * 3 + 2]!];
  });
  const near = (at: number) =>
    (Object.keys(stations) as BodyId[]).reduce((best, id) =>
      gapTo(id, at) < gapTo(best, at) ? id : best,
    );
  const parts: { id: BodyId; points: Point[] }[] = [];
  let last: { id: BodyId; points: Point[] } | undefined;
  for (let sample = 0; sample <= samples; sample += 1) {
    const at = (sample / samples) * curvePoints;
    const id = near(at);
    const point = flowPoint(path, at);
    const seen = see(point);
    const isInside = Math.abs(seen[0]) < width / 2 && Math.abs(seen[1]) < height / 2;
    if (!isInside || !clear(point, view)) {
      last = undefined;
      continue;
    }
    if (last?.id !== id) {
      // The colour changes where the line goes on.
      last = { id, points: last ? [last.points.at(-1)!] : [] };
      parts.push(last);
    }
    last.points.push(seen);
  }
  return parts.filter(({ points }) => points.length > 2);
}

/**
 * The flow, in the colour of the body each part of it is nearest to. Only what lies in the picture
 * is written.
 *
 * @param density of the flow, as the shot says; 0: there is none
 */
export function drawFlow(shot: ShotName, layout: Layout, density: number): Record<BodyId, Mark[]> {
  const pens = Object.fromEntries(Object.keys(stations).map((id) => [id, new Pen()])) as Record<
    BodyId,
    Pen
  >;
  if (density > 0) for (const { id, points } of visibleParts(shot, layout)) pens[id].curve(points);
  const spread = Math.max(1, dense / density);
  const marksOf = (d: string) =>
    strands.map(({ gaps, ...style }): Mark => {
      const dash = gaps?.flatMap((gap) => [0, Math.round(gap * spread)]);
      return { ...style, d, ...(dash && { dash }) };
    });
  return Object.fromEntries(
    Object.entries(pens).map(([id, pen]) => [id, pen.empty ? [] : marksOf(String(pen))]),
  ) as Record<BodyId, Mark[]>;
}

/** Radius of a gate's hoop in world units, at its middle. */
const hoop = 1.58;
/** Points at which a hoop's half is looked at. */
const hoopPoints = 41;

/** The hoop around a body in the stream: the half behind it, and the half in front. */
export function drawHoop(
  id: BodyId,
  shot: ShotName,
  layout: Layout,
): { back: Mark[]; front: Mark[] } {
  const view = viewOf(shot, layout);
  const see = viewer(shot, layout);
  const [x, y, z] = view.placeOf(id);
  const isTall = view.values.tall > 0.5;
  const at = (angle: number, radius: number): Vec3 => {
    const [along, across] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    return isTall ? [x + along, y, z + across] : [x, y + along, z + across];
  };
  const arm = sub(view.camera.position, [x, y, z]);
  // The half that is nearer to the camera begins a quarter turn before it.
  const towards = isTall ? Math.atan2(arm[2], arm[0]) : Math.atan2(arm[2], arm[1]);
  const half = (from: number): Mark[] => {
    const curve = (radius: number) =>
      String(
        new Pen().curve(
          Array.from({ length: hoopPoints }, (_, index) =>
            see(at(from + (index * Math.PI) / (hoopPoints - 1), radius)),
          ),
        ),
      );
    const middle = curve(hoop);
    return [
      { d: curve(hoop + 0.055), line: 1 },
      { d: curve(hoop - 0.055), line: 1.4 },
      { d: middle, line: 5, opacity: 0.45, dash: [0.8, 7.2] },
    ];
  };
  return { back: half(towards + Math.PI / 2), front: half(towards - Math.PI / 2) };
}
