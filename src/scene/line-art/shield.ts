import {
  closureOf,
  closureOpened,
  folded,
  inner,
  oddBits,
  outer,
  outerRadius,
  type Plate,
  restClosure,
  seamBits,
} from '../shared/geometry/shield.ts';
import type { RunSeal, SceneRun } from '../shared/protocol.ts';
import { add, cross, dot, mean, mix, size, sub, times, unit, type Vec3 } from '../shared/vector.ts';
import { type BodyView, keyLight } from './body-view.ts';
import { type Face, type Mark, paint, type Style } from './layers.ts';
import { Pen, type Point } from './pen.ts';

/** Plates are drawn a little smaller than they are: the seams stay open as fine gaps. */
const seam = 0.06;
/**
 * Half of a plate's thickness: what is seen of a shut one is its outer face, which stands out by so
 * much. A small drawing does without it.
 */
const halfThickness = 0.017;

/**
 * Groups of plates, from the seat to the opening, whose seams take on their bits one after another.
 */
const sweeps = 6;

const kernel: Style = { face: 'warm', line: 0.8, colour: 'human' };
const far: Style = { face: 0, line: 0.6, opacity: 0.6 };
const lining: Style = { face: 1, line: 1 };
const plates: readonly Style[] = [0, 1, 2, 3, 4].map((face) => ({ face, line: 1 }));
const cool: Style = { line: 0.5, opacity: 0.8 };
const warm: Style = { line: 0.6, colour: 'human', opacity: 0.8 };

interface Standing {
  corners: readonly Vec3[];
  centre: Vec3;
  normal: Vec3;
  /** Still in its seat on the sphere. */
  shut: boolean;
}

function stand(shell: readonly Plate[], index: number, closure: number): Standing {
  const plate = shell[index]!;
  const [a, b, c] = plate.corners.map((corner) => folded(shell, index, corner, closure)) as [
    Vec3,
    Vec3,
    Vec3,
  ];
  const centre = mean(a, b, c);
  return {
    corners: [a, b, c],
    centre,
    normal: unit(cross(sub(b, a), sub(c, a))),
    shut: size(sub(centre, plate.centre)) < 1e-6,
  };
}

/** Of a triangle's edges the one nearest to horizontal: the engraver's direction. */
function grain(points: readonly Point[]): Point {
  const edges = points.map((from, index): Point => {
    const to = points[(index + 1) % points.length]!;
    return [to[0] - from[0], to[1] - from[1]];
  });
  const slope = ([x, y]: Point) => Math.abs(y + 0.3 * x) / (Math.abs(x) + 0.01);
  return edges.reduce((best, edge) => (slope(edge) < slope(best) ? edge : best));
}

/** Lit from above; hatched warm towards the core and on every inner side, cool in the shade. */
function face(view: BodyView, plate: Standing): Face {
  const out = times(plate.normal, plate.shut && view.fine ? halfThickness : 0);
  const points = plate.corners.map((corner) =>
    view.project(add(mix(corner, plate.centre, seam), out)),
  );
  const engrave = (density: number, style: Style) => ({
    along: grain(points),
    gap: view.hatch / density,
    style,
  });
  const base = { points, depth: view.project(plate.centre)[2] };
  if (view.facing(plate.centre, plate.normal) < 0)
    return plate.shut
      ? { ...base, style: far, engraving: engrave(0.8, warm) }
      : { ...base, style: lining, engraving: engrave(1.2, warm) };
  const direction = view.rotate(plate.normal);
  const light = dot(direction, keyLight);
  const tint = Math.floor((light + 0.25) * 4);
  const lit: Face = { ...base, style: plates[Math.max(0, Math.min(4, tint))]! };
  if (dot(direction, view.warmth) > 0.35) return { ...lit, engraving: engrave(1.1, warm) };
  return light < 0.3 ? { ...lit, engraving: engrave(light < 0.05 ? 1.3 : 0.8, cool) } : lit;
}

/**
 * Outline of the plates in their seats that face the viewer: one piece of ground under their seams.
 */
function rim(view: BodyView, seated: readonly Standing[]): Point[][] {
  const key = (at: Vec3) =>
    at.map((coordinate) => Math.round((coordinate / outerRadius) * 99)).join();
  const edges = new Map<string, readonly [Vec3, Vec3]>();
  for (const { corners } of seated)
    corners.forEach((from, index) => {
      const to = corners[(index + 1) % 3]!;
      if (!edges.delete(`${key(to)} ${key(from)}`))
        edges.set(`${key(from)} ${key(to)}`, [from, to]);
    });
  const loops: Point[][] = [];
  for (let [first] = edges; first; [first] = edges) {
    const loop: Point[] = [];
    for (let next: typeof first | undefined = first; next; ) {
      const [name, [from, to]]: typeof first = next;
      edges.delete(name);
      loop.push(view.project(from));
      next = [...edges].find(([, edge]) => key(edge[0]) === key(to));
    }
    loops.push(loop);
  }
  return loops;
}

/**
 * The seams that carry a one, along the plates that the viewer sees; apart those that differ from
 * the signed hash.
 */
function seams(view: BodyView, standing: readonly Standing[], seal: RunSeal): Mark[] {
  const sweep = Array.from({ length: sweeps }, () => ({ ones: new Pen(), odd: new Pen() }));
  const bits = seamBits(seal.hash);
  const differing = seal.signed ? oddBits(seal.hash, seal.signed) : [];
  standing.forEach((plate, index) => {
    // Where the chain no longer fits, seams are dark: those of the plates that open first.
    const { order } = outer[index]!;
    if (order < 1 - seal.fits || view.facing(plate.centre, plate.normal) <= 0) return;
    const pens = sweep[Math.min(sweeps - 1, Math.floor((1 - order) * sweeps))]!;
    plate.corners.forEach((_, across) => {
      const bit = 2 ** across;
      const isOdd = ((differing[index] ?? 0) & bit) > 0;
      if (!isOdd && !((bits[index] ?? 0) & bit)) return;
      const ends = [1, 2].map((step) => plate.corners[(across + step) % 3]!);
      const along = ends.map((corner) => view.project(mix(corner, plate.centre, seam * 1.3)));
      (isOdd ? pens.odd : pens.ones).line(along);
    });
  });
  return sweep.flatMap(({ ones, odd }, step): Mark[] => [
    ...(ones.empty ? [] : [{ d: String(ones), line: 2.4, round: true as const, step }]),
    ...(odd.empty
      ? []
      : [{ d: String(odd), line: 2.4, round: true as const, colour: 'human' as const, step }]),
  ]);
}

/**
 * The folded shell: plates swing open towards the light that comes in, the inner shell stands shut.
 *
 * @param run whose seal the plates close around
 */
export function drawShield(view: BodyView, run?: SceneRun): Mark[] {
  const seal = run?.seal;
  const closure = seal ? closureOf(seal.fits) : closureOpened(restClosure, view.morph.opened);
  const standing = outer.map((_, index) => stand(outer, index, closure));
  const visible = (plate: { centre: Vec3; normal: Vec3 }) =>
    view.facing(plate.centre, plate.normal) > 0;
  const seated = standing.filter((plate) => plate.shut && visible(plate));
  const behind = standing.filter((plate) =>
    plate.shut ? !visible(plate) : view.project(plate.centre)[2] > view.centre[2],
  );
  const before = standing.filter((plate) => !behind.includes(plate));
  const core = inner.filter(visible).map((plate): Face => {
    const points = plate.corners.map((corner) => view.project(mix(corner, plate.centre, seam)));
    return { points, depth: view.centre[2], style: kernel };
  });
  const covers = seated.map((plate) => plate.corners.map(view.project));
  const ground = new Pen();
  for (const loop of rim(view, seated)) ground.polygon(loop);
  return [
    ...paint([...behind.map((plate) => face(view, plate)), ...core], covers),
    { d: String(ground), face: 'ground' },
    ...paint(before.map((plate) => face(view, plate))),
    ...(seal ? seams(view, standing, seal) : []),
  ];
}
