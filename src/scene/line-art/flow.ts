import { type BodyId, type Layout, offerings } from '../shared/diagram.ts';
import { curvePoints, flowPoint, stations } from '../shared/geometry/flow.ts';
import { radiusIn, type ShotView, viewOf } from '../shared/resolve-shot.ts';
import { bodies } from '../shared/shot.ts';
import { type ShotName, shots } from '../shared/shots.ts';
import { size, sub, type Vec3 } from '../shared/vector.ts';
import { viewBoxFor } from './body-view.ts';
import type { Mark } from './layers.ts';
import { alongHalfTurn, PathData, type Point } from './path-data.ts';

/** Whether a point is outside all visible bodies, where the flow is drawn. */
function isOutsideBodies(point: Vec3, { placeOf, values }: ShotView): boolean {
  return (
    size(sub(point, placeOf('core'))) > radiusIn(values, 'core') * 1.02 &&
    offerings.every(
      ({ id }) =>
        values[`${id}Visibility`] === 0 ||
        size(sub(point, placeOf(id))) > radiusIn(values, id) * 1.06,
    )
  );
}

/** Distance of a body from a position on the closed curve, in control points. */
const distanceTo = (id: BodyId, position: number) => {
  const distance = Math.abs(position - stations[id]);
  return Math.min(distance, curvePoints - distance);
};

/** Points of the whole curve that are tested: so many that its lines end close to the bodies. */
const sampleCount = 520;

/** Density of the flow from which the drops are as close as `strands` says. */
const fullDensity = 0.75;

/**
 * Strands of the flow: a thin line, large drops on it, and small drops shifted to both sides. Drops
 * are dashes of length 0 with round caps; `gaps` are the distances between them.
 */
const strands: readonly (Omit<Mark, 'd' | 'dash'> & { gaps?: readonly number[] })[] = [
  { line: 0.8, opacity: 0.45 },
  { line: 3.6, round: true, gaps: [31, 17, 44, 23] },
  { line: 2.2, round: true, opacity: 0.8, gaps: [13, 29, 8, 19], shift: [4, -5] },
  { line: 2, round: true, opacity: 0.7, gaps: [22, 11, 37, 14], shift: [-5, 4] },
];

/** Finds the parts of the flow that are visible in the picture, and the body nearest to each. */
function visibleParts(shot: ShotName, layout: Layout): { id: BodyId; points: Point[] }[] {
  const view = viewOf(shot, layout);
  const { project, isInside } = viewBoxFor(shot, layout);
  const nearestBody = (position: number): BodyId =>
    [...bodies].sort((a, b) => distanceTo(a, position) - distanceTo(b, position))[0]!;
  const parts: { id: BodyId; points: Point[] }[] = [];
  let current: { id: BodyId; points: Point[] } | undefined;
  for (let sample = 0; sample <= sampleCount; sample += 1) {
    const position = (sample / sampleCount) * curvePoints;
    const id = nearestBody(position);
    const point = flowPoint(view.flow, position);
    const projected = project(point);
    if (!isInside(projected) || !isOutsideBodies(point, view)) {
      current = undefined;
      continue;
    }
    if (current?.id !== id) {
      // The next part starts at the last point of this one, so that there is no gap.
      current = { id, points: current ? [current.points.at(-1)!] : [] };
      parts.push(current);
    }
    current.points.push(projected);
  }
  return parts.filter(({ points }) => points.length > 2);
}

/**
 * Draws the flow, each part of it in the colour of the nearest body. Bodies without a visible part
 * near them are absent.
 */
export function drawFlow(shot: ShotName, layout: Layout): Map<BodyId, Mark[]> {
  const { density } = shots[shot].flow;
  if (density === 0) return new Map();
  const paths = new Map<BodyId, PathData>();
  for (const { id, points } of visibleParts(shot, layout))
    paths.set(id, (paths.get(id) ?? new PathData()).curve(points));
  const spread = Math.max(1, fullDensity / density);
  const marksOf = (path: PathData) =>
    strands.map(({ gaps, ...style }): Mark => {
      const dash = gaps?.flatMap((gap) => [0, Math.round(gap * spread)]);
      return { ...style, d: String(path), ...(dash && { dash }) };
    });
  return new Map([...paths].map(([id, path]) => [id, marksOf(path)]));
}

/** The way of the arrival's light, in control points: from the core through all bodies and home. */
const arrivalWay = { from: stations.core - curvePoints, to: stations.core } as const;

/**
 * Draws the way of the light with which home arrives: one dot, moved along its path by styles. Custom
 * properties hold the share of the path at which it reaches each body.
 */
export function drawArrival(shot: ShotName, layout: Layout): string {
  const { flow } = viewOf(shot, layout);
  const { project } = viewBoxFor(shot, layout);
  const { from, to } = arrivalWay;
  const points = Array.from({ length: sampleCount + 1 }, (_, sample) =>
    project(flowPoint(flow, from + ((to - from) * sample) / sampleCount)),
  );
  const passed = [0];
  for (const [index, [x, y]] of points.slice(1).entries())
    passed.push(passed[index]! + Math.hypot(x - points[index]![0], y - points[index]![1]));
  const shares = offerings.map(({ id }) => {
    const sample = Math.round(((stations[id] - from) / (to - from)) * sampleCount);
    return `--to-${id}:${(passed[sample]! / passed.at(-1)!).toFixed(3)}`;
  });
  const path = new PathData().curve(points);
  return `<path data-arrival="" d="${path}" pathLength="1" style="${shares.join(';')}"/>`;
}

/** Radius of a hoop's centre line, world units. */
const hoopRadius = 1.58;

/** Draws the hoop (gate) around a body in the stream: the half behind it, and the half in front. */
export function drawHoop(
  id: BodyId,
  shot: ShotName,
  layout: Layout,
): { back: Mark[]; front: Mark[] } {
  const view = viewOf(shot, layout);
  const { project } = viewBoxFor(shot, layout);
  const [x, y, z] = view.placeOf(id);
  const isTall = view.values.tall > 0.5;
  const pointAt = (angle: number, radius: number): Vec3 => {
    const [across, depth] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    return isTall ? [x + across, y, z + depth] : [x, y + across, z + depth];
  };
  const toCamera = sub(view.camera.position, [x, y, z]);
  const cameraAngle = Math.atan2(toCamera[2], isTall ? toCamera[0] : toCamera[1]);
  const drawHalf = (startAngle: number): Mark[] => {
    const curve = (radius: number) => {
      const points = alongHalfTurn(startAngle, 40, (angle) => project(pointAt(angle, radius)));
      return String(new PathData().curve(points));
    };
    return [
      { d: curve(hoopRadius + 0.055), line: 1 },
      { d: curve(hoopRadius - 0.055), line: 1.4 },
      { d: curve(hoopRadius), line: 5, opacity: 0.45, dash: [0.8, 7.2] },
    ];
  };
  return { back: drawHalf(cameraAngle + Math.PI / 2), front: drawHalf(cameraAngle - Math.PI / 2) };
}
