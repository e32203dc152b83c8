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
  edge: { x: 88.45, y: 88.79, radius: 13.54 },
  shield: { x: 70.4, y: 22.68, radius: 11.92 },
  learning: { x: 36.31, y: 42.66, radius: 6.49 },
  agents: { x: 43.19, y: 77.93, radius: 6.94 },
  core: { x: 53.2, y: 57.6, radius: 9.85 },
} as const satisfies Record<BodyId, ScreenPosition>;
