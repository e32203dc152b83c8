import { useEffect } from 'react';
import { observable } from '../lib/observable.ts';
import { currentEffect, pushEffect, type SceneEffect } from './scene-effects.ts';
import type { BodyId } from './shared/diagram.ts';
import type { PageRequest, ScreenPosition } from './shared/protocol.ts';
import { type ShotRequest, wholeScreen } from './shared/shot-request.ts';

/** `html[data-scene]`: what stands behind the page right now. */
export type SceneStatus = 'drawing' | 'loading' | 'live' | 'paused' | 'lost';

/** The same for code. */
export const sceneStatus = observable<SceneStatus>('drawing');

/** Whether the live scene plays its intro now or has played it. */
export const hasArrived = observable(false);

/** Positions of the bodies on the canvas, CSS pixels; null until this scene's constellation turns for the first time. */
export const bodyPositions = observable<Record<BodyId, ScreenPosition> | null>(null);

/** What the page asks of the scene. Kept here, so that a canvas that comes later, or comes back, obeys too. */
const page: PageRequest = {
  shot: wholeScreen('constellation'),
  focus: null,
  step: -1,
  demo: null,
  pulses: 0,
  jumps: 0,
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

/** Places the camera in a shot at once. */
export const cutToShot = (shot: ShotRequest) => ask({ shot, jumps: page.jumps + 1 });

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
function applyEffect(effect: SceneEffect): () => void {
  const remove = pushEffect(effect);
  showEffect();
  return () => {
    remove();
    showEffect();
  };
}

/**
 * Applies a part of the scene's state while the calling component is mounted. Effects stack: of each
 * part the most recent value that is not null wins, and unmounting restores the one below.
 *
 * @param effect `demo` has to be the same object in every render that asks for the same
 * @example useSceneEffect({ focus: openId });
 */
export function useSceneEffect({ focus, step, demo }: SceneEffect): void {
  useEffect(() => applyEffect({ focus, step, demo }), [focus, step, demo]);
}

/** Turns the picture a little: each from -1 to 1, right and up positive. */
export const setPointer = (pointerX: number, pointerY: number) => ask({ pointerX, pointerY });

/** Sends one pulse into the core. */
export const emitPulse = () => ask({ pulses: page.pulses + 1 });

export function showSceneStatus(next: SceneStatus) {
  document.documentElement.dataset.scene = next;
  sceneStatus.set(next);
}
