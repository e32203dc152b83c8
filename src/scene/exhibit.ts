/**
 * The scene in the hands of event mode's tour: a door of its own beside index.tsx,
 * so that no page loads what only an exhibit uses.
 */
import type { SceneHandle } from './canvas.tsx';
import { lendScene } from './live.ts';
import type { ShotName } from './shots.ts';

let canvas: SceneHandle | null = null;
let wish: { shot: ShotName; gate: number } | null = null;

function obey(next: SceneHandle | null) {
  canvas = next;
  if (!wish) return;
  canvas?.setFrame(null);
  canvas?.setLead(null);
  canvas?.setShot(wish.shot);
  canvas?.setGate(wish.gate);
}

/** Takes the scene from the page to a shot and a lit gate; null gives it back. */
export function exhibitScene(shot: ShotName | null, gate = -1) {
  const taken = wish !== null;
  wish = shot && { shot, gate };
  if (!wish) lendScene(null);
  else if (taken) obey(canvas);
  else lendScene(obey);
}

/** Turns the picture as a pointer would; each from -1 to 1. */
export function turnScene(x: number, y: number) {
  canvas?.setPointer(x, y);
}
