import { mulberry32 } from '../random.ts';

/**
 * Geometry of the scene's object Edge, a sensor array: 61 hexagonal prisms on a hexagonal disc in
 * the local x-y plane, caps facing +z. Corners of a prism point along +y (see {@link hexCorner}).
 * Lengths are relative to the object's bounding radius.
 */

export interface Prism {
  x: number;
  y: number;
  /** Hexagonal distance from the centre, 0 to 4 at the rim. */
  ring: number;
  /** Random phase, 0 to 1, so that the prisms do not move in unison. */
  phase: number;
  /** Height at rest, 0 to 1 of {@link lift}, the same in line art and canvas. */
  rest: number;
}

/** Rings of prisms around the middle one. */
const discRadius = 4;
/** Distance between the axes of neighbours: 4 of them and one prism reach the bounding circle. */
export const pitch = 0.2185;

/** Circumradius of a prism; smaller than the pitch allows, which leaves a gap. */
export const hexRadius = 0.114;
/** Height of a prism that is not raised: its cap lies at z = 0, its foot at z = -prismDepth. */
export const prismDepth = 0.3;
/** How far a prism rises at most. */
export const lift = 0.42;

/** Corner of a prism's outline, 0 to 5, counter-clockwise from +y. */
export function hexCorner(corner: number, radius: number = hexRadius): readonly [number, number] {
  const angle = Math.PI / 2 + (corner * Math.PI) / 3;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius];
}

/** Places around which prisms are raised at rest, as by signals. In pitches; `height` 0 to 1. */
const signals = [
  { x: -1.1, y: 0.9, reach: 1.75, height: 1 },
  { x: 2.1, y: -1.2, reach: 1.2, height: 0.7 },
  { x: 1, y: 2.9, reach: 0.9, height: 0.5 },
];

function computeRestHeight(x: number, y: number): number {
  const heights = signals.map((signal) => {
    const distance = Math.hypot(x / pitch - signal.x, y / pitch - signal.y) / signal.reach;
    return signal.height * Math.max(0, 1 - distance * distance);
  });
  return Math.max(...heights);
}

function createPrisms(): readonly Prism[] {
  const random = mulberry32(61);
  const created: Prism[] = [];
  // q and r are axial coordinates of the hexagonal grid.
  for (let r = -discRadius; r <= discRadius; r++) {
    for (let q = -discRadius; q <= discRadius; q++) {
      const ring = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
      if (ring > discRadius) continue;
      const x = pitch * (q + r / 2);
      const y = pitch * r * (Math.sqrt(3) / 2);
      created.push({ x, y, ring, phase: random(), rest: computeRestHeight(x, y) });
    }
  }
  return created;
}

export const prisms: readonly Prism[] = createPrisms();

/** Indices of the prisms line by line from the upper left: the order of a demo's readings. */
const readingOrder: readonly number[] = prisms
  .map((_, index) => index)
  .sort((a, b) => {
    const [first, second] = [prisms[a]!, prisms[b]!];
    return Math.abs(first.y - second.y) > pitch / 4 ? second.y - first.y : first.x - second.x;
  });

/**
 * Computes how far each prism rises for a series of readings. With more readings than prisms, a
 * prism rises by the highest of its readings; with fewer, neighbours share one.
 *
 * @param readings each 0 to 1, in order of time; at least one
 * @returns one height per prism, 0 to 1
 */
export function readingHeights(readings: readonly number[]): number[] {
  const heights = prisms.map(() => 0);
  const count = readingOrder.length;
  readingOrder.forEach((prism, place) => {
    const from = Math.floor((place / count) * readings.length);
    const to = Math.max(from + 1, Math.floor(((place + 1) / count) * readings.length));
    heights[prism] = Math.max(...readings.slice(from, to));
  });
  return heights;
}

/** Columns of three prisms each when the array becomes a line (the morph `inLine`). */
const columns = Math.ceil(prisms.length / 3);

/** By prism: its position in that line of three rows along local x. */
export const lineSeats: readonly (readonly [x: number, y: number])[] = (() => {
  const seats: [number, number][] = [];
  const byX = prisms.map((_, index) => index).sort((a, b) => prisms[a]!.x - prisms[b]!.x);
  for (let column = 0; column < columns; column++) {
    const members = byX.slice(column * 3, column * 3 + 3);
    members.sort((a, b) => prisms[a]!.y - prisms[b]!.y);
    members.forEach((index, place) => {
      const row = members.length === 1 ? 0 : place - 1;
      const pitches = column - (columns - 1) / 2 + (row === 0 ? 0.5 : 0);
      seats[index] = [pitches * pitch, row * pitch * (Math.sqrt(3) / 2)];
    });
  }
  return seats;
})();

/** The one prism that is raised in shots with the morph `alone`: the highest at rest. */
export const soloPrism = prisms.reduce(
  (best, prism, index) => (prism.rest > prisms[best]!.rest ? index : best),
  0,
);

/**
 * Height of a prism at rest, 0 to 1.
 *
 * @param solo the morph `alone`: blend to a state in which only {@link soloPrism} is raised, 0 to 1
 */
export const restHeight = (index: number, solo: number) =>
  prisms[index]!.rest * (1 - solo) + (index === soloPrism ? solo : 0);
