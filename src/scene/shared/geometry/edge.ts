import { mulberry32 } from '../random.ts';

/**
 * Edge: a sensor array. 61 hexagonal prisms on a hexagonal disc in the local x-y
 * plane, caps facing +z. Corners of a prism point along +y (see {@link hexCorner}).
 */

export interface Prism {
  x: number;
  y: number;
  /** Hexagonal distance from the centre, 0 to 4: a wave from the rim starts at 4. */
  ring: number;
  /** 0 to 1, for motion that must not be in step. */
  phase: number;
  /** How far the prism stands out at rest, 0 to 1 of {@link lift}. Drawing and canvas both start here. */
  rest: number;
}

const discRadius = 4;
/** Distance between neighbouring axes; 4 steps and one hexagon reach the bounding circle. */
const pitch = 0.2185;

/** Circumradius of a prism; the gap to its neighbour is what the pitch leaves. */
export const hexRadius = 0.114;
/** Height of a prism at rest: its cap lies at z = 0, its foot at z = -prismDepth. */
export const prismDepth = 0.3;
/** How far an active prism rises, in units of the body. */
export const lift = 0.42;

/** Corner of a prism's outline, 0 to 5, counter-clockwise from +y. */
export function hexCorner(corner: number, radius: number = hexRadius): readonly [number, number] {
  const turn = Math.PI / 2 + (corner * Math.PI) / 3;
  return [Math.cos(turn) * radius, Math.sin(turn) * radius];
}

/** Where signals land at rest: the two places (in pitches) around which prisms have risen. */
const signals = [
  { x: -1.1, y: 0.9, reach: 1.75, height: 1 },
  { x: 2.1, y: -1.2, reach: 1.2, height: 0.7 },
  { x: 1, y: 2.9, reach: 0.9, height: 0.5 },
];

function restOf(x: number, y: number): number {
  const heights = signals.map((signal) => {
    const away = Math.hypot(x / pitch - signal.x, y / pitch - signal.y) / signal.reach;
    return signal.height * Math.max(0, 1 - away * away);
  });
  return Math.max(...heights);
}

function layOut(): readonly Prism[] {
  const random = mulberry32(61);
  const found: Prism[] = [];
  for (let r = -discRadius; r <= discRadius; r++) {
    for (let q = -discRadius; q <= discRadius; q++) {
      const ring = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
      if (ring > discRadius) continue;
      const x = pitch * (q + r / 2);
      const y = pitch * r * (Math.sqrt(3) / 2);
      found.push({ x, y, ring, phase: random(), rest: restOf(x, y) });
    }
  }
  return found;
}

export const prisms: readonly Prism[] = layOut();

/** The array read like a page: prisms line by line from the upper left, which is the order of a demo's readings. */
const lines: readonly number[] = prisms
  .map((_, index) => index)
  .sort((a, b) => {
    const [one, other] = [prisms[a]!, prisms[b]!];
    return Math.abs(one.y - other.y) > pitch / 4 ? other.y - one.y : one.x - other.x;
  });

/**
 * How far each prism rises for a series of readings. Where there are more readings than prisms, a
 * prism rises by the highest of its readings; where there are fewer, neighbours share one.
 *
 * @param readings one of each, 0 to 1, in order of time; at least one
 * @returns one a prism, 0 to 1
 */
export function readingHeights(readings: readonly number[]): number[] {
  const heights = prisms.map(() => 0);
  lines.forEach((prism, place) => {
    const from = Math.floor((place / lines.length) * readings.length);
    const to = Math.max(from + 1, Math.floor(((place + 1) / lines.length) * readings.length));
    heights[prism] = Math.max(...readings.slice(from, to));
  });
  return heights;
}
/** Columns of three prisms that stand in the line. */
const columns = Math.ceil(prisms.length / 3);

/** By index: the position of each prism when the array has become a line of three rows along local x. */
export const lineSeats: readonly (readonly [x: number, y: number])[] = (() => {
  const seats: [number, number][] = [];
  const byX = prisms.map((_, index) => index).sort((a, b) => prisms[a]!.x - prisms[b]!.x);
  for (let column = 0; column < columns; column++) {
    const three = byX.slice(column * 3, column * 3 + 3);
    three.sort((a, b) => prisms[a]!.y - prisms[b]!.y);
    three.forEach((index, place) => {
      const row = three.length === 1 ? 0 : place - 1;
      const along = column - (columns - 1) / 2 + (row === 0 ? 0.5 : 0);
      seats[index] = [along * pitch, row * pitch * (Math.sqrt(3) / 2)];
    });
  }
  return seats;
})();

/** The prism that stays raised in a shot with `alone`: the one that is highest at rest. */
export const soloPrism = prisms.reduce(
  (best, prism, index) => (prism.rest > prisms[best]!.rest ? index : best),
  0,
);

/** Height of a prism at rest, 0 to 1. @param solo how far only the {@link soloPrism} is raised, 0 to 1 */
export const restHeight = (index: number, solo: number) =>
  prisms[index]!.rest * (1 - solo) + (index === soloPrism ? solo : 0);
