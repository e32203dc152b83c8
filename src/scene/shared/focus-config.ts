/** How a body opens when its panel does: how far it comes forward, and how far its parts spread. */
import type { BodyId, InstrumentId } from './diagram.ts';

/**
 * Share of its way to the camera by which a chosen body comes forward, as far as it has room: Edge
 * stands near already, Shield below the page's bar.
 */
export const nearer: Record<BodyId, number> = {
  edge: 0.14,
  shield: 0.1,
  learning: 0.14,
  agents: 0.2,
  core: 0.14,
};

/** How far its open parts reach beyond its radius, as a share of it. */
export const parting: Record<BodyId, number> = {
  edge: 0,
  shield: 0.15,
  learning: 0.15,
  agents: 0.2,
  core: 0,
};

/** Share of the way to the front that a body goes in the loose field, and where the front is between target and camera. */
export const toFront = 0.92;
export const frontAt = 0.52;
/** How much farther away the others stand meanwhile, as a share of their distance. */
export const toBack = 0.6;

/** How many times as large an open body is on the screen as at rest. */
export const openedSize = (id: InstrumentId) => (1 + parting[id]) / (1 - nearer[id]);
