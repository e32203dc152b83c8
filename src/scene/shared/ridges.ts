import { mulberry32 } from './random.ts';

/**
 * The core of the scene is a fingertip. Its ridges are a phase hologram (Larkin and Fletcher,
 * 2007): the cosine of a distance from the two foci of a whorl, plus one turn of the phase around
 * each minutia, where a ridge ends or forks, and around one focus, which makes the whorl a spiral.
 * `worker/objects/core/ridges.glsl` computes the same function from the same constants.
 */

/** Width of the widest line of light in a valley, as a share of the distance between two ridges. */
export const widest = 0.48;
export const minutiaCount = 8;
export const breakCount = 9;
/** Radius of a break, in units of the plane. */
export const breakRadius = 0.05;

/** What distinguishes one fingerprint from another, in units of the fingertip's plane. */
export interface Print {
  /** One focus of the whorl; the other is opposite to it, at the negative coordinates. */
  foci: readonly [x: number, y: number];
  /**
   * Where ridges end or fork. The phase turns one way around the even ones, the other way around
   * the odd ones.
   */
  minutiae: readonly (readonly [x: number, y: number])[];
  /** Where two ridges touch, so that the valley between them is interrupted. */
  breaks: readonly (readonly [x: number, y: number])[];
  /** Where the whorl has its middle. */
  whorl: readonly [x: number, y: number];
  /**
   * Ridges per unit of distance; of the arches below the whorl: height of their middle, curvature,
   * and how far below the whorl they begin.
   */
  shape: readonly [ridges: number, top: number, curvature: number, from: number];
}

/** Ridges per unit of distance: so few that each is visible where the core is small. */
const ridgeFrequency = 13;

/** The direction in which the phase turns around a minutia: 1 or -1. */
export const chargeOf = (index: number) => (index % 2 ? 1 : -1);

/**
 * Makes a fingerprint from a seed of 64 bits; the same seed always gives the same one. The first is
 * regular, as a sign is; others vary so much that no two are alike (tests/unit/mark.test.ts).
 */
export function printOf(seed: bigint): Print {
  const low = mulberry32(Number(BigInt.asIntN(32, seed)));
  const high = mulberry32(Number(BigInt.asIntN(32, seed >> 32n)));
  const random = () => (low() + high()) % 1;
  const around = (middle: number, extent: number) => middle + extent * (random() - 0.5);
  const polar = (radius: number, angle: number) =>
    [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  /** Random points, one in each of equal sectors around the whorl, so that no side is empty. */
  const scatterAround = (length: number, minRadius: number, maxRadius: number, turn = 0) =>
    Array.from({ length }, (_, index) => {
      const radius = minRadius + (maxRadius - minRadius) * Math.sqrt(random());
      return polar(radius, ((index + random() + turn) / length) * 2 * Math.PI);
    });
  if (seed === firstPrint)
    return {
      foci: [0.03 + 0.03 * random(), 0.1 + 0.05 * random()],
      minutiae: scatterAround(minutiaCount, 0.3, 0.8),
      breaks: scatterAround(breakCount, 0.15, 0.75),
      whorl: [0, 0],
      shape: [ridgeFrequency, 0.35, 0.34, 0.14],
    };
  return {
    foci: polar(0.02 + 0.28 * random(), Math.PI * random()),
    minutiae: scatterAround(minutiaCount, 0.2, 0.9, 2 * random()),
    breaks: scatterAround(breakCount, 0.15, 0.75),
    whorl: polar(0.25 * Math.sqrt(random()), 2 * Math.PI * random()),
    shape: [
      ridgeFrequency * around(1, 0.4),
      around(0.35, 0.2),
      around(0.34, 0.5),
      around(0.14, 0.3),
    ],
  };
}

/** Interpolates between two prints; `share` 0 is the first and 1 the second. */
export function printBetween(from: Print, to: Print, share: number): Print {
  const mix = <T extends readonly number[]>(a: T, b: T) =>
    a.map((value, index) => value + (b[index]! - value) * share) as unknown as T;
  return {
    foci: mix(from.foci, to.foci),
    minutiae: from.minutiae.map((point, index) => mix(point, to.minutiae[index]!)),
    breaks: from.breaks.map((point, index) => mix(point, to.breaks[index]!)),
    whorl: mix(from.whorl, to.whorl),
    shape: mix(from.shape, to.shape),
  };
}

export function smoothstep(from: number, to: number, value: number) {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** Two slow waves that bend the ridges, because real ones are not even. */
const bend = (x: number, y: number) =>
  Math.sin(x * 2.1 + 1.3 * Math.sin(y * 1.7)) * 0.5 +
  Math.sin(y * 2.3 + 1.1 * Math.sin(x * 1.9 + 2)) * 0.5;

/** Within this much of the plane the whorl becomes the arches. */
export const archReach = 0.36;

/**
 * Distance whose equal values are the ridges: from the whorl's foci in the upper part, from arches
 * in the lower part. The two meet at two deltas, as on a real print; the left one is higher.
 */
function distanceAt(
  { foci: [fx, fy], shape: [, top, curvature, from] }: Print,
  x: number,
  y: number,
  [movedX, movedY]: readonly [number, number],
): number {
  const [wx, wy] = [x - movedX, y - movedY];
  const whorl = 0.5 * (Math.hypot(wx - fx, wy - fy) + Math.hypot(wx + fx, wy + fy));
  const arch = whorl * 0.3 + 0.7 * (top - y) - curvature * x * x;
  const archShare = smoothstep(from, from + archReach, 0.3 * x * x - 0.22 * x - y);
  return whorl + (arch - whorl) * archShare;
}

/** A position on the fingertip's plane, bent by slow waves and by the curve of the tip. */
const bentAt = (x: number, y: number) =>
  [
    x + 0.06 * bend(x * 1.6, y * 1.6),
    y + 0.06 * bend(y * 1.6 + 4, x * 1.6 + 2) + 0.18 * x * x,
  ] as const;

/**
 * Height of the skin, from 0 in a valley to 1 on a ridge.
 *
 * @param x     position on the fingertip's plane, about -1.4 to 1.4 (see `unitAt`)
 * @param y     as `x`
 * @param moved how far the whorl has moved on the plane
 */
export function ridgeAt(
  print: Print,
  x: number,
  y: number,
  moved: readonly [x: number, y: number] = [0, 0],
): number {
  const [px, py] = bentAt(x, y);
  const middle = [moved[0] + print.whorl[0], moved[1] + print.whorl[1]] as const;
  let phase = 2 * Math.PI * print.shape[0] * distanceAt(print, px, py, middle);
  print.minutiae.forEach(([mx, my], index) => {
    phase += chargeOf(index) * Math.atan2(py - my, px - mx);
  });
  const {
    foci: [fx, fy],
  } = print;
  phase += Math.atan2(py - middle[1] - fy, px - middle[0] - fx);
  let valleyDepth = 1;
  for (const [bx, by] of print.breaks)
    valleyDepth *= 1 - Math.exp(-((px - bx) ** 2 + (py - by) ** 2) / breakRadius ** 2);
  return 1 - (0.5 - 0.5 * Math.cos(phase)) * valleyDepth;
}

/**
 * How many valleys lie between the whorl's middle and a point; the bottom of one is half way between
 * two whole numbers. The ring of minutiae takes half a turn back, here evenly all around.
 *
 * @param moved as in {@link ridgeAt}
 */
export function turnAt(
  print: Print,
  x: number,
  y: number,
  moved: readonly [x: number, y: number],
): number {
  const [px, py] = bentAt(x, y);
  const [fx, fy] = print.foci;
  const distance = distanceAt(print, px, py, moved);
  const spiral = Math.atan2(py - moved[1] - fy, px - moved[0] - fx) / (2 * Math.PI);
  return print.shape[0] * distance + spiral + 0.5 * (1 - smoothstep(0.36, 0.52, distance));
}

/**
 * Maps a position of the plane on which ridges are computed to a point of the fingertip, a hemisphere
 * on a tube, both of radius 1. It is the inverse of `planeAt` in `ridges.glsl`: the hemisphere is
 * projected stereographically along +z, which keeps angles, so that ridges are as wide across as along;
 * the tube below is unrolled.
 */
export function unitAt(px: number, py: number): readonly [x: number, y: number, z: number] {
  const [x, y] = [px / 1.35, py / 1.15];
  const scale = 2 / (1 + x * x + (y < 0 ? 0 : y * y));
  return [x * scale, y * (y < 0 ? 2 : scale), scale - 1];
}

/** The fingertip's shape, in radii of the core. */
export const fingertip = {
  /** Half axes to the right, to the tip, and towards the camera. */
  across: 0.81,
  along: 1,
  deep: 0.8,
  /** By how much it is narrower at the tip than in the middle. */
  taper: 0.03,
  /** Height at which its light and its drawing end. */
  root: -1.56,
  /** Height at which the tube ends, in the dark. */
  end: -2.35,
  /** Tilt to the side, radians. */
  lean: 0.22,
  /** The waist at the joint: its height, half its extent, and its depth. */
  waist: { at: -1.14, reach: 0.42, depth: 0.13 },
  /** The fold of the skin at the joint: its height, its curvature, and half its extent. */
  fold: { at: -1, bend: 0.1, reach: 0.055 },
} as const;

/** Relative width of the fingertip at a height, and its derivative (`change`). */
export function widthAt(y: number): { width: number; change: number } {
  const { at, reach, depth } = fingertip.waist;
  const waist = (y - at) / reach;
  const dent = depth * Math.exp(-waist * waist);
  return {
    width: 1 - fingertip.taper * y - dent,
    change: -fingertip.taper + (2 * waist * dent) / reach,
  };
}

/** Share of the light that is left near the root, where it fades, and in the fold at the joint. */
export function rootLight(x: number, y: number): number {
  const { at, bend: curvature, reach } = fingertip.fold;
  const fold = (y - at - curvature * x * x) / reach;
  return smoothstep(fingertip.root + 0.15, -0.6, y) * (1 - Math.exp(-fold * fold));
}

/**
 * Offset by which ridges end nearer to the fingertip's rim or farther from it, uneven as in ink.
 */
export const ragged = (px: number, py: number) => 0.07 * bend(px * 5.3 + 1, py * 5.3);

/**
 * The whorl moves towards the body in which the flow's light is. `towards`: how far the light
 * inside the core moves there; `drift`: share of it by which the whorl moves.
 */
export const gaze = { towards: 0.15, drift: 0.3 } as const;

/** Seed of the print with which every visit begins. */
export const firstPrint = 7n;
