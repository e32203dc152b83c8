import { cross, dot, mean, sub, times, turnAbout, unit, type Vec3 } from '../vector.ts';

/**
 * Shield: two geodesic shells (icosahedron, subdivided once: 80 plates each). The
 * shells open at the local +x pole like a flower: every plate hangs on a neighbour
 * that is farther from the opening, so plates fold and never shatter.
 */

export interface Plate {
  corners: readonly [Vec3, Vec3, Vec3];
  centre: Vec3;
  normal: Vec3;
  /** The edge shared with `parent`; turning about A→B by a positive angle opens the plate outwards. */
  hingeA: Vec3;
  hingeB: Vec3;
  /** Angle from the opening's pole over π: 0 opens first and seals last, 1 is the seat that never moves. */
  order: number;
  /** Index of the plate this one hangs on, always smaller than its own; -1 for a seat. */
  parent: number;
}

export const opening: Vec3 = unit([1, 0.3, 0.8]);
export const outerRadius = 0.87;
const innerRadius = 0.55;
/** How far the outer shell is shut at rest; the inner one stands shut. */
export const restClosure = 0.8;

/** How far the outer shell is shut when a page shows it wide open. */
const wideOpen = 0.46;

/** @param opened 1: wide open, 0: the closure stays, -1: sealed */
export const closureOpened = (closure: number, opened: number) =>
  closure + ((opened < 0 ? 1 : wideOpen) - closure) * Math.abs(opened);

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
/** Twenty faces, three corner indices each, counter-clockwise from outside. */
const icoFaces = '05b 051 017 07a 0ab 159 5b4 ba2 a76 718 394 342 326 368 389 495 24b 62a 867 981';

function triangles(): [Vec3, Vec3, Vec3][] {
  return icoFaces.split(' ').flatMap((face) => {
    const [a, b, c] = [...face].map((digit) => icoCorners[Number.parseInt(digit, 16)]!) as [
      Vec3,
      Vec3,
      Vec3,
    ];
    const [ab, bc, ca] = [unit(mean(a, b)), unit(mean(b, c)), unit(mean(c, a))];
    const parts: [Vec3, Vec3, Vec3][] = [
      [a, ab, ca],
      [ab, b, bc],
      [ca, bc, c],
      [ab, bc, ca],
    ];
    // Whatever way the table names a face, the plate's corners run counter-clockwise seen from outside.
    return parts.map(([p, q, r]): [Vec3, Vec3, Vec3] =>
      dot(cross(sub(q, p), sub(r, p)), p) > 0 ? [p, q, r] : [p, r, q],
    );
  });
}

const same = (a: Vec3, b: Vec3) => dot(a, b) > 0.9999;

function shell(radius: number): readonly Plate[] {
  const order = (triangle: readonly [Vec3, Vec3, Vec3]) =>
    Math.acos(Math.min(1, dot(unit(mean(...triangle)), opening))) / Math.PI;
  const sorted = triangles().sort((a, b) => order(b) - order(a));
  return sorted.map((corners, index) => {
    const edges = [0, 1, 2].map((start) => [corners[start]!, corners[(start + 1) % 3]!] as const);
    const parent = sorted
      .slice(0, index)
      .findIndex(
        (other) => corners.filter((corner) => other.some((o) => same(corner, o))).length === 2,
      );
    const hinge = edges.find((edge) =>
      edge.every((corner) => parent >= 0 && sorted[parent]!.some((o) => same(corner, o))),
    );
    const [hingeA, hingeB] = hinge ?? edges[0]!;
    const at = (corner: Vec3) => times(corner, radius);
    const placed: [Vec3, Vec3, Vec3] = [at(corners[0]), at(corners[1]), at(corners[2])];
    return {
      corners: placed,
      centre: mean(...placed),
      normal: unit(cross(sub(placed[1], placed[0]), sub(placed[2], placed[0]))),
      hingeA: at(hingeA),
      hingeB: at(hingeB),
      order: order(corners),
      parent,
    };
  });
}

export const outer = shell(outerRadius);
export const inner = shell(innerRadius);

/** Angle about a plate's own hinge; `closure` 1 is sealed, 0 fully open. */
export function foldAngle(order: number, closure: number): number {
  const reach = (1 - closure) * 1.25;
  const at = Math.min(1, Math.max(0, (reach - order) / 0.16));
  return maxFold * at * at * (3 - 2 * at);
}

/**
 * A point of plate `index` (given in the sealed position) carried along by its own
 * fold and by those of all plates it hangs on. For a matrix: M = M(parent) · R(hinge, angle).
 */
export function folded(
  plates: readonly Plate[],
  index: number,
  point: Vec3,
  closure: number,
): Vec3 {
  let at = point;
  for (let plate = plates[index]; plate && plate.parent >= 0; plate = plates[plate.parent]) {
    const angle = foldAngle(plate.order, closure);
    if (angle > 0) at = turnAbout(at, plate.hingeA, plate.hingeB, angle);
  }
  return at;
}

/** How far the outer shell is shut when the run's chain fits up to this share. */
export const closureOf = (fits: number) => (fits < 1 ? 0.66 + 0.14 * fits : 1);

/** Bits that each plate carries: one on each of its edges, named by the corner across. */
const bitsOfPlate = 3;

/**
 * The bits of a hash on the edges of plates: outer ones first, then the inner ones, until there are
 * no more bits.
 *
 * @param hash hexadecimal digits
 * @returns one number a plate, 0 to 7: bit 0 belongs to the edge across from the first corner
 */
export function seamBits(hash: string): number[] {
  const bits = [...hash].flatMap((digit) => {
    const value = Number.parseInt(digit, 16);
    return [8, 4, 2, 1].map((bit) => (value & bit ? 1 : 0));
  });
  return Array.from({ length: Math.ceil(bits.length / bitsOfPlate) }, (_, plate) =>
    [0, 1, 2].reduce((sum, edge) => sum + (bits[plate * bitsOfPlate + edge] ?? 0) * 2 ** edge, 0),
  );
}

/** The bits of which two hashes of one length have different ones, as {@link seamBits} gives them. */
export function oddBits(one: string, other: string): number[] {
  const bits = seamBits(other);
  return seamBits(one).map((plate, index) => plate ^ (bits[index] ?? 0));
}
