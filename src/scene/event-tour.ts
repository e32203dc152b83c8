/**
 * What the tour of event mode (the unattended demo mode for large screens) sets in the scene. Apart
 * from index.tsx, so that ordinary pages do not load it.
 */
import { overrideScene } from './scene-store.ts';
import { wholeScreen } from './shared/shot-request.ts';
import type { ShotName } from './shared/shots.ts';

export { setPointer } from './scene-store.ts';

/**
 * Shows a shot (a named camera framing of the scene) in place of what the page asks for; null gives
 * the scene back to the page.
 *
 * @param step index of the lit step of the pipeline, -1 for none
 */
export function setTourShot(shot: ShotName | null, step = -1) {
  overrideScene(shot && { shot: wholeScreen(shot), focus: null, step, demo: null });
}
