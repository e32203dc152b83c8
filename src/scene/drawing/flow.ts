import { flowPath, flowPoint, stations } from '../bodies/flow/form.ts';
import {
  type BodyId,
  coreRadius,
  instruments,
  type Layout,
  placeOf,
  ringPoint,
} from '../diagram.ts';
import { constellationCameras, frames, projector } from '../projection.ts';
import { mulberry32 } from '../random.ts';
import { size, sub, type Vec3 } from '../vector.ts';
import type { Mark } from './layers.ts';
import { Pen, type Point } from './pen.ts';

function viewer(layout: Layout): (point: Vec3) => Point {
  const { width, height } = frames[layout];
  const see = projector(constellationCameras[layout], width / height);
  return (point) => {
    const { x, y } = see(point);
    return [(x * width) / 2, (-y * height) / 2];
  };
}

/** Whether a point keeps clear of every body, so that lines end before they touch one. */
function clear(point: Vec3, layout: Layout): boolean {
  return (
    size(point) > coreRadius * 1.82 &&
    instruments.every((it) => size(sub(point, placeOf(it.id, layout))) > it.radius * 1.06)
  );
}

/** Curve pieces in each quarter of the ring. */
const arcSteps = 5;

/** The ring as a graduated hairline between the bodies, and the four axes towards the core. */
export function drawRing(layout: Layout): Mark[] {
  const see = viewer(layout);
  const [line, axes] = [new Pen(), new Pen()];
  for (let quarter = 0; quarter < 4; quarter++) {
    const free = Array.from({ length: 46 }, (_, it) => quarter * 90 + it * 2).filter((it) =>
      clear(ringPoint(it, layout), layout),
    );
    const [from, to] = [free[0] ?? 0, free.at(-1) ?? 0];
    // One point beyond each end gives the curve its direction there.
    const at = (step: number) => see(ringPoint(from + ((to - from) * step) / arcSteps, layout));
    line.curve(
      Array.from({ length: arcSteps + 3 }, (_, it) => at(it - 1)),
      true,
    );
  }
  for (const { id, radius } of instruments) {
    const place = placeOf(id, layout);
    const far = 1 - (radius * 1.1) / size(place);
    const near = (coreRadius * 1.86) / size(place);
    if (far - near < 0.02) continue;
    axes.line([near, far].map((at) => see([place[0] * at, place[1] * at, 0])));
  }
  const d = String(line);
  return [
    { d, line: 0.9, opacity: 0.55 },
    { d, line: 7, opacity: 0.4, dash: [0.8, 9.2] },
    { d: String(axes), line: 0.8, opacity: 0.35, dash: [7, 4, 1, 4] },
  ];
}

/** Stipple along the flow, in the colour of the body each point is nearest to. */
export function drawFlow(layout: Layout): Record<BodyId, Mark[]> {
  const see = viewer(layout);
  const random = mulberry32(28);
  const path = flowPath(layout);
  const pens: Record<BodyId, [Pen, Pen]> = {
    edge: [new Pen(), new Pen()],
    shield: [new Pen(), new Pen()],
    learning: [new Pen(), new Pen()],
    agents: [new Pen(), new Pen()],
    core: [new Pen(), new Pen()],
  };
  const near = (at: number) =>
    (Object.keys(stations) as BodyId[]).reduce((best, id) => {
      const away = (of: BodyId) => {
        const gap = Math.abs(at - stations[of]);
        return Math.min(gap, path.length - gap);
      };
      return away(id) < away(best) ? id : best;
    });
  const count = 470;
  for (let index = 0; index < count; index++) {
    const at = ((index + random()) / count) * path.length;
    // Sum of three dice: dense on the line, thin at the edge of the stream.
    const stray = () => (random() + random() + random() - 1.5) * 0.22;
    const [x, y, z] = flowPoint(path, at);
    const point: Vec3 = [x + stray(), y + stray(), z];
    const large = random() < 0.28;
    if (clear(point, layout)) pens[near(at)][large ? 1 : 0].dot(see(point));
  }
  return Object.fromEntries(
    Object.entries(pens).map(([id, [small, large]]) => [
      id,
      [
        { d: String(small), line: 2, round: true, opacity: 0.75 },
        { d: String(large), line: 3.4, round: true },
      ].filter((it) => it.d),
    ]),
  ) as Record<BodyId, Mark[]>;
}
