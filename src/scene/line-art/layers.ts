import { Pen, type Point } from './pen.ts';
import {
  apart,
  type Box,
  boxOf,
  hatch,
  meet,
  middle,
  type Shape,
  samples,
  under,
} from './polygons.ts';

/** One `<path>`: shape and how it is drawn. */
export interface Mark {
  d: string;
  /** Tint of an opaque face: 0 is nearly the bare ground, 4 the strongest. Absent: no fill. */
  face?: number | 'accent' | 'human' | 'warm' | 'ground';
  /** Weight of the line; absent: none. */
  line?: number;
  /** Default is the body's accent; a number is a face tint. */
  colour?: 'human' | 'ground' | number;
  opacity?: number;
  dash?: readonly number[];
  round?: true;
  /** Units by which it is moved. */
  shift?: Point;
  /** Of a run's marks, which one after another appear: the step at which this one does. */
  step?: number;
}

export type Style = Omit<Mark, 'd'>;

export interface Face {
  points: readonly Point[];
  depth: number;
  style: Style;
  /** Engraving on the face, hidden by whatever hides the face. */
  engraving?: { along: Point; gap: number; style: Style };
}

interface Placed {
  face: Face;
  key: string;
  box: Box;
  layer: number;
  /** Faces it covers. */
  over: Placed[];
}

/** From far to near; a face goes into the first layer above everything it covers. */
function place(faces: readonly Face[]): Placed[] {
  const placed: Placed[] = [];
  for (const face of [...faces].sort((a, b) => b.depth - a.depth)) {
    const box = boxOf(face.points);
    const over = placed.filter(
      (other) =>
        meet(box, other.box) &&
        !apart(face.points, other.face.points) &&
        !apart(other.face.points, face.points),
    );
    const layer = Math.max(-1, ...over.map((covered) => covered.layer)) + 1;
    placed.push({ face, key: JSON.stringify(face.style), box, layer, over });
  }
  return placed;
}

/** From near to far, each face moves up to where most of its kind are, below all that cover it. */
function gather(placed: readonly Placed[]): void {
  const ceiling = new Map<Placed, number>();
  const top = Math.max(...placed.map((entry) => entry.layer));
  const crowd = new Map<string, number>();
  const count = (layer: number, key: string, change: number) => {
    const sum = (crowd.get(layer + key) ?? 0) + change;
    crowd.set(layer + key, sum);
    return sum;
  };
  for (const entry of placed) count(entry.layer, entry.key, 1);
  for (const entry of [...placed].reverse()) {
    const highest = ceiling.get(entry) ?? top;
    let best = entry.layer;
    for (let layer = entry.layer + 1; layer <= highest; layer++)
      if (count(layer, entry.key, 0) >= count(best, entry.key, 0)) best = layer;
    count(entry.layer, entry.key, -1);
    count(best, entry.key, 1);
    entry.layer = best;
    for (const below of entry.over)
      ceiling.set(below, Math.min(ceiling.get(below) ?? top, best - 1));
  }
}

/**
 * Painter's order with few elements: all faces of one layer and style become one
 * path, and what cannot be seen, here or behind the shapes `before`, is not written.
 */
export function paint(faces: readonly Face[], before: readonly Shape[] = []): Mark[] {
  const pens = new Map<string, { layer: number; style: Style; pen: Pen }>();
  const penFor = (layer: number, style: Style) => {
    const key = `${layer} ${JSON.stringify(style)}`;
    const entry = pens.get(key) ?? { layer, style, pen: new Pen() };
    pens.set(key, entry);
    return entry.pen;
  };
  const placed = place(faces);
  gather(placed);
  for (const { face, box, layer } of placed) {
    const covers = placed
      .filter((other) => other.layer > layer && meet(box, other.box))
      .map((cover) => cover.face.points)
      .concat(before);
    if (covers.length > 0 && under(samples(face.points), covers)) continue;
    penFor(layer, face.style).polygon(face.points);
    if (!face.engraving) continue;
    const { along, gap, style } = face.engraving;
    for (const line of hatch(face.points, along, gap))
      if (!under([line[0], middle(line), line[1]], covers)) penFor(layer + 0.5, style).line(line);
  }
  return [...pens.values()]
    .sort((a, b) => a.layer - b.layer)
    .map(({ style, pen }) => ({ ...style, d: String(pen) }));
}
