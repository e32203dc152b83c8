import type { Layout } from './diagram.ts';
import type { Box } from './lens.ts';
import type { ShotName } from './shots.ts';

/** A shot and the box of its picture. */
export interface ShotAim {
  shot: ShotName;
  /** The picture's box on the screen, CSS pixels; null: the shot has the whole screen. */
  box: Box | null;
  /** The ring that the drawing in the box stands on; without a box the screen's shape decides. */
  layout?: Layout | undefined;
}

/** Where the scene should be: in one shot, or `progress` (0 to 1) of the way to another. */
export interface ShotRequest {
  from: ShotAim;
  to?: ShotAim | undefined;
  progress?: number | undefined;
}

/** A shot that has the whole screen. */
export const wholeScreen = (shot: ShotName): ShotRequest => ({ from: { shot, box: null } });
