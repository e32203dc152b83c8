/**
 * What the page asks of the scene, and what the scene reports. Kept here and not in the scene, so
 * that a scene that starts later or restarts gets the current request.
 */
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { observable } from '../lib/observable.ts';
import type { BodyId, Layout, OfferingId } from './shared/diagram.ts';
import {
  type PageRequest,
  type SceneRun,
  type ScreenPosition,
  type ShotRequest,
  wholeScreen,
} from './shared/protocol.ts';
import type { ShotName } from './shared/shots.ts';

/**
 * What the page shows now, also in `html[data-scene]`. `drawing`: the line art only; `paused`:
 * nobody can see the scene, so it draws no frames; `lost`: its WebGL context is lost.
 */
export type SceneStatus = 'drawing' | 'loading' | 'live' | 'paused' | 'lost';

export const sceneStatus = observable<SceneStatus>('drawing');

/** Whether the page shows the live scene, or would if it were on screen. */
export const isSceneShown = () => ['live', 'paused'].includes(sceneStatus.get());

/** Whether the scene can draw all bodies, and not only those of its first frame. */
export const isSceneWhole = observable(false);

/** The body that the scene's intro has lit last; `none` while all are dark, null before. */
export const lastLit = observable<BodyId | 'none' | null>(null);

/**
 * Positions of the bodies on the canvas, in CSS pixels; null until the diagram on the home page
 * turns or a body moves forward for the first time.
 */
export const bodyPositions = observable<Record<BodyId, ScreenPosition> | null>(null);

/**
 * Where the bodies stand in the picture of the home page's hero (the shot `constellation`) at rest:
 * centre in percent of its width and height, radius in percent of its width. A table, so that the
 * first page loads no camera code; `tests/unit/line-art.test.ts` checks it against the camera.
 */
export const screenPositions = {
  edge: { x: 75.87, y: 88.81, radius: 11.82 },
  shield: { x: 83.43, y: 25.51, radius: 10.39 },
  learning: { x: 37.56, y: 32.73, radius: 7.34 },
  agents: { x: 35.74, y: 69.67, radius: 7.16 },
  core: { x: 52.31, y: 54.33, radius: 11.51 },
} as const satisfies Record<BodyId, ScreenPosition>;

const page: PageRequest = {
  shot: wholeScreen('constellation'),
  focus: null,
  step: -1,
  demo: null,
  pulses: 0,
  jumps: 0,
  pointerX: 0,
  pointerY: 0,
  ringTurn: 0,
  isCoreHeld: false,
  mark: null,
  fadesDuringIntro: false,
};
/** What the tour of event mode asks for in the page's place; null outside the tour. */
export const sceneOverride = observable<Partial<PageRequest> | null>(null);
let onRequestChange: (() => void) | null = null;

/** Copies the current request into `into`. */
export const readSceneRequest = <T extends object>(into: T): T & PageRequest =>
  Object.assign(into, page, sceneOverride.get());

/** Sets the one callback that runs when the request has changed; null removes it. */
export function onSceneRequest(callback: typeof onRequestChange) {
  onRequestChange = callback;
}

/** Changes a part of the page's request. */
export function ask(part: Partial<PageRequest>) {
  Object.assign(page, part);
  onRequestChange?.();
}

/** Overrides a part of the page's request; null ends that. */
export function overrideScene(request: Partial<PageRequest> | null) {
  sceneOverride.set(request);
  onRequestChange?.();
}

/** The visitor's own mark, which the core has in scene and line art; null: the suite's. */
export const shownMark = observable<string | null>(null);

/** Shows a mark of 16 hexadecimal digits in the middle of every page; null: the suite's again. */
export function showMark(mark: string | null) {
  shownMark.set(mark);
  ask({ mark });
}

/**
 * Moves the camera to a shot in its box, or to a blend of two. Called again whenever a box has
 * moved on the screen.
 */
export const setCameraShot = (shot: ShotRequest) => ask({ shot });

/** Sets the camera to a shot without a movement. */
export const cutToShot = (shot: ShotRequest) => ask({ shot, jumps: page.jumps + 1 });

/** What one component applies. Parts that are absent or null keep what other components apply. */
interface SceneEffect {
  /** Body that has focus: it moves forward, and all others dim, in the line art too. */
  focus?: OfferingId | null | undefined;
  /** Index of the pipeline step that is lit. */
  step?: number | null | undefined;
  /** State of the demo that a visitor runs. */
  demo?: SceneRun | null | undefined;
}

/** All effects that are applied now, the most recent one last. */
const effects = new Set<SceneEffect>();

/** Merges all effects into a part of the request: the most recent values that are not null. */
export function currentEffect() {
  const current: Pick<PageRequest, 'focus' | 'step' | 'demo'> = {
    focus: null,
    step: -1,
    demo: null,
  };
  for (const { focus, step, demo } of effects) {
    current.focus = focus ?? current.focus;
    current.step = step ?? current.step;
    current.demo = demo ?? current.demo;
  }
  return current;
}

function showEffect() {
  const effect = currentEffect();
  document.documentElement.dataset.focus = effect.focus ?? '';
  ask(effect);
}

/**
 * Applies an effect over those that are applied already.
 *
 * @returns removes this effect only
 */
export function pushEffect(effect: SceneEffect): () => void {
  effects.add(effect);
  showEffect();
  return () => {
    effects.delete(effect);
    showEffect();
  };
}

/**
 * Applies a part of the scene's state while the calling component is mounted. Effects stack: for
 * each part the most recent value that is not null wins, and unmounting restores the one below.
 *
 * @param effect `demo` must be the same object in every render until the demo changes
 * @example useSceneEffect({ focus: openId });
 */
export function useSceneEffect({ focus, step, demo }: SceneEffect): void {
  useEffect(() => pushEffect({ focus, step, demo }), [focus, step, demo]);
}

/** Shifts the camera a little (parallax): each from -1 to 1, right and up positive. */
export const setPointer = (pointerX: number, pointerY: number) => ask({ pointerX, pointerY });

/** Sends one pulse of light into the core. */
export const emitPulse = () => ask({ pulses: page.pulses + 1 });

export function showSceneStatus(next: SceneStatus) {
  document.documentElement.dataset.scene = next;
  sceneStatus.set(next);
}

/** A part of the page that shows the scene in a shot. */
export interface View {
  /** Element whose place on the page decides when the view is active. */
  anchor: HTMLElement;
  /** Box into which the shot is fitted; null: the shot has the whole screen. */
  box: HTMLElement | null;
  shot: ShotName;
  /** Proportions of the ring of bodies in this box; without one the screen's shape decides. */
  layout: Layout | undefined;
  /** Second shot, and the progress of the blend to it, 0 to 1. */
  blendTo: { shot: ShotName; progress: number } | undefined;
  /**
   * Whether scrolling blends the shots of this view and its neighbours; otherwise it switches half
   * way.
   */
  isBlended: boolean;
  /** The view with the highest priority above 0 is active at any scroll position. */
  priority: number;
}

const registered = new Set<View>();
let isUpdatePending = false;

/** The views of the page, in no order. */
export const views = observable<readonly View[]>([]);

/** Updates `views` once for all that one React commit adds and removes, before the frame is painted. */
function updateViews() {
  if (isUpdatePending) return;
  isUpdatePending = true;
  queueMicrotask(() => {
    isUpdatePending = false;
    views.set([...registered]);
  });
}

type Optional = 'layout' | 'blendTo' | 'isBlended' | 'priority';
type ViewOptions = Pick<View, 'shot'> & { [K in Optional]?: View[K] | undefined } & {
  /** Default: the box. */
  anchor?: RefObject<HTMLElement | null> | undefined;
  box?: RefObject<HTMLElement | null>;
};

/** Registers a view while the calling component is mounted; nothing for the shot `none`. */
export function useSceneShot({ anchor, box, shot, layout, blendTo, ...options }: ViewOptions) {
  const { isBlended = true, priority = 0 } = options;
  const toShot = blendTo?.shot;
  const progress = blendTo?.progress ?? 0;
  useLayoutEffect(() => {
    const boxElement = box?.current ?? null;
    const anchorElement = anchor?.current ?? boxElement;
    if (!anchorElement || shot === 'none') return;
    const view: View = {
      anchor: anchorElement,
      box: boxElement,
      shot,
      layout,
      blendTo: toShot && { shot: toShot, progress },
      isBlended,
      priority,
    };
    registered.add(view);
    updateViews();
    return () => {
      registered.delete(view);
      updateViews();
    };
  }, [anchor, box, shot, layout, toShot, progress, isBlended, priority]);
}
