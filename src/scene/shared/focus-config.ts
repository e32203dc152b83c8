/**
 * How a body (one of the scene's five objects) reacts while its panel on the page is open: how far
 * it moves towards the camera, and how far its parts spread.
 */
import type { BodyId, InstrumentId } from './diagram.ts';

/**
 * Share of its distance to the camera by which a body with focus moves forward. Each has its own,
 * limited by its room: Edge is near the camera already, Shield stands just below the header.
 */
export const nearer: Record<BodyId, number> = {
  edge: 0.14,
  shield: 0.1,
  learning: 0.14,
  agents: 0.2,
  core: 0.14,
};

/** How far the spread parts of a body reach beyond its radius, as a share of the radius. */
export const parting: Record<BodyId, number> = {
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
export const toFront = 0.92;
/** Where that front is on the line from the camera's target (0) to the camera (1). */
export const frontAt = 0.52;
/** How much farther away the other bodies move meanwhile, as a share of their distance. */
export const toBack = 0.6;

/** Size of a body with focus on the screen, relative to its size at rest. */
export const openedSize = (id: InstrumentId) => (1 + parting[id]) / (1 - nearer[id]);
