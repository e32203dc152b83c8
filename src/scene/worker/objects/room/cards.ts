/** The cards of light that stand around the bodies, and what a ray from the middle meets. */

export type Vector = [x: number, y: number, z: number];

/** A card that faces the middle. */
export interface Card {
  position: Vector;
  /** Its half axes to the right and up, divided by their squared lengths. */
  right: Vector;
  up: Vector;
  /** Towards the middle, of length 1. */
  normal: Vector;
  isRound: boolean;
  /** Angle around its middle in which it is seen, radians. */
  reach: number;
  /** Radiance in its middle, linear light. */
  light: Vector;
}

interface Placed {
  position: Vector;
  /** Width and height. */
  size: [number, number];
  light: Vector;
  isRound?: boolean;
}

const cool = (strength: number): Vector => [0.76 * strength, 0.88 * strength, strength];

/**
 * As in a photographer's studio: black between them gives metal its contrast. The first is the key
 * light. The warm one stands for the core's light on the floor.
 */
const placed: readonly Placed[] = [
  { position: [-2.4, 6.7, 3.5], size: [7, 3.4], light: cool(8) },
  { position: [-7.5, 0.8, 2.2], size: [0.9, 8], light: cool(7) },
  { position: [7, 1.6, -3.4], size: [1, 7], light: cool(6) },
  { position: [-4.5, 2.6, -6.4], size: [4.6, 0.9], light: cool(5) },
  { position: [4.6, 4.4, 5], size: [1.7, 1.7], light: cool(9), isRound: true },
  { position: [2.2, -3.2, 7], size: [4.4, 0.5], light: cool(1.5) },
  { position: [0.6, -7, 0.6], size: [6, 4], light: [0.7, 0.2, 0.06] },
];

/** Turns each card to the middle, upright. */
export function placeCards(): Card[] {
  return placed.map(({ position, size, light, isRound = false }) => {
    const length = Math.hypot(...position);
    const normal = position.map((value) => -value / length) as Vector;
    const [x, y, z] = normal;
    const flat = Math.hypot(x, z);
    const right: Vector = [z / flat, 0, -x / flat];
    const up: Vector = [y * right[2], z * right[0] - x * right[2], -y * right[0]];
    return {
      position,
      normal,
      isRound,
      reach: Math.atan((isRound ? size[0] : Math.hypot(...size)) / 2 / length),
      light,
      right: right.map((value) => (2 * value) / size[0]) as Vector,
      up: up.map((value) => (2 * value) / size[1]) as Vector,
    };
  });
}

/** Angle by which a card is beside a direction of length 1, radians; below 0 it may be in front. */
export const angleBeside = ({ normal: [a, b, c], reach }: Card, [x, y, z]: Vector): number =>
  Math.acos(Math.max(-1, Math.min(1, -(x * a + y * b + z * c)))) - reach;

/**
 * Adds a card's light along a ray from the middle, which is less towards the card's edges, as from a
 * cloth with a lamp behind it. No two cards cover each other.
 *
 * @param direction of length 1
 */
export function lightAlong(
  cards: readonly Card[],
  [x, y, z]: Vector,
  weight: number,
  sum: Vector,
): void {
  for (const { position, normal, right, up, isRound, light } of cards) {
    const facing = -(x * normal[0] + y * normal[1] + z * normal[2]);
    if (facing <= 0) continue;
    const distance =
      -(position[0] * normal[0] + position[1] * normal[1] + position[2] * normal[2]) / facing;
    const dx = x * distance - position[0];
    const dy = y * distance - position[1];
    const dz = z * distance - position[2];
    const across = dx * right[0] + dy * right[1] + dz * right[2];
    const along = dx * up[0] + dy * up[1] + dz * up[2];
    const fromMiddle = across * across + along * along;
    if (isRound ? fromMiddle > 1 : Math.abs(across) > 1 || Math.abs(along) > 1) continue;
    const strength = weight * (1.3 - 0.4 * fromMiddle);
    sum[0] += light[0] * strength;
    sum[1] += light[1] * strength;
    sum[2] += light[2] * strength;
  }
}
