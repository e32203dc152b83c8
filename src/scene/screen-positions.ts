import type { BodyId } from './shared/diagram.ts';

/** Position of a body (one of the scene's five objects) in the picture, for its button. */
export interface ScreenPosition {
  /** Centre, in percent of the picture's width and height. */
  x: number;
  y: number;
  /** Radius, in percent of the picture's width. */
  radius: number;
}

/**
 * Where the bodies stand in the picture of the home page's hero (the shot `constellation`) at rest.
 * A table, so that the first page loads no camera code; `tests/unit/line-art.test.ts` checks it
 * against the camera.
 */
export const screenPositions = {
  edge: { x: 78.8, y: 81.94, radius: 9.83 },
  shield: { x: 73.7, y: 26.63, radius: 10.1 },
  learning: { x: 37.82, y: 37.16, radius: 5.76 },
  agents: { x: 41.31, y: 68.93, radius: 5.68 },
  core: { x: 52.97, y: 53.71, radius: 9.43 },
} as const satisfies Record<BodyId, ScreenPosition>;
