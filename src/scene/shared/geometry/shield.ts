import { cross, dot, mean, sub, times, turnAbout, unit, type Vec3 } from '../vector.ts';

/**
 * Geometry of the scene's object Shield: two geodesic shells (icosahedron, subdivided once: 80
 * plates each). The outer shell opens around the direction `opening`: each plate turns about the
 * edge that it shares with a neighbour farther from the opening, its parent. Lengths are relative
 * to the object's bounding radius.
 */

export type Triangle = readonly [Vec3, Vec3, Vec3];

export const normalOf = ([a, b, c]: Triangle) => unit(cross(sub(b, a), sub(c, a)));

export interface Plate {
  corners: Triangle;
  centre: Vec3;
  normal: Vec3;
  /** The edge shared with the parent; a positive angle about A→B opens the plate outwards. */
  hingeA: Vec3;
  hingeB: Vec3;
  /** Angle from `opening` divided by π: a plate at 0 opens first and closes last. */
  order: number;
  /**
   * Index of the parent, always smaller than the plate's own; -1 for the plate that never moves.
   */
  parent: number;
}

export const opening: Vec3 = unit([1, 0.3, 0.8]);
export const outerRadius = 0.87;
const innerRadius = 0.55;
/**
 * Closure of the outer shell at rest: 1 is closed, 0 fully open. The inner one is always closed.
 */
export const restClosure = 0.84;

/** Closure of the outer shell in shots that show it wide open. */
const wideOpen = 0.46;

/**
 * Applies the morph `opened` of a shot to a closure.
 *
 * @param opened 1: wide open, 0: no change, -1: closed
 */
export const closureOpened = (closure: number, opened: number) =>
  closure + ((opened < 0 ? 1 : wideOpen) - closure) * Math.abs(opened);

/** Largest angle of a plate about its hinge, radians. */
const maxFold = 1.1;

const golden = (1 + Math.sqrt(5)) / 2;
const icoCorners: readonly Vec3[] = [
  [-1, golden, 0],
  [1, golden, 0],
  [-1, -golden, 0],
  [1, -golden, 0],
  [0, -1, golden],
  [0, 1, golden],
  [0, -1, -golden],
  [0, 1, -golden],
  [golden, 0, -1],
  [golden, 0, 1],
  [-golden, 0, -1],
  [-golden, 0, 1],
].map((corner) => unit(corner as unknown as Vec3));
/** Twenty faces, three corner indices each, in base 12. */
const icoFaces = '05b 051 017 07a 0ab 159 5b4 ba2 a76 718 394 342 326 368 389 495 24b 62a 867 981';

function createTriangles(): Triangle[] {
  return icoFaces.split(' ').flatMap((face) => {
    const corners = [...face].map((digit) => icoCorners[Number.parseInt(digit, 16)]!);
    const [a, b, c] = corners as unknown as Triangle;
    const [ab, bc, ca] = [unit(mean(a, b)), unit(mean(b, c)), unit(mean(c, a))];
    const parts: Triangle[] = [
      [a, ab, ca],
      [ab, b, bc],
      [ca, bc, c],
      [ab, bc, ca],
    ];
    // Corners are sorted counter-clockwise as seen from outside.
    return parts.map(
      ([p, q, r]): Triangle => (dot(cross(sub(q, p), sub(r, p)), p) > 0 ? [p, q, r] : [p, r, q]),
    );
  });
}

const isSameCorner = (a: Vec3, b: Vec3) => dot(a, b) > 0.9999;

function createShell(radius: number): readonly Plate[] {
  const order = (triangle: Triangle) =>
    Math.acos(Math.min(1, dot(unit(mean(...triangle)), opening))) / Math.PI;
  const sorted = createTriangles().sort((a, b) => order(b) - order(a));
  return sorted.map((corners, index) => {
    const edges = [0, 1, 2].map((start) => [corners[start]!, corners[(start + 1) % 3]!] as const);
    const parent = sorted
      .slice(0, index)
      .findIndex(
        (other) => corners.filter((a) => other.some((b) => isSameCorner(a, b))).length === 2,
      );
    const hinge = edges.find((edge) =>
      edge.every((a) => parent >= 0 && sorted[parent]!.some((b) => isSameCorner(a, b))),
    );
    const [hingeA, hingeB] = hinge ?? edges[0]!;
    const scale = (corner: Vec3) => times(corner, radius);
    const scaled = corners.map(scale) as unknown as Triangle;
    return {
      corners: scaled,
      centre: mean(...scaled),
      normal: normalOf(scaled),
      hingeA: scale(hingeA),
      hingeB: scale(hingeB),
      order: order(corners),
      parent,
    };
  });
}

export const outer = createShell(outerRadius);
export const inner = createShell(innerRadius);

/** Angle about a plate's own hinge, radians; `closure` 1 is closed, 0 fully open. */
export function foldAngle(order: number, closure: number): number {
  const openUpTo = (1 - closure) * 1.25;
  // Plates up to this order are open; 0.16 of the order is the transition.
  const share = Math.min(1, Math.max(0, (openUpTo - order) / 0.16));
  return maxFold * share * share * (3 - 2 * share);
}

/**
 * Moves a point of plate `index` (given for the closed shell) with the plate's own fold and those
 * of all its ancestors. As matrices: M = M(parent) · R(hinge, angle).
 */
export function folded(
  plates: readonly Plate[],
  index: number,
  point: Vec3,
  closure: number,
): Vec3 {
  let moved = point;
  for (let plate = plates[index]; plate && plate.parent >= 0; plate = plates[plate.parent]) {
    const angle = foldAngle(plate.order, closure);
    if (angle > 0) moved = turnAbout(moved, plate.hingeA, plate.hingeB, angle);
  }
  return moved;
}

/** Closure of the outer shell in a demo in which this share of the hash chain is valid. */
export const closureOf = (validShare: number) => (validShare < 1 ? 0.66 + 0.14 * validShare : 1);

/** Bits per plate: one on each of its edges. */
const bitsPerPlate = 3;

/**
 * Assigns the bits of a hash to the edges of plates, first of the outer shell, then of the inner
 * one, until there are no more bits.
 *
 * @param hash hexadecimal digits
 * @returns one number per plate, 0 to 7: bit 0 is on the edge opposite to the first corner
 */
export function seamBits(hash: string): number[] {
  const bits = [...hash].flatMap((digit) =>
    [3, 2, 1, 0].map((bit) => (Number.parseInt(digit, 16) >> bit) & 1),
  );
  return Array.from({ length: Math.ceil(bits.length / bitsPerPlate) }, (_, plate) =>
    [0, 1, 2].reduce((sum, edge) => sum + (bits[plate * bitsPerPlate + edge] ?? 0) * 2 ** edge, 0),
  );
}

/** The bits in which two hashes of the same length differ, in the form of {@link seamBits}. */
export function oddBits(hash: string, otherHash: string): number[] {
  const otherBits = seamBits(otherHash);
  return seamBits(hash).map((plate, index) => plate ^ (otherBits[index] ?? 0));
}
