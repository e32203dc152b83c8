import {
  closureOf,
  closureOpened,
  folded,
  inner,
  normalOf,
  oddBits,
  outer,
  outerRadius,
  type Plate,
  restClosure,
  seamBits,
  type Triangle,
} from '../shared/geometry/shield.ts';
import type { RunSeal, SceneRun } from '../shared/protocol.ts';
import { add, dot, mean, mix, size, sub, times, type Vec3 } from '../shared/vector.ts';
import { type BodyView, keyLight } from './body-view.ts';
import { type Face, type Mark, paint, type Style } from './layers.ts';
import { PathData, type Point } from './path-data.ts';

/** Share by which plates are drawn smaller, so that a gap is visible between them. */
const seam = 0.06;
/** Half the thickness of a plate, by which a closed plate's outer face is moved out if `fine`. */
const halfThickness = 0.017;

/** Groups of plates, the last to open first, whose seams are lit one group after another. */
const sealSteps = 6;

const innerShell: Style = { face: 'warm', line: 0.8, colour: 'human' };
const farSide: Style = { face: 0, line: 0.6, opacity: 0.6 };
const innerSide: Style = { face: 1, line: 1 };
const outerSides: readonly Style[] = [0, 1, 2, 3, 4].map((face) => ({ face, line: 1 }));
const coolHatching: Style = { line: 0.5, opacity: 0.8 };
const warmHatching: Style = { line: 0.6, colour: 'human', opacity: 0.8 };

/** A plate of the outer shell in the pose in which it is drawn. */
interface PlacedPlate extends Pick<Plate, 'corners' | 'centre' | 'normal'> {
  /** Whether it lies on the sphere, not folded out. */
  isClosed: boolean;
}

function placePlate(plate: Plate, index: number, closure: number): PlacedPlate {
  const moved = plate.corners.map((corner) => folded(outer, index, corner, closure));
  const corners = moved as unknown as Triangle;
  const centre = mean(...corners);
  const isClosed = size(sub(centre, plate.centre)) < 1e-6;
  return { corners, centre, normal: normalOf(corners), isClosed };
}

/** Direction of the hatching: the edge of the triangle that is nearest to horizontal. */
function hatchDirection(points: readonly Point[]): Point {
  const edges = points.map((from, index): Point => {
    const to = points[(index + 1) % points.length]!;
    return [to[0] - from[0], to[1] - from[1]];
  });
  const slope = ([x, y]: Point) => Math.abs(y + 0.3 * x) / (Math.abs(x) + 0.01);
  return edges.reduce((best, edge) => (slope(edge) < slope(best) ? edge : best));
}

/** Draws a plate: lit from above, with warm hatching on sides towards the core and inner sides. */
function drawPlate(view: BodyView, plate: PlacedPlate): Face {
  const shift = times(plate.normal, plate.isClosed && view.fine ? halfThickness : 0);
  const points = plate.corners.map((corner) =>
    view.project(add(mix(corner, plate.centre, seam), shift)),
  );
  const hatch = (density: number, style: Style) => ({
    along: hatchDirection(points),
    gap: view.hatch / density,
    style,
  });
  const base = { points, depth: view.project(plate.centre)[2] };
  if (view.facing(plate.centre, plate.normal) < 0)
    return plate.isClosed
      ? { ...base, style: farSide, engraving: hatch(0.8, warmHatching) }
      : { ...base, style: innerSide, engraving: hatch(1.2, warmHatching) };
  const direction = view.rotate(plate.normal);
  const light = dot(direction, keyLight);
  const tint = Math.floor((light + 0.25) * 4);
  const lit: Face = { ...base, style: outerSides[Math.max(0, Math.min(4, tint))]! };
  if (dot(direction, view.warmth) > 0.35) return { ...lit, engraving: hatch(1.1, warmHatching) };
  return light < 0.3 ? { ...lit, engraving: hatch(light < 0.05 ? 1.3 : 0.8, coolHatching) } : lit;
}

/** Finds the outlines around adjacent plates, as loops of the edges that only one plate has. */
function findOutlines(view: BodyView, plates: readonly PlacedPlate[]): Point[][] {
  const key = (corner: Vec3) =>
    corner.map((coordinate) => Math.round((coordinate / outerRadius) * 99)).join();
  const edges = new Map<string, readonly [Vec3, Vec3]>();
  for (const { corners } of plates)
    corners.forEach((from, index) => {
      const to = corners[(index + 1) % 3]!;
      if (!edges.delete(`${key(to)} ${key(from)}`))
        edges.set(`${key(from)} ${key(to)}`, [from, to]);
    });
  const loops: Point[][] = [];
  for (let [first] = edges; first; [first] = edges) {
    const loop: Point[] = [];
    for (let next: typeof first | undefined = first; next; ) {
      const [edgeKey, [from, to]]: typeof first = next;
      edges.delete(edgeKey);
      loop.push(view.project(from));
      next = [...edges].find(([, edge]) => key(edge[0]) === key(to));
    }
    loops.push(loop);
  }
  return loops;
}

/**
 * Draws the seams of visible plates whose bit of the hash is 1, and those whose bit differs from
 * the signed hash in the core's colour.
 */
function drawSeams(view: BodyView, plates: readonly PlacedPlate[], seal: RunSeal): Mark[] {
  const pathsByStep = Array.from({ length: sealSteps }, () => ({
    ones: new PathData(),
    odd: new PathData(),
  }));
  const bits = seamBits(seal.hash);
  const differing = seal.signed ? oddBits(seal.hash, seal.signed) : [];
  plates.forEach((plate, index) => {
    // The invalid part of the chain belongs to the plates that open first; their seams are dark.
    const { order } = outer[index]!;
    if (order < 1 - seal.validShare || view.facing(plate.centre, plate.normal) <= 0) return;
    const paths = pathsByStep[Math.min(sealSteps - 1, Math.floor((1 - order) * sealSteps))]!;
    plate.corners.forEach((_, opposite) => {
      const bit = 2 ** opposite;
      const isOdd = ((differing[index] ?? 0) & bit) > 0;
      if (!isOdd && !((bits[index] ?? 0) & bit)) return;
      const ends = [1, 2].map((offset) => plate.corners[(opposite + offset) % 3]!);
      const line = ends.map((corner) => view.project(mix(corner, plate.centre, seam * 1.3)));
      (isOdd ? paths.odd : paths.ones).line(line);
    });
  });
  return pathsByStep.flatMap(({ ones, odd }, step) => {
    const style = { line: 2.4, round: true, step } as const;
    const marks: Mark[] = [];
    if (!ones.empty) marks.push({ ...style, d: String(ones) });
    if (!odd.empty) marks.push({ ...style, d: String(odd), colour: 'human' });
    return marks;
  });
}

/**
 * Draws Shield: an outer shell with some plates folded open, around a closed inner shell.
 *
 * @param run a visitor's demo, whose hash decides how far the plates close and which seams are lit
 */
export function drawShield(view: BodyView, run?: SceneRun): Mark[] {
  const seal = run?.seal;
  const closure = seal ? closureOf(seal.validShare) : closureOpened(restClosure, view.morph.opened);
  const plates = outer.map((plate, index) => placePlate(plate, index, closure));
  const isVisible = (plate: { centre: Vec3; normal: Vec3 }) =>
    view.facing(plate.centre, plate.normal) > 0;
  const closed = plates.filter((plate) => plate.isClosed && isVisible(plate));
  const behind = plates.filter((plate) =>
    plate.isClosed ? !isVisible(plate) : view.project(plate.centre)[2] > view.centre[2],
  );
  const inFront = plates.filter((plate) => !behind.includes(plate));
  const innerFaces = inner.filter(isVisible).map((plate): Face => {
    const points = plate.corners.map((corner) => view.project(mix(corner, plate.centre, seam)));
    return { points, depth: view.centre[2], style: innerShell };
  });
  const covers = closed.map((plate) => plate.corners.map(view.project));
  // The background colour under the closed plates hides what is behind the gaps between them.
  const ground = new PathData();
  for (const loop of findOutlines(view, closed)) ground.polygon(loop);
  return [
    ...paint([...behind.map((plate) => drawPlate(view, plate)), ...innerFaces], covers),
    { d: String(ground), face: 'ground' },
    ...paint(inFront.map((plate) => drawPlate(view, plate))),
    ...(seal ? drawSeams(view, plates, seal) : []),
  ];
}
