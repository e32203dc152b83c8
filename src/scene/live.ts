import type { SceneHandle } from './canvas.tsx';
import type { InstrumentId } from './diagram.ts';
import type { Box, ShotName } from './shots.ts';

/** `html[data-scene]`: what stands behind the page right now. */
export type SceneState = 'drawing' | 'loading' | 'live' | 'paused' | 'lost';

/** Where the scene should be: one shot, or some way between two. */
export type ShotAim = ShotName | { from: ShotName; to: ShotName; progress: number };

/** What the page asks of the scene. Kept here, so that a canvas that comes later, or comes back, obeys too. */
const wish = {
  shot: 'constellation' as ShotAim,
  frame: null as Box | null,
  lead: null as InstrumentId | null,
  /** Index of the lit gate; -1 for none. */
  gate: -1,
};

/** The canvas, and what the page reaches of it: nothing while it is lent. */
let canvas: SceneHandle | null = null;
let handle: SceneHandle | null = null;
let borrower: ((canvas: SceneHandle | null) => void) | null = null;

/** The shot to begin with, so that a page's own shot needs no travel from home's. */
export const firstShot = (): ShotName => (typeof wish.shot === 'string' ? wish.shot : wish.shot.to);

/** Gives the page's wishes to a canvas that has just become ready. */
export function connectScene(next: SceneHandle | null) {
  canvas = next;
  borrower?.(next);
  handle = borrower ? null : next;
  handle?.setFrame(wish.frame);
  handle?.setShot(wish.shot);
  handle?.setLead(wish.lead);
  handle?.setGate(wish.gate);
}

/** Lends the canvas, and each one that comes after it, to somebody else than the page; null takes it back. */
export function lendScene(to: typeof borrower) {
  borrower = to;
  connectScene(canvas);
}

/** Moves the camera to a shot, or to a place between two. */
export function aimScene(shot: ShotAim) {
  wish.shot = shot;
  handle?.setShot(shot);
}

/**
 * Box of the diagram's drawing in CSS pixels of the screen: the constellation stands
 * exactly there. Null when no diagram is on the page.
 */
export function frameScene(box: Box | null) {
  wish.frame = box;
  handle?.setFrame(box);
}

/** Brings a body forward while its panel is open. */
export function leadScene(id: InstrumentId | null) {
  wish.lead = id;
  handle?.setLead(id);
}

/** Lights the pipeline's gate of an index; null leaves the stream to itself. */
export function gateScene(index: number | null) {
  wish.gate = index ?? -1;
  handle?.setGate(wish.gate);
}

/** Sends one pulse into the core. */
export function pulseScene() {
  handle?.pulse();
}

export function showSceneState(state: SceneState) {
  document.documentElement.dataset.scene = state;
}
