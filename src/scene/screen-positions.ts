import type { BodyId } from './shared/diagram.ts';

/** Position of a body on the screen, for the button laid over it. */
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
  edge: { x: 78.8, y: 81.94, radius: 9.83 },
  shield: { x: 73.7, y: 26.63, radius: 10.1 },
  learning: { x: 37.82, y: 37.16, radius: 5.76 },
  agents: { x: 41.31, y: 68.93, radius: 5.68 },
  core: { x: 52.97, y: 53.71, radius: 9.43 },
} as const satisfies Record<BodyId, ScreenPosition>;
