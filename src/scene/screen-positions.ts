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
  edge: { x: 86.28, y: 85.39, radius: 12.14 },
  shield: { x: 67.52, y: 26.67, radius: 10.74 },
  learning: { x: 34.29, y: 45.51, radius: 6.35 },
  agents: { x: 42.38, y: 79.83, radius: 6.81 },
  core: { x: 52.13, y: 59.2, radius: 9.36 },
} as const satisfies Record<BodyId, ScreenPosition>;
