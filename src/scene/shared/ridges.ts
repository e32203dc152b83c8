import { mulberry32 } from './random.ts';

/**
 * The ridges of the core as a phase hologram (Larkin and Fletcher, 2007): the cosine of a distance
 * from the two foci of a whorl, plus one turn of the phase around each minutia, where a ridge ends
 * or forks. `worker/objects/core/ridges.glsl` computes the same function from the same constants.
 */

/** Ridges for one unit of distance. */
export const ridgeFrequency = 13;
export const minutiaCount = 12;

/** What tells one fingertip from another. */
export interface Print {
  /** Half the distance of the two foci along x, and how far both stand above and below the middle. */
  foci: readonly [x: number, y: number];
  /** Where ridges end or fork. The phase turns one way around the even ones, the other way around the odd ones. */
  minutiae: readonly (readonly [x: number, y: number])[];
}

/** The direction in which the phase turns around a minutia. */
export const chargeOf = (index: number) => (index % 2 ? 1 : -1);

/** @param seed 64 bits; the same seed gives the same print everywhere */
export function printOf(seed: bigint): Print {
  const low = mulberry32(Number(BigInt.asIntN(32, seed)));
  const high = mulberry32(Number(BigInt.asIntN(32, seed >> 32n)));
  const random = () => (low() + high()) % 1;
  const foci = [0.03 + 0.08 * random(), 0.06 + 0.11 * random()] as const;
  const minutiae = Array.from({ length: minutiaCount }, () => {
    const radius = 0.3 + 0.6 * Math.sqrt(random());
    const angle = random() * 2 * Math.PI;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });
  return { foci, minutiae };
}

/** A print between two others; `share` 0 is the first and 1 the second. */
export function printBetween(from: Print, to: Print, share: number): Print {
  const between = (a: readonly [number, number], b: readonly [number, number]) =>
    [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share] as const;
  return {
    foci: between(from.foci, to.foci),
    minutiae: from.minutiae.map((place, index) => between(place, to.minutiae[index]!)),
  };
}

function smoothstep(from: number, to: number, value: number) {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** Skin is not even: two slow waves that bend the ridges. */
const bend = (x: number, y: number) =>
  Math.sin(x * 2.1 + 1.3 * Math.sin(y * 1.7)) * 0.5 +
  Math.sin(y * 2.3 + 1.1 * Math.sin(x * 1.9 + 2)) * 0.5;

/** Distance from the whorl's foci above, that of arches below; two deltas stand where both meet. */
function distanceAt(
  { foci: [fx, fy] }: Print,
  x: number,
  y: number,
  [mx, my]: readonly [number, number],
): number {
  const [wx, wy] = [x - mx, y - my];
  const whorl = 0.5 * (Math.hypot(wx - fx, wy - fy) + Math.hypot(wx + fx, wy + fy));
  const arch = whorl * 0.35 + 0.45 * (0.45 - y) - 0.28 * x * x + 0.02;
  const low = smoothstep(0.12, 0.55, 0.25 * x * x - y);
  return whorl + (arch - whorl) * low;
}

/**
 * Height of the skin, from 0 in a valley to 1 on a ridge.
 *
 * @param x place on the fingertip's plane, about -1.4 to 1.4 (see `planeAt`)
 * @param moved how far the whorl has moved on the plane
 */
export function ridgeAt(
  print: Print,
  x: number,
  y: number,
  moved: readonly [x: number, y: number] = [0, 0],
): number {
  const px = x + 0.06 * bend(x * 1.6, y * 1.6);
  const py = y + 0.06 * bend(y * 1.6 + 4, x * 1.6 + 2) + 0.18 * x * x;
  let phase = 2 * Math.PI * ridgeFrequency * distanceAt(print, px, py, moved);
  for (const [index, [mx, my]] of print.minutiae.entries())
    phase += chargeOf(index) * Math.atan2(py - my, px - mx);
  return 0.5 + 0.5 * Math.cos(phase);
}

/**
 * The fingertip's plane: the half of a unit sphere that looks along +z, projected from its far
 * side (stereographic, so that ridges stay as wide across as along).
 */
export function planeAt(x: number, y: number, z: number): readonly [x: number, y: number] {
  const scale = 1 / (1 + z);
  return [x * scale * 1.35, y * scale * 1.15];
}

/** The place on the unit sphere that `planeAt` puts here. */
export function sphereAt(px: number, py: number): readonly [x: number, y: number, z: number] {
  const [x, y] = [px / 1.35, py / 1.15];
  const square = x * x + y * y;
  const scale = 2 / (1 + square);
  return [x * scale, y * scale, scale - 1];
}

/**
 * The fingertip's shape: half axes in radii of the core, how much narrower it is at its tip, and how
 * far it leans to the side, radians.
 */
export const fingertip = {
  across: 0.86,
  along: 1.04,
  deep: 0.84,
  taper: 0.07,
  lean: -0.16,
} as const;

/**
 * The whorl leans towards the body that the light is in: how far the gaze turns there, and the share
 * of it by which the whorl moves on the skin.
 */
export const gaze = { towards: 0.15, drift: 0.3 } as const;

/** Seed of the print that every visit begins with. */
export const firstPrint = 7n;
