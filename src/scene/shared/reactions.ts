/**
 * How a body reacts to the page: when it lights up in the intro, and while its panel is open, how
 * far it moves towards the camera and how far its parts spread.
 */
import { type BodyId, type OfferingId, offerings } from './diagram.ts';

/**
 * Times of the scene's intro, as shares of its duration: the core has brightened (`caught`), the
 * first of the four bodies around it begins to brighten (`first`), the interval from one body to
 * the next (`apart`), and how long each takes (`rise`).
 */
export const arrivalTimes = { caught: 0.3, first: 0.3, apart: 0.1, rise: 0.4 } as const;

/** When a body begins to brighten in the intro, and when it is lit, as shares of its duration. */
export function lightsUp(id: OfferingId): { from: number; to: number } {
  const { first, apart, rise } = arrivalTimes;
  const from = first + offerings.findIndex((offering) => offering.id === id) * apart;
  return { from, to: from + rise };
}

/**
 * Share of its distance to the camera by which a body with focus moves forward. Each has its own,
 * limited by its room: Edge is near the camera already, Shield stands just below the header.
 */
export const forwardShare: Record<BodyId, number> = {
  edge: 0.14,
  shield: 0.1,
  learning: 0.14,
  agents: 0.2,
  core: 0.14,
};

/** How far the spread parts of a body reach beyond its radius, as a share of the radius. */
export const spreadShare: Record<BodyId, number> = {
  edge: 0,
  shield: 0.15,
  learning: 0.15,
  agents: 0.2,
  core: 0,
};

/**
 * Where the bodies are not in a ring, a body with focus moves to the front: share of the way that
 * it moves.
 */
export const frontShare = 0.92;
/** Where that front is on the line from the camera's target (0) to the camera (1). */
export const frontPosition = 0.52;
/** How much farther away the other bodies move meanwhile, as a share of their distance. */
export const backShare = 0.6;
