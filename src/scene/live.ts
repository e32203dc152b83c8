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

type Wish = typeof wish;

/** What the exhibit of event mode asks. While it does, the page's wishes wait. */
let exhibit: Wish | null = null;
let handle: SceneHandle | null = null;

/** The shot to begin with, so that a page's own shot needs no travel from home's. */
export const firstShot = (): ShotName => {
  const { shot } = exhibit ?? wish;
  return typeof shot === 'string' ? shot : shot.to;
};

function obey() {
  const { frame, shot, lead, gate } = exhibit ?? wish;
  handle?.setFrame(frame);
  handle?.setShot(shot);
  handle?.setLead(lead);
  handle?.setGate(gate);
}

/** Gives what is asked to a canvas that has just become ready. */
export function connectScene(next: SceneHandle | null) {
  handle = next;
  obey();
}

/** Takes the scene from the page to a shot and a lit gate; null gives it back. */
export function exhibitScene(shot: ShotName | null, gate = -1) {
  exhibit = shot && { shot, gate, frame: null, lead: null };
  obey();
}

/** Turns the picture as a pointer would; each from -1 to 1. */
export function turnScene(x: number, y: number) {
  handle?.setPointer(x, y);
}

/** Moves the camera to a shot, or to a place between two. */
export function aimScene(shot: ShotAim) {
  wish.shot = shot;
  if (!exhibit) handle?.setShot(shot);
}

/**
 * Box of the diagram's drawing in CSS pixels of the screen: the constellation stands
 * exactly there. Null when no diagram is on the page.
 */
export function frameScene(box: Box | null) {
  wish.frame = box;
  if (!exhibit) handle?.setFrame(box);
}

/** Brings a body forward while its panel is open. */
export function leadScene(id: InstrumentId | null) {
  wish.lead = id;
  if (!exhibit) handle?.setLead(id);
}

/** Lights the pipeline's gate of an index; null leaves the stream to itself. */
export function gateScene(index: number | null) {
  wish.gate = index ?? -1;
  if (!exhibit) handle?.setGate(wish.gate);
}

/** Sends one pulse into the core. */
export function pulseScene() {
  handle?.pulse();
}

export function showSceneState(state: SceneState) {
  document.documentElement.dataset.scene = state;
}
