import type { BodyId } from './shared/diagram.ts';

/** Where a body stands in the diagram, for the real button laid over it. */
export interface ScreenPosition {
  /** Centre in percent of the frame's width and height. */
  x: number;
  y: number;
  /** Radius in percent of the frame's width; a square box has twice that as its width. */
  radius: number;
}

/**
 * The bodies of the shot `constellation` in its frame, at rest, as its camera projects them: a table,
 * so that the first page needs no camera. `tests/unit/scene-drawing.test.ts` computes it anew.
 */
export const screenPositions = {
  edge: { x: 87.09, y: 87.2, radius: 12.28 },
  shield: { x: 71.66, y: 25.38, radius: 11.46 },
  learning: { x: 34.82, y: 40.97, radius: 7.8 },
  agents: { x: 43.34, y: 82.87, radius: 8.17 },
  core: { x: 55.13, y: 58.93, radius: 10.72 },
} as const satisfies Record<BodyId, ScreenPosition>;
