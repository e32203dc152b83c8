/**
 * What event mode's tour asks of the scene. A module of its own beside index.tsx, so that no page
 * loads what only an exhibit uses.
 */
import { lendScene } from './scene-store.ts';
import { wholeScreen } from './shared/shot-request.ts';
import type { ShotName } from './shared/shots.ts';

export { pointScene as turnScene } from './scene-store.ts';

/** Takes the scene from the page to a shot and a lit gate; null gives it back. */
export function exhibitScene(shot: ShotName | null, gate = -1) {
  lendScene(shot && { shot: wholeScreen(shot), lead: null, gate, run: null });
}
