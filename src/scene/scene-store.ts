import { observable } from '../lib/observable.ts';
import { currentEffect, pushEffect, type SceneEffect } from './scene-effects.ts';
import type { PageRequest } from './shared/messages.ts';
import { type ShotRequest, wholeScreen } from './shared/shot-request.ts';

/** `html[data-scene]`: what stands behind the page right now. */
export type SceneStatus = 'drawing' | 'loading' | 'live' | 'paused' | 'lost';

/** The same for code. */
export const sceneStatus = observable<SceneStatus>('drawing');

/** What the page asks of the scene. Kept here, so that a canvas that comes later, or comes back, obeys too. */
const page: PageRequest = {
  shot: wholeScreen('constellation'),
  focus: null,
  step: -1,
  demo: null,
  pulses: 0,
  pointerX: 0,
  pointerY: 0,
  turn: 0,
  isHeld: false,
  followsArrival: false,
};
/** What event mode asks for in the page's place while it is on its tour; null otherwise. */
export const sceneOverride = observable<Partial<PageRequest> | null>(null);
let changed: (() => void) | null = null;

/** Writes the current request into `into`. */
export const readSceneRequest = <T extends object>(into: T): T & PageRequest =>
  Object.assign(into, page, sceneOverride.get());

/** Calls back whenever {@link readSceneRequest} has something else to tell; null ends that. */
export function onSceneRequest(callback: typeof changed) {
  changed = callback;
}

/** Asks for something else; what is left out stays. */
export function ask(part: Partial<PageRequest>) {
  Object.assign(page, part);
  changed?.();
}

/** Asks in the page's place; null gives the scene back to the page. */
export function overrideScene(request: Partial<PageRequest> | null) {
  sceneOverride.set(request);
  changed?.();
}

/** Moves the camera to a shot in its box, or to a place between two. Asked for again whenever a box has moved. */
export const setCameraShot = (shot: ShotRequest) => ask({ shot });

function showEffect() {
  const { focus, step, demo } = currentEffect();
  document.documentElement.dataset.focus = focus ?? '';
  ask({ focus: focus, step: step ?? -1, demo: demo });
}

/**
 * Applies a part of the scene's state over what is applied already.
 *
 * @returns takes it back
 */
export function applyEffect(effect: SceneEffect): () => void {
  const remove = pushEffect(effect);
  showEffect();
  return () => {
    remove();
    showEffect();
  };
}

/** Turns the picture a little: each from -1 to 1, right and up positive. */
export const setPointer = (pointerX: number, pointerY: number) => ask({ pointerX, pointerY });

/** Sends one pulse into the core. */
export const emitPulse = () => ask({ pulses: page.pulses + 1 });

export function showSceneStatus(next: SceneStatus) {
  document.documentElement.dataset.scene = next;
  sceneStatus.set(next);
}
