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
  edge: { x: 85.21, y: 83.43, radius: 11.1 },
  shield: { x: 68.29, y: 29.18, radius: 9.97 },
  learning: { x: 36.94, y: 45.96, radius: 6.07 },
  agents: { x: 44.74, y: 78.66, radius: 6.47 },
  core: { x: 54, y: 59.2, radius: 8.81 },
} as const satisfies Record<BodyId, ScreenPosition>;
