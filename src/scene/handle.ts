import type { ScreenPlace } from './canvas/project.ts';
import type { BodyId } from './diagram.ts';
import type { TierId, Verdict } from './quality.ts';
import type { Box, ShotName } from './shots.ts';
import type { SceneStats } from './stats.ts';

export interface SceneOptions {
  /** Forces a tier: nothing is measured. */
  tier?: TierId;
  /** First tier of a measured run. */
  startTier?: TierId;
  seed?: number;
  /** Freezes every clock at this many seconds, for repeatable pictures. */
  snapshotTime?: number;
  /** Camera cuts instead of glides, no parallax. */
  calm?: boolean;
  /** Shot to start in. */
  shot?: ShotName;
  /** Everything is compiled and the first frame stands on the canvas. */
  onReady?(): void;
  onLost?(): void;
  onFail?(error: unknown): void;
  /** `drawing`: too slow even on the lowest tier. */
  onTier?(tier: Verdict): void;
}

export interface SceneHandle {
  canvas: HTMLCanvasElement;
  /** Draws one frame; time in milliseconds, from the one animation loop. */
  advance(timeMs: number): void;
  setShot(shot: ShotName | { from: ShotName; to: ShotName; progress: number }): void;
  /** Box of the line drawing within the canvas, CSS pixels; null: the whole canvas. */
  setFrame(box: Box | null): void;
  /** -1 to 1, right and up positive. */
  setPointer(x: number, y: number): void;
  pulse(): void;
  /** Active step of the pipeline, 0 to 3; -1 none. */
  setGate(index: number): void;
  setLead(body: BodyId | null): void;
  pause(): void;
  resume(): void;
  stats(): SceneStats;
  /** Screen places of the bodies in CSS pixels, measured from the canvas' corner. */
  project(): Record<BodyId, ScreenPlace>;
  loseContext(): void;
  dispose(): void;
}
