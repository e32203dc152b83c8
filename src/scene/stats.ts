import type { TierId } from './quality.ts';

/** What `?debug` shows and tests read. */
export interface SceneStats {
  tier: TierId;
  frames: number;
  drawCalls: number;
  triangles: number;
  points: number;
  geometries: number;
  textures: number;
  programs: number;
  /** Mean interval between frames, milliseconds. */
  frameMs: number;
  /** Mean time JavaScript spends on one frame, milliseconds. */
  scriptMs: number;
}
