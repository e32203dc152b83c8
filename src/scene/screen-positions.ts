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
  edge: { x: 83.41, y: 84.19, radius: 9.94 },
  shield: { x: 69.22, y: 28.37, radius: 9.19 },
  learning: { x: 36.63, y: 44.18, radius: 5.33 },
  agents: { x: 43.1, y: 76.23, radius: 5.58 },
  core: { x: 52.97, y: 58.15, radius: 10.39 },
} as const satisfies Record<BodyId, ScreenPosition>;
