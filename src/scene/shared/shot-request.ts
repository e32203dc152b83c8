import type { Layout } from './diagram.ts';
import type { Box } from './lens.ts';
import type { ShotName } from './shots.ts';

/** A shot (a named camera framing of the scene) and the box in which the page shows it. */
export interface ShotAim {
  shot: ShotName;
  /** The box on the screen, CSS pixels; null: the shot has the whole screen. */
  box: Box | null;
  /** Proportions of the ring of bodies; without a box the screen's shape decides. */
  layout?: Layout | undefined;
}

/** What the camera should show: one shot, or a blend towards another, `progress` 0 to 1. */
export interface ShotRequest {
  from: ShotAim;
  to?: ShotAim | undefined;
  progress?: number | undefined;
}

/** A shot that has the whole screen. */
export const wholeScreen = (shot: ShotName): ShotRequest => ({ from: { shot, box: null } });
