import { PathData, type Point } from './path-data.ts';
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

/** A convex polygon. */
type Shape = readonly Point[];
type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Overlap in viewBox units up to which neither of two faces counts as covering the other. */
const maxOverlap = 0.9;

const nextCorner = (shape: Shape, index: number) => shape[(index + 1) % shape.length]!;

/**
 * Whether one of the sides of `a` separates the two convex shapes (separating axis theorem).
 * Written with plain loops, because it takes most of the time of a drawing.
 */
function hasSeparatingSide(a: Shape, b: Shape): boolean {
  for (let index = 0; index < a.length; index++) {
    const [from, to] = [a[index]!, nextCorner(a, index)];
    const [nx, ny] = [to[1] - from[1], from[0] - to[0]];
    const threshold = maxOverlap * Math.sqrt(nx * nx + ny * ny);
    let [aMin, aMax, bMin, bMax] = [1e9, -1e9, 1e9, -1e9];
    for (const point of a) {
      const projected = point[0] * nx + point[1] * ny;
      if (projected < aMin) aMin = projected;
      if (projected > aMax) aMax = projected;
    }
    for (const point of b) {
      const projected = point[0] * nx + point[1] * ny;
      if (projected < bMin) bMin = projected;
      if (projected > bMax) bMax = projected;
    }
    if (aMax - bMin < threshold || bMax - aMin < threshold) return true;
  }
  return false;
}

function boxOf(shape: Shape): Box {
  const [xs, ys] = [shape.map((p) => p[0]), shape.map((p) => p[1])];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const doBoxesMeet = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

function isInside(point: Point, shape: Shape): boolean {
  /** Cross product at a side: its sign is the side of the line on which the point is. */
  let firstCross = 0;
  for (let index = 0; index < shape.length; index++) {
    const [from, to] = [shape[index]!, nextCorner(shape, index)];
    const cross =
      (to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0]);
    if (firstCross === 0) firstCross = cross;
    else if (firstCross * cross < 0) return false;
  }
  return true;
}

/** Whether each of these points lies inside at least one of the covers. */
const areCovered = (points: Shape, covers: readonly Shape[]) =>
  covers.length > 0 && points.every((point) => covers.some((cover) => isInside(point, cover)));

const middle = (points: Shape): Point => [
  points.reduce((sum, p) => sum + p[0], 0) / points.length,
  points.reduce((sum, p) => sum + p[1], 0) / points.length,
];

/** Points all over a face, a little inside its outline, to test whether any of it is visible. */
function samplePoints(shape: Shape): Point[] {
  const [mx, my] = middle(shape);
  return shape.flatMap((from, index) => {
    const to = nextCorner(shape, index);
    return [0, 0.33, 0.67].flatMap((share) =>
      [0.96, 0.6].map((scale): Point => {
        const x = from[0] + (to[0] - from[0]) * share;
        const y = from[1] + (to[1] - from[1]) * share;
        return [mx + (x - mx) * scale, my + (y - my) * scale];
      }),
    );
  });
}

/** Hatching lines shorter than this are left out, viewBox units. */
const minHatchLength = 1.6;

/** Lines across the shape, parallel to `along` and `gap` viewBox units apart. */
function hatchLines(shape: Shape, along: Point, gap: number): (readonly [Point, Point])[] {
  const length = Math.hypot(along[0], along[1]) || 1;
  const normal = [-along[1] / length, along[0] / length] as const;
  const height = (point: Point) => point[0] * normal[0] + point[1] * normal[1];
  const heights = shape.map(height);
  const bottom = Math.min(...heights);
  const count = Math.floor((Math.max(...heights) - bottom) / gap);
  return Array.from({ length: count }, (_, step) => bottom + (step + 0.65) * gap).flatMap(
    (level) => {
      const [a, b] = shape.flatMap((from, index): Point[] => {
        const to = nextCorner(shape, index);
        const [h0, h1] = [height(from) - level, height(to) - level];
        if (h0 < 0 === h1 < 0) return [];
        const share = h0 / (h0 - h1);
        return [[from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]];
      });
      return a && b && Math.hypot(a[0] - b[0], a[1] - b[1]) > minHatchLength
        ? [[a, b] as const]
        : [];
    },
  );
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
  const paths = new Map<string, { layer: number; style: Style; path: PathData }>();
  const pathFor = (layer: number, style: Style) => {
    const key = `${layer} ${JSON.stringify(style)}`;
    const entry = paths.get(key) ?? { layer, style, path: new PathData() };
    paths.set(key, entry);
    return entry.path;
  };
  const layered = assignLayers(faces);
  mergeLayers(layered);
  for (const { face, box, layer } of layered) {
    const above = layered
      .filter((other) => other.layer > layer && doBoxesMeet(box, other.box))
      .map((other) => other.face.points)
      .concat(covers);
    if (above.length > 0 && areCovered(samplePoints(face.points), above)) continue;
    pathFor(layer, face.style).polygon(face.points);
    if (!face.engraving) continue;
    const { along, gap, style } = face.engraving;
    for (const line of hatchLines(face.points, along, gap)) {
      const isCovered = areCovered([line[0], middle(line), line[1]], above);
      if (!isCovered) pathFor(layer + 0.5, style).line(line);
    }
  }
  return [...paths.values()]
    .sort((a, b) => a.layer - b.layer)
    .map(({ style, path }) => ({ ...style, d: String(path) }));
}
