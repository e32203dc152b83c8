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
  /** Pictures a second that the display shows; 0 until measured. */
  rate: number;
  /** Share of the display's pictures that came without a new frame, 0 to 1. */
  missed: number;
  /** Mean time the graphics card needs for a frame, milliseconds; 0 where it can't be known. */
  gpuMs: number;
  /** Mean time JavaScript spends on one frame, milliseconds. */
  scriptMs: number;
}
