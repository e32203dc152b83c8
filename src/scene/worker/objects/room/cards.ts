/** The cards of light that stand around the bodies, and what a ray from the middle meets. */
import { cross, dot, size, times, unit, type Vec3 } from '../../../shared/vector.ts';

/** A card that faces the middle. */
export interface Card {
  position: Vec3;
  /** Its half axes to the right and up, divided by their squared lengths. */
  right: Vec3;
  up: Vec3;
  /** Towards the middle, of length 1. */
  normal: Vec3;
  isRound: boolean;
  /** Angle around its middle in which it is seen, radians. */
  reach: number;
  /** Radiance in its middle, linear light. */
  light: Vec3;
}

interface Placed {
  position: Vec3;
  width: number;
  height: number;
  light: Vec3;
  isRound?: boolean;
}

const cool = (strength: number): Vec3 => [0.76 * strength, 0.88 * strength, strength];

/**
 * As in a photographer's studio: black between them gives metal its contrast. The first is the key
 * light. The warm one stands for the core's light on the floor.
 */
const placed: readonly Placed[] = [
  { position: [-2.4, 6.7, 3.5], width: 7, height: 3.4, light: cool(8) },
  { position: [-7.5, 0.8, 2.2], width: 0.9, height: 8, light: cool(7) },
  { position: [7, 1.6, -3.4], width: 1, height: 7, light: cool(6) },
  { position: [-4.5, 2.6, -6.4], width: 4.6, height: 0.9, light: cool(5) },
  { position: [4.6, 4.4, 5], width: 1.7, height: 1.7, light: cool(9), isRound: true },
  { position: [2.2, -3.2, 7], width: 4.4, height: 0.5, light: cool(1.5) },
  { position: [0.6, -7, 0.6], width: 6, height: 4, light: [0.7, 0.2, 0.06] },
];

/** Turns each card to the middle, upright. */
export function placeCards(): Card[] {
  return placed.map(({ position, width, height, light, isRound = false }) => {
    const normal = unit(times(position, -1));
    const right = unit(cross([0, 1, 0], normal));
    return {
      position,
      normal,
      isRound,
      reach: Math.atan((isRound ? width : Math.hypot(width, height)) / 2 / size(position)),
      light,
      right: times(right, 2 / width),
      up: times(cross(normal, right), 2 / height),
    };
  });
}

/** Angle by which a card is beside a direction of length 1, radians; below 0 it may be in front. */
export const angleBeside = ({ normal, reach }: Card, direction: Vec3): number =>
  Math.acos(Math.max(-1, Math.min(1, -dot(direction, normal)))) - reach;

/**
 * Adds a card's light along a ray from the middle, which is less towards the card's edges, as from a
 * cloth with a lamp behind it. No two cards cover each other.
 *
 * @param direction of length 1
 */
export function lightAlong(
  cards: readonly Card[],
  direction: Vec3,
  weight: number,
  sum: [number, number, number],
): void {
  for (const { position, normal, right, up, isRound, light } of cards) {
    const facing = -dot(direction, normal);
    if (facing <= 0) continue;
    // The card's axes are at right angles to its position.
    const distance = size(position) / facing;
    const across = distance * dot(direction, right);
    const along = distance * dot(direction, up);
    const fromMiddle = across * across + along * along;
    if (isRound ? fromMiddle > 1 : Math.abs(across) > 1 || Math.abs(along) > 1) continue;
    const strength = weight * (1.3 - 0.4 * fromMiddle);
    sum[0] += light[0] * strength;
    sum[1] += light[1] * strength;
    sum[2] += light[2] * strength;
  }
}
