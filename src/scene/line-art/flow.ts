import { curvePoints, ringAxes, roomFor, writeCurve } from '../shared/curve.ts';
import { type BodyId, coreRadius, instruments, type Layout } from '../shared/diagram.ts';
import { type ShotView, viewOf } from '../shared/framing.ts';
import { flowPoint, stations } from '../shared/layouts/flow.ts';
import { projector } from '../shared/projection.ts';
import { mulberry32 } from '../shared/random.ts';
import { seenKey } from '../shared/shot-values.ts';
import { type ShotName, shots } from '../shared/shots.ts';
import { size, sub, type Vec3 } from '../shared/vector.ts';
import type { Mark } from './layers.ts';
import { Pen, type Point } from './pen.ts';
import { sheetOf } from './stage.ts';

function viewer(shot: ShotName, layout: Layout): (point: Vec3) => Point {
  const see = projector({ ...viewOf(shot, layout).camera, fov: 90 }, 1);
  const { toUnits } = sheetOf(shot, layout);
  return (point) => {
    const { x, y } = see(point);
    return toUnits(x, y);
  };
}

/** Whether a point keeps clear of every body that is seen, so that lines end before they touch one. */
function clear(point: Vec3, { placeOf, values }: ShotView): boolean {
  return (
    size(sub(point, placeOf('core'))) > coreRadius * values.coreScale * 1.82 &&
    instruments.every(
      ({ id, radius }) =>
        values[seenKey[id]] === 0 || size(sub(point, placeOf(id))) > radius * 1.06,
    )
  );
}

/** From this density on the drawing has all its points. */
const dense = 0.75;

/** Curve pieces in each quarter of the ring. */
const arcSteps = 5;

/** The ring as a graduated hairline between the bodies, and the four axes towards the core. */
export function drawRing(shot: ShotName, layout: Layout): Mark[] {
  const view = viewOf(shot, layout);
  const see = viewer(shot, layout);
  const room = roomFor(view.values.coreScale);
  const { x: wide, y: high } = ringAxes(view.values.tall);
  const at = (angle: number): Vec3 => {
    const turn = (angle * Math.PI) / 180 + view.values.turn;
    return [Math.cos(turn) * wide * room, Math.sin(turn) * high * room, 0];
  };
  const [line, axes] = [new Pen(), new Pen()];
  for (let quarter = 0; quarter < 4; quarter++) {
    const free = Array.from({ length: 46 }, (_, step) => quarter * 90 + step * 2).filter((angle) =>
      clear(at(angle), view),
    );
    const [from, to] = [free[0] ?? 0, free.at(-1) ?? 0];
    // One point beyond each end gives the curve its direction there.
    const bend = (step: number) => see(at(from + ((to - from) * step) / arcSteps));
    line.curve(
      Array.from({ length: arcSteps + 3 }, (_, step) => bend(step - 1)),
      true,
    );
  }
  for (const { id, radius } of instruments) {
    const place = view.placeOf(id);
    const far = 1 - (radius * 1.1) / size(place);
    const near = (coreRadius * view.values.coreScale * 1.86) / size(place);
    if (far - near < 0.02) continue;
    axes.line([near, far].map((share) => see([place[0] * share, place[1] * share, 0])));
  }
  const d = String(line);
  return [
    { d, line: 0.9, opacity: 0.55 },
    { d, line: 7, opacity: 0.4, dash: [0.8, 9.2] },
    { d: String(axes), line: 0.8, opacity: 0.35, dash: [7, 4, 1, 4] },
  ];
}

/** How far one station is from a place on the closed path, in control points. */
const gapTo = (id: BodyId, at: number) => {
  const gap = Math.abs(at - stations[id]);
  return Math.min(gap, curvePoints - gap);
};

/** Points that the whole flow has in the resting diagram. */
const most = 440;
/** Of a flow near one body fewer points lie in the picture: it gets more, but never this many times as many. */
const mostTimes = 4;
/** Points in the picture that show a flow as a stream. */
const enough = 150;

interface Drop {
  /** On the closed path, in control points. */
  at: number;
  seen: Point;
  isLarge: boolean;
}

/**
 * Stipple along the flow, in the colour of the body each point is nearest to. Only what lies in
 * the picture is written.
 *
 * @param density of the flow, as the shot says; 0: there is none
 */
export function drawFlow(shot: ShotName, layout: Layout, density: number): Record<BodyId, Mark[]> {
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
  const scatter = (count: number) => {
    const random = mulberry32(28);
    // Sum of three dice: dense on the line, thin at the edge of the stream.
    const stray = () => (random() + random() + random() - 1.5) * 0.22;
    return Array.from({ length: count }, (_, index): Drop | null => {
      const at = ((index + random()) / count) * path.length;
      const [x, y, z] = flowPoint(path, at);
      const point: Vec3 = [x + stray(), y + stray(), z];
      const isLarge = random() < 0.28;
      if (!clear(point, view)) return null;
      const seen = see(point);
      const isInside = Math.abs(seen[0]) < width / 2 && Math.abs(seen[1]) < height / 2;
      return isInside ? { at, seen, isLarge } : null;
    }).filter((point) => point !== null);
  };
  const count = Math.round(most * Math.min(1, density / dense));
  const first = scatter(count);
  // Near one body; a gate's picture shows the whole stream, and has enough.
  const times =
    shots[shot].lead && shots[shot].straight < 0.5
      ? Math.min(mostTimes, enough / (first.length + 1))
      : 1;
  const pens = Object.fromEntries(
    Object.keys(stations).map((id) => [id, [new Pen(), new Pen()] as const]),
  ) as Record<BodyId, readonly [Pen, Pen]>;
  for (const { at, seen, isLarge } of times > 1 ? scatter(Math.round(count * times)) : first)
    pens[near(at)][isLarge ? 1 : 0].dot(seen);
  return Object.fromEntries(
    Object.entries(pens).map(([id, [small, large]]) => [
      id,
      [
        { d: String(small), line: 2, round: true, opacity: 0.75 },
        { d: String(large), line: 3.4, round: true },
      ].filter((mark) => mark.d),
    ]),
  ) as Record<BodyId, Mark[]>;
}

/** Radius of a gate's hoop in world units, at its middle. */
const hoop = 1.58;
/** Pieces of a hoop's half. */
const hoopSteps = 9;

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
    const curve = (radius: number) => {
      const step = Math.PI / hoopSteps;
      const points = Array.from({ length: hoopSteps + 3 }, (_, index) =>
        see(at(from + (index - 1) * step, radius)),
      );
      return String(new Pen().curve(points, true));
    };
    const middle = curve(hoop);
    return [
      { d: curve(hoop + 0.055), line: 1 },
      { d: curve(hoop - 0.055), line: 1.4 },
      { d: middle, line: 5, opacity: 0.45, dash: [0.8, 7.2] },
    ];
  };
  return { back: half(towards + Math.PI / 2), front: half(towards - Math.PI / 2) };
}
