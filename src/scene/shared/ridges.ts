import { mulberry32 } from './random.ts';

/**
 * The ridges of the core as a phase hologram (Larkin and Fletcher, 2007): the cosine of a distance
 * from the two foci of a whorl, plus one turn of the phase around each minutia, where a ridge ends
 * or forks, and around one focus, which makes the whorl a spiral. `worker/objects/core/ridges.glsl` computes the same function from the same constants.
 */

/** Ridges for one unit of distance: few, so that each is seen where the core is small. */
export const ridgeFrequency = 8.4;
/** Width of the widest line of light in a valley, as a share of the distance between two ridges. */
export const widest = 0.56;
export const minutiaCount = 8;
export const breakCount = 9;
/** Radius of a break, in units of the plane. */
export const breakRadius = 0.05;

/** What tells one fingertip from another. */
export interface Print {
  /** Half the distance of the two foci along x, and how far both stand above and below the middle. */
  foci: readonly [x: number, y: number];
  /** Where ridges end or fork. The phase turns one way around the even ones, the other way around the odd ones. */
  minutiae: readonly (readonly [x: number, y: number])[];
  /** Where two ridges touch, so that the valley between them is interrupted. */
  breaks: readonly (readonly [x: number, y: number])[];
}

/** The direction in which the phase turns around a minutia. */
export const chargeOf = (index: number) => (index % 2 ? 1 : -1);

/** @param seed 64 bits; the same seed gives the same print everywhere */
export function printOf(seed: bigint): Print {
  const low = mulberry32(Number(BigInt.asIntN(32, seed)));
  const high = mulberry32(Number(BigInt.asIntN(32, seed >> 32n)));
  const random = () => (low() + high()) % 1;
  const foci = [0.05 + 0.05 * random(), 0.17 + 0.07 * random()] as const;
  /** Places in equal sectors around the whorl, so that no side is without them. */
  const around = (length: number, nearest: number, farthest: number) =>
    Array.from({ length }, (_, index) => {
      const radius = nearest + (farthest - nearest) * Math.sqrt(random());
      const angle = ((index + random()) / length) * 2 * Math.PI;
      return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
    });
  return {
    foci,
    minutiae: around(minutiaCount, 0.3, 0.8),
    breaks: around(breakCount, 0.15, 0.75),
  };
}

/** A print between two others; `share` 0 is the first and 1 the second. */
export function printBetween(from: Print, to: Print, share: number): Print {
  const between = (a: readonly [number, number], b: readonly [number, number]) =>
    [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share] as const;
  return {
    foci: between(from.foci, to.foci),
    minutiae: from.minutiae.map((place, index) => between(place, to.minutiae[index]!)),
    breaks: from.breaks.map((place, index) => between(place, to.breaks[index]!)),
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

/**
 * Distance from the whorl's foci above, that of arches below. Two deltas stand where both meet, the
 * left one higher.
 */
function distanceAt(
  { foci: [fx, fy] }: Print,
  x: number,
  y: number,
  [mx, my]: readonly [number, number],
): number {
  const [wx, wy] = [x - mx, y - my];
  const whorl = 0.5 * (Math.hypot(wx - fx, wy - fy) + Math.hypot(wx + fx, wy + fy));
  const arch = whorl * 0.3 + 0.7 * (0.35 - y) - 0.34 * x * x;
  const low = smoothstep(0.14, 0.5, 0.3 * x * x - 0.22 * x - y);
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
  print.minutiae.forEach(([mx, my], index) => {
    phase += chargeOf(index) * Math.atan2(py - my, px - mx);
  });
  const {
    foci: [fx, fy],
  } = print;
  phase += Math.atan2(py - moved[1] - fy, px - moved[0] - fx);
  let open = 1;
  for (const [bx, by] of print.breaks)
    open *= 1 - Math.exp(-((px - bx) ** 2 + (py - by) ** 2) / breakRadius ** 2);
  return 1 - (0.5 - 0.5 * Math.cos(phase)) * open;
}

/**
 * The fingertip's plane. The fingertip is a dome on a tube, both of radius 1: above, the half of the
 * sphere that looks along +z is projected from its far side (stereographic, so that ridges stay as
 * wide across as along); below, the tube is unrolled as wide.
 */
export function planeAt(x: number, y: number, z: number): readonly [x: number, y: number] {
  const scale = 1 / (1 + z);
  return [x * scale * 1.35, y * (y < 0 ? 0.5 : scale) * 1.15];
}

/** The place on dome or tube that `planeAt` puts here. */
export function unitAt(px: number, py: number): readonly [x: number, y: number, z: number] {
  const [x, y] = [px / 1.35, py / 1.15];
  const scale = 2 / (1 + x * x + (y < 0 ? 0 : y * y));
  return [x * scale, y * (y < 0 ? 2 : scale), scale - 1];
}

/**
 * The fingertip's shape: half axes in radii of the core, how much narrower it is at its tip, where
 * the tube ends, and how far it leans to the side, radians.
 */
export const fingertip = {
  across: 0.81,
  along: 1,
  deep: 0.8,
  taper: 0.06,
  root: -1.56,
  lean: 0.22,
  /** The joint's waist: its height, how far it reaches, and how deep it is. */
  waist: { at: -1.02, reach: 0.26, depth: 0.045 },
  /** The fold at the joint: its height, how much it bends, and how far it reaches. */
  fold: { at: -1, bend: 0.1, reach: 0.055 },
} as const;

/** How much narrower or wider the fingertip is at a height: its tip is narrow, its joint has a waist. */
export function widthAt(y: number): { width: number; change: number } {
  const { at, reach, depth } = fingertip.waist;
  const waist = (y - at) / reach;
  const dent = depth * Math.exp(-waist * waist);
  return {
    width: 1 - fingertip.taper * y - dent,
    change: -fingertip.taper + (2 * waist * dent) / reach,
  };
}

/** How much of the fingertip's light is left towards its root, where it fades; a fold crosses it at the joint. */
export function rootLight(x: number, y: number): number {
  const { at, bend: arc, reach } = fingertip.fold;
  const fold = (y - at - arc * x * x) / reach;
  return smoothstep(fingertip.root + 0.15, -0.6, y) * (1 - Math.exp(-fold * fold));
}

/** Height at which ridges end near the fingertip's rim, uneven as an inked print is. */
export const ragged = (px: number, py: number) => 0.07 * bend(px * 5.3 + 1, py * 5.3);

/**
 * The whorl leans towards the body that the light is in: how far the gaze turns there, and the share
 * of it by which the whorl moves on the skin.
 */
export const gaze = { towards: 0.15, drift: 0.3 } as const;

/** Seed of the print that every visit begins with. */
export const firstPrint = 7n;
