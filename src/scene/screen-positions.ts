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
  edge: { x: 79.37, y: 82.57, radius: 10.16 },
  shield: { x: 74.16, y: 26.31, radius: 10.43 },
  learning: { x: 37.54, y: 36.88, radius: 6 },
  agents: { x: 41.12, y: 69.47, radius: 5.92 },
  core: { x: 53.08, y: 53.85, radius: 9.42 },
} as const satisfies Record<BodyId, ScreenPosition>;
