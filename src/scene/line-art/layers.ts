import { Pen, type Point } from './pen.ts';
import {
  areCovered,
  type Box,
  boxOf,
  doBoxesMeet,
  hasSeparatingSide,
  hatchLines,
  middle,
  type Shape,
  samplePoints,
} from './polygons.ts';

/** One `<path>` of the line art, in the SVG's own terms; lengths in viewBox units. */
export interface Mark {
  d: string;
  /** Fill: a tint from 0 (nearly the background) to 4 (strongest), or a colour. Absent: none. */
  face?: number | 'accent' | 'human' | 'warm' | 'ground';
  /** Stroke width; absent: no stroke. */
  line?: number;
  /** Stroke colour, by default the body's accent; a number is a tint as in `face`. */
  colour?: 'human' | 'ground' | number;
  opacity?: number;
  dash?: readonly number[];
  /** Round line caps. */
  round?: true;
  /** Translation. */
  shift?: Point;
  /** In a demo the marks appear one after another: the step at which this one does. */
  step?: number;
}

export type Style = Omit<Mark, 'd'>;

export interface Face {
  points: readonly Point[];
  depth: number;
  style: Style;
  /** Hatching on the face: direction and distance of its lines. */
  engraving?: { along: Point; gap: number; style: Style };
}

interface LayeredFace {
  face: Face;
  /** Equal for faces of the same style. */
  styleKey: string;
  box: Box;
  /** Drawing order, 0 first. */
  layer: number;
  /** Faces that it covers. */
  covered: LayeredFace[];
}

/** Puts each face, from far to near, into the first layer above everything that it covers. */
function assignLayers(faces: readonly Face[]): LayeredFace[] {
  const layered: LayeredFace[] = [];
  for (const face of [...faces].sort((a, b) => b.depth - a.depth)) {
    const box = boxOf(face.points);
    const covered = layered.filter(
      (other) =>
        doBoxesMeet(box, other.box) &&
        !hasSeparatingSide(face.points, other.face.points) &&
        !hasSeparatingSide(other.face.points, face.points),
    );
    const layer = Math.max(-1, ...covered.map((other) => other.layer)) + 1;
    layered.push({ face, styleKey: JSON.stringify(face.style), box, layer, covered });
  }
  return layered;
}

/**
 * Moves each face, from near to far, up to the layer with the most faces of its style, but below
 * all that cover it, so that fewer paths are needed.
 */
function mergeLayers(faces: readonly LayeredFace[]): void {
  const highestAllowed = new Map<LayeredFace, number>();
  const top = Math.max(...faces.map(({ layer }) => layer));
  const counts = new Map<string, number>();
  /** Adds to the number of faces of one style in a layer, and returns it. */
  const count = (layer: number, styleKey: string, change: number) => {
    const sum = (counts.get(layer + styleKey) ?? 0) + change;
    counts.set(layer + styleKey, sum);
    return sum;
  };
  for (const { layer, styleKey } of faces) count(layer, styleKey, 1);
  for (const entry of [...faces].reverse()) {
    const highest = highestAllowed.get(entry) ?? top;
    let best = entry.layer;
    for (let layer = entry.layer + 1; layer <= highest; layer++)
      if (count(layer, entry.styleKey, 0) >= count(best, entry.styleKey, 0)) best = layer;
    count(entry.layer, entry.styleKey, -1);
    count(best, entry.styleKey, 1);
    entry.layer = best;
    for (const below of entry.covered)
      highestAllowed.set(below, Math.min(highestAllowed.get(below) ?? top, best - 1));
  }
}

/**
 * Draws faces in painter's order with few elements: all faces of one layer and style become one
 * path. Faces and hatching that are covered are left out.
 *
 * @param covers shapes in front of all faces, which are drawn by the caller
 */
export function paint(faces: readonly Face[], covers: readonly Shape[] = []): Mark[] {
  const pens = new Map<string, { layer: number; style: Style; pen: Pen }>();
  const penFor = (layer: number, style: Style) => {
    const key = `${layer} ${JSON.stringify(style)}`;
    const entry = pens.get(key) ?? { layer, style, pen: new Pen() };
    pens.set(key, entry);
    return entry.pen;
  };
  const layered = assignLayers(faces);
  mergeLayers(layered);
  for (const { face, box, layer } of layered) {
    const above = layered
      .filter((other) => other.layer > layer && doBoxesMeet(box, other.box))
      .map((other) => other.face.points)
      .concat(covers);
    if (above.length > 0 && areCovered(samplePoints(face.points), above)) continue;
    penFor(layer, face.style).polygon(face.points);
    if (!face.engraving) continue;
    const { along, gap, style } = face.engraving;
    for (const line of hatchLines(face.points, along, gap)) {
      const isCovered = areCovered([line[0], middle(line), line[1]], above);
      if (!isCovered) penFor(layer + 0.5, style).line(line);
    }
  }
  return [...pens.values()]
    .sort((a, b) => a.layer - b.layer)
    .map(({ style, pen }) => ({ ...style, d: String(pen) }));
}
