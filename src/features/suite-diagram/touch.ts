/** Touch and keys on the suite diagram. */
import type { OfferingId } from '../../content/types.ts';
import type * as framer from '../../motion/framer.ts';
import { getMotion } from '../../motion/motion.ts';
import { scene } from '../../motion/scene-tokens.ts';
import { seconds } from '../../motion/tokens.ts';
import {
  arrivalTimes,
  type BodyId,
  bodyPositions,
  completeOnInput,
  followArrival,
  isSceneLive,
  screenPositions,
  turnScene,
  whenArrived,
} from '../../scene/touch.ts';
import { MakeMark } from '../mark/make-mark.tsx';
import { coreHold } from './core-press.ts';

/** Movement from which on a press counts as a drag, in CSS pixels. */
const dragThresholdPx = 6;
/** Length of a drag that turns the ring by the maximum, as a share of the screen's width. */
const fullTurnDrag = 0.35;
/** Turn of the ring by one press of an arrow key, as a share of the maximum. */
const turnPerKey = 0.34;

/** Limits a turn to -1 to 1. */
const limitTurn = (value: number) => Math.max(-1, Math.min(1, value));

/**
 * Moves each button to its body in the live scene, or to its place in the line art. Positions are
 * relative to the core, around which the ring turns, so that scrolling does not change them.
 */
function moveButtons(sceneView: HTMLElement): void {
  /** Current positions in the scene; null while no scene is live. */
  const live = bodyPositions.get();
  const { width, height } = sceneView.getBoundingClientRect();
  const { core } = screenPositions;
  for (const button of sceneView.querySelectorAll<HTMLElement>('[data-node]')) {
    const id = button.dataset.node as OfferingId;
    const rest = screenPositions[id];
    const x = live ? live[id].x - live.core.x - ((rest.x - core.x) * width) / 100 : 0;
    const y = live ? live[id].y - live.core.y - ((rest.y - core.y) * height) / 100 : 0;
    // A body with focus moves nearer to the camera, so its circle is larger.
    const widthPercent = live ? ((live[id].radius * 200) / width).toFixed(1) : rest.radius * 2;
    button.style.transform = live ? `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` : '';
    button.style.width = `${widthPercent}%`;
  }
}

/**
 * Fades the line art out body by body, each when the scene's intro has lit that body by half, the core
 * and the lines between the bodies first.
 *
 * @returns what fades a body, and what shows the line art again where CSS does not hide it
 */
function lineArtFader(sceneView: HTMLElement, { animate, cancelAll }: typeof framer) {
  const lineArt = sceneView.querySelector<HTMLElement>('[data-fallback]');
  const groups = [...(lineArt?.querySelectorAll<SVGGElement>('svg > g') ?? [])];
  const { caught, rise } = arrivalTimes;
  const fades: ReturnType<typeof framer.animate>[] = [];
  let shownCount = groups.length;
  const end = () => cancelAll(fades, [...groups, ...(lineArt ? [lineArt] : [])]);
  const fade = (id: BodyId | 'none') => {
    // The box itself is hidden by CSS once the scene is live.
    if (lineArt) Object.assign(lineArt.style, { opacity: '1', backgroundColor: 'transparent' });
    const duration = seconds(scene.arrival) * (id === 'core' ? caught : rise);
    for (const group of groups) {
      if ((group.dataset.body ?? 'core') !== id) continue;
      const fading = animate(group, { opacity: [1, 0] }, { duration, ease: 'linear' });
      fades.push(fading);
      fading.then(() => {
        shownCount -= 1;
        if (shownCount === 0) end();
      });
    }
  };
  return { fade, end };
}

/**
 * Ends the drawing's arrival at the first input, and fades it in the scene's intro.
 *
 * @returns function that ends both
 */
function fadeOnArrival(sceneView: HTMLElement, motion: typeof framer | undefined): () => void {
  const stopCompleting = completeOnInput(sceneView.closest('section') ?? sceneView);
  const fader = motion && lineArtFader(sceneView, motion);
  const stopArrival = fader && followArrival(fader.fade);
  return () => {
    stopCompleting();
    stopArrival?.();
    fader?.end();
  };
}

/** Stops the click that may follow a drag. */
function swallowClick(diagram: HTMLElement): void {
  const swallow = (event: Event) => event.stopPropagation();
  diagram.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => diagram.removeEventListener('click', swallow, { capture: true }));
}

/**
 * Attaches drag to rotate, press and hold on the core, and arrow keys. Moves the buttons with their
 * bodies, and fades the line art during the scene's intro. The diagram can be read and used
 * without all this, and without a live scene none of it happens.
 *
 * @param motion the animations' code; without it, as in reduced motion, the scene has no intro
 * @returns removes the listeners, and resets the turn and the press
 */
function touchDiagram(
  diagram: HTMLElement | null,
  motion: typeof framer | undefined,
): (() => void) | undefined {
  const sceneView = diagram?.querySelector<HTMLElement>('[data-scene-view]');
  if (!diagram || !sceneView) return;
  diagram.dataset.touched = '';
  const listeners = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => diagram.addEventListener(type, listener, { signal: listeners.signal });
  let pressed: { id: number; x: number; isDrag: boolean } | null = null;
  const core = coreHold(sceneView);
  /** Turn by arrow keys. */
  let keyTurn = 0;

  /** @returns whether the press was a drag */
  const release = () => {
    core.letGo();
    turnScene(0);
    const wasDrag = pressed?.isDrag;
    pressed = null;
    keyTurn = 0;
    return wasDrag;
  };
  on('pointerdown', (press) => {
    // A second finger ends the press.
    if (!press.isPrimary || press.button !== 0) return core.letGo();
    const isOnCore = core.down(press);
    if (isOnCore || isSceneLive())
      pressed = { id: press.pointerId, x: press.clientX, isDrag: false };
  });
  on('contextmenu', core.onContextMenu);
  on('pointerleave', core.letGo);
  addEventListener('blur', core.letGo, { signal: listeners.signal });
  on('pointermove', ({ pointerId, clientX }) => {
    if (pressed?.id !== pointerId) return;
    const dragPx = clientX - pressed.x;
    if (!pressed.isDrag && Math.abs(dragPx) < dragThresholdPx) return;
    if (!pressed.isDrag) {
      pressed.isDrag = true;
      core.letGo();
      diagram.setPointerCapture(pointerId);
    }
    turnScene(limitTurn(dragPx / (innerWidth * fullTurnDrag)));
  });
  on('pointerup', () => {
    if (release()) swallowClick(diagram);
  });
  // The browser cancels the pointer of a vertical drag, because that scrolls the page.
  on('pointercancel', release);
  on('keydown', (event) => {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!direction || !isSceneLive()) return;
    event.preventDefault();
    keyTurn = limitTurn(keyTurn + direction * turnPerKey);
    turnScene(keyTurn);
  });
  on('keyup', ({ key }) => {
    if (key === 'ArrowLeft' || key === 'ArrowRight') release();
  });
  on('focusout', () => {
    if (keyTurn) release();
  });
  const stopFollowing = bodyPositions.subscribe(() => moveButtons(sceneView));
  const stopArrival = fadeOnArrival(sceneView, motion);
  return () => {
    listeners.abort();
    stopFollowing();
    stopArrival();
    release();
    delete diagram.dataset.touched;
  };
}

/**
 * Loads the animations' code too, but not in reduced motion. `showMake` gets what makes a mark after the
 * arrival, because CSS shows the other labels when its light has come to their bodies.
 *
 * @public Only a dynamic import reads it.
 */
export async function load() {
  const motion = getMotion() === 'full' ? await import('../../motion/framer.ts') : undefined;
  return {
    touchDiagram(
      diagram: HTMLElement | null,
      showMake: (getComponent: () => typeof MakeMark) => void,
    ) {
      void whenArrived().then(() => showMake(() => MakeMark));
      return touchDiagram(diagram, motion);
    },
  };
}
