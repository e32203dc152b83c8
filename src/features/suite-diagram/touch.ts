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
const dragThreshold = 6;
/** Share of the screen's width over which a drag turns the diagram as far as it goes. */
const fullTurnDrag = 0.35;
/** Turn by one press of an arrow key, as a share of the largest turn. */
const turnPerKey = 0.34;

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
 * Moves the buttons with their bodies while the diagram is turned or one is open, and to their places
 * in the line art while no scene is live. Positions count from the core, about which the diagram
 * turns, so that scrolling changes nothing.
 */
function moveButtons(picture: HTMLElement): void {
  const now = bodyPositions.get();
  const { width, height } = picture.getBoundingClientRect();
  const { core } = screenPositions;
  for (const button of picture.querySelectorAll<HTMLElement>('[data-node]')) {
    const id = button.dataset.node as OfferingId;
    const rest = screenPositions[id];
    const x = now ? now[id].x - now.core.x - ((rest.x - core.x) * width) / 100 : 0;
    const y = now ? now[id].y - now.core.y - ((rest.y - core.y) * height) / 100 : 0;
    // A body with focus comes nearer, so that its circle is larger.
    const across = now ? ((now[id].radius * 200) / width).toFixed(1) : rest.radius * 2;
    button.style.transform = now ? `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` : '';
    button.style.width = `${across}%`;
  }
  for (const listener of moveListeners) listener();
}

/** Opacity of the line art of a body and of its label until the scene's intro lights that body. */
const unlit = 0.5;

/**
 * Fades the line art out body by body, each when the scene's intro lights that body, the core first.
 * Until then the line art stays visible at reduced opacity. Labels brighten with their bodies.
 */
function fadeLineArt(picture: HTMLElement): void {
  const slot = picture.querySelector<HTMLElement>('[data-fallback]');
  const timing = { duration: scene.arrival };
  slot?.animate({ opacity: [1, 1], backgroundColor: ['transparent', 'transparent'] }, timing);
  for (const group of slot?.querySelectorAll<SVGGElement>('svg > g') ?? []) {
    const id = group.dataset.body as OfferingId | 'core' | undefined;
    const lit = id && id !== 'core' ? lightsUp(id).to : arrivalTimes.caught;
    // The line art fades a little after the body lights up, because the scene's first frames take longer than the page's.
    group.animate(
      {
        opacity: [1, unlit, unlit, 0, 0],
        offset: [0, 0.1, lit, Math.min(lit + 0.2, 1), 1],
      },
      timing,
    );
  }
  for (const label of picture.querySelectorAll<HTMLElement>('[data-node] > span')) {
    const { from, to } = lightsUp(label.parentElement?.dataset.node as OfferingId);
    const opacity = [1, unlit, unlit, 1, 1];
    label.animate({ opacity, offset: [0, 0.1, from, to, 1] }, timing);
  }
}

/**
 * Attaches drag to rotate, press and hold on the core, and arrow keys; moves the buttons with their
 * bodies and fades the line art during the scene's intro. None of it is needed to read or to use the
 * diagram, and without a live scene none of it happens.
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
    if (!pressed.isDrag && Math.abs(far) < dragThreshold) return;
    if (!pressed.isDrag) {
      pressed.isDrag = true;
      clearTimeout(holding);
      holdCore(false);
      diagram.setPointerCapture(pointerId);
    }
    turnScene(limit(far / (innerWidth * fullTurnDrag)));
  });
  on('pointerup', () => {
    if (!release()) return;
    // While a label moves back below a resting pointer, it does not count as pointed at.
    diagram.dataset.dragged = '';
    addEventListener('pointermove', () => delete diagram.dataset.dragged, { once: true });
    // A drag that ends on a node does not open it: the click that may follow at once is stopped.
    const swallow = (event: Event) => event.stopPropagation();
    diagram.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => diagram.removeEventListener('click', swallow, { capture: true }));
  });
  // The browser cancels the pointer of a vertical drag, because it scrolls.
  on('pointercancel', release);
  on('keydown', (event) => {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!direction || !isSceneLive()) return;
    event.preventDefault();
    keyed = limit(keyed + direction * turnPerKey);
    turnScene(keyed);
  });
  on('keyup', ({ key }) => {
    if (key === 'ArrowLeft' || key === 'ArrowRight') release();
  });
  on('focusout', () => {
    if (keyed) release();
  });
  const stopFollowing = bodyPositions.subscribe(() => moveButtons(picture));
  const stopArrival = followArrival(() => fadeLineArt(picture));
  return () => {
    listeners.abort();
    stopFollowing();
    stopArrival();
    release();
    delete diagram.dataset.touched;
  };
}
