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
 * so that the first page needs no camera. `tests/unit/line-art.test.ts` computes it anew.
 */
export const screenPositions = {
  edge: { x: 81.64, y: 83.56, radius: 10.66 },
  shield: { x: 71.34, y: 29.7, radius: 10.3 },
  learning: { x: 37.9, y: 42.48, radius: 6.21 },
  agents: { x: 43.33, y: 74.77, radius: 6.34 },
  core: { x: 54, y: 57.6, radius: 8.32 },
} as const satisfies Record<BodyId, ScreenPosition>;
