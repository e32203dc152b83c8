import type { OfferingId } from '../../content/types.ts';
import { scene } from '../../motion/scene-tokens.ts';
import {
  arrivalTimes,
  bodyPositions,
  followArrival,
  holdCore,
  isSceneLive,
  lightsUp,
  screenPositions,
  turnScene,
} from '../../scene/touch.ts';

/** CSS pixels of movement from which a press counts as a drag. */
const slack = 6;
/** A drag over this share of the screen's width turns the constellation as far as it goes. */
const whole = 0.35;
/** Turn by one press of an arrow key, as a share of the largest turn. */
const nudge = 0.34;
const moveListeners = new Set<() => void>();

/**
 * Calls back whenever the nodes' buttons have moved.
 *
 * @returns ends it
 */
export function onButtonsMoved(listener: () => void): () => void {
  moveListeners.add(listener);
  return () => {
    moveListeners.delete(listener);
  };
}

const limit = (value: number) => Math.max(-1, Math.min(1, value));

/** Whether a point of the screen lies on the core at rest. */
function isOnCore(frame: DOMRect, x: number, y: number): boolean {
  const { core } = screenPositions;
  const across = x - frame.left - (frame.width * core.x) / 100;
  const down = y - frame.top - (frame.height * core.y) / 100;
  return Math.hypot(across, down) < (frame.width * core.radius) / 100;
}

/**
 * Buttons follow their bodies while the constellation is turned or one is open, and stand where the
 * drawing has them while no scene is live. The core, about which it turns, stays: what counts is how
 * far a body is from it, so that a page which scrolls changes nothing.
 */
function follow(picture: HTMLElement): void {
  const now = bodyPositions.get();
  const { width, height } = picture.getBoundingClientRect();
  const { core } = screenPositions;
  for (const button of picture.querySelectorAll<HTMLElement>('[data-node]')) {
    const id = button.dataset.node as OfferingId;
    const rest = screenPositions[id];
    const x = now ? now[id].x - now.core.x - ((rest.x - core.x) * width) / 100 : 0;
    const y = now ? now[id].y - now.core.y - ((rest.y - core.y) * height) / 100 : 0;
    // Its body is nearer and larger while it is open.
    const across = now ? ((now[id].radius * 200) / width).toFixed(1) : rest.radius * 2;
    button.style.transform = now ? `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` : '';
    button.style.width = `${across}%`;
  }
  for (const listener of moveListeners) listener();
}

/** Opacity of the line art of a body and of its label until the scene's intro lights that body. */
const waiting = 0.5;

/**
 * Fades the line art out body by body, each when the scene's intro lights that body, the core first.
 * Until then the line art stays visible at reduced opacity. Labels brighten with their bodies.
 */
function arrive(picture: HTMLElement): void {
  const slot = picture.querySelector<HTMLElement>('[data-fallback]');
  const timed = { duration: scene.arrival };
  slot?.animate({ opacity: [1, 1], backgroundColor: ['transparent', 'transparent'] }, timed);
  for (const group of slot?.querySelectorAll<SVGGElement>('svg > g') ?? []) {
    const id = group.dataset.body as OfferingId | 'core' | undefined;
    const lit = id && id !== 'core' ? lightsUp(id).to : arrivalTimes.caught;
    // A little late: the first frames of the scene take longer than those of the page.
    group.animate(
      {
        opacity: [1, waiting, waiting, 0, 0],
        offset: [0, 0.1, lit, Math.min(lit + 0.2, 1), 1],
      },
      timed,
    );
  }
  for (const label of picture.querySelectorAll<HTMLElement>('[data-node] > span')) {
    const { from, to } = lightsUp(label.parentElement?.dataset.node as OfferingId);
    const opacity = [1, waiting, waiting, 1, 1];
    label.animate({ opacity, offset: [0, 0.1, from, to, 1] }, timed);
  }
}

/**
 * Attaches drag to rotate, press and hold on the core, and arrow keys; moves the buttons with their
 * bodies and fades the drawing as the arriving scene lights up. Nothing of it is needed to read or to
 * act, and where the drawing stands in for the scene nothing of it happens.
 *
 * @returns removes the listeners and resets the scene's turn and press
 * @public Only a dynamic import reads it.
 */
export function touchDiagram(diagram: HTMLElement): (() => void) | undefined {
  const picture = diagram.querySelector<HTMLElement>('[data-scene-view]');
  if (!picture) return;
  diagram.dataset.touched = '';
  const listeners = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => diagram.addEventListener(type, listener, { signal: listeners.signal });
  let pressed: { id: number; x: number; isDrag: boolean } | null = null;
  let holding: ReturnType<typeof setTimeout> | undefined;
  let keyed = 0;

  const release = () => {
    clearTimeout(holding);
    holdCore(false);
    turnScene(0);
    const wasDrag = pressed?.isDrag;
    pressed = null;
    keyed = 0;
    return wasDrag;
  };
  on('pointerdown', ({ pointerId, isPrimary, button, clientX, clientY }) => {
    if (!isPrimary || button !== 0 || !isSceneLive()) return;
    pressed = { id: pointerId, x: clientX, isDrag: false };
    if (isOnCore(picture.getBoundingClientRect(), clientX, clientY))
      holding = setTimeout(() => holdCore(true), scene.hold);
  });
  on('pointermove', ({ pointerId, clientX }) => {
    if (pressed?.id !== pointerId) return;
    const far = clientX - pressed.x;
    if (!pressed.isDrag && Math.abs(far) < slack) return;
    if (!pressed.isDrag) {
      pressed.isDrag = true;
      clearTimeout(holding);
      holdCore(false);
      diagram.setPointerCapture(pointerId);
    }
    turnScene(limit(far / (innerWidth * whole)));
  });
  on('pointerup', () => {
    if (!release()) return;
    // The label under the pointer gets it as soon as the drag lets go, and may move under it on its way home.
    diagram.dataset.dragged = '';
    addEventListener('pointermove', () => delete diagram.dataset.dragged, { once: true });
    // A drag that ends on a node has not chosen it. Its click, if there is one, comes at once.
    const swallow = (event: Event) => event.stopPropagation();
    diagram.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => diagram.removeEventListener('click', swallow, { capture: true }));
  });
  // The browser takes a vertical drag for scrolling.
  on('pointercancel', release);
  on('keydown', (event) => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!way || !isSceneLive()) return;
    event.preventDefault();
    keyed = limit(keyed + way * nudge);
    turnScene(keyed);
  });
  on('keyup', ({ key }) => {
    if (key === 'ArrowLeft' || key === 'ArrowRight') release();
  });
  on('focusout', () => {
    if (keyed) release();
  });
  const stopFollowing = bodyPositions.subscribe(() => follow(picture));
  const stopArrival = followArrival(() => arrive(picture));
  return () => {
    listeners.abort();
    stopFollowing();
    stopArrival();
    release();
    delete diagram.dataset.touched;
  };
}
