/**
 * What event mode's tour asks of the scene. A module of its own beside index.tsx, so that no page
 * loads what only an exhibit uses.
 */
import { overrideScene } from './scene-store.ts';
import { wholeScreen } from './shared/shot-request.ts';
import type { ShotName } from './shared/shots.ts';

export { setPointer as turnScene } from './scene-store.ts';

/** Takes the scene from the page to a shot and an active step; null gives it back. */
export function setTourShot(shot: ShotName | null, step = -1) {
  overrideScene(shot && { shot: wholeScreen(shot), focus: null, step, demo: null });
}
