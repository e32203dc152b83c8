/** Listens to all input in the capture phase, before the page's own listeners. */
import { dismissAll } from '../../lib/dismiss.ts';
import { event } from '../../motion/event-tokens.ts';

/** Movements of fewer pixels are ignored: tables shake, and browsers repeat the last position. */
const still = 2;

interface Listener {
  /** A press of a key, a button or a finger, or a turn of the wheel. */
  pressed(press: Event): void;
  /** A pointer has really moved. */
  moved(): void;
  /** A press after which the browser allows what needs a user gesture, such as full screen. */
  gesture(press: Event): void;
}

/** @returns stops listening */
export function watchInput({ pressed, moved, gesture }: Listener): () => void {
  let last: { x: number; y: number } | null = null;
  const onMove = ({ screenX: x, screenY: y }: PointerEvent) => {
    const stands = last && Math.abs(x - last.x) < still && Math.abs(y - last.y) < still;
    if (stands) return;
    last = { x, y };
    moved();
  };
  const presses = ['keydown', 'pointerdown', 'wheel'] as const;
  const gestures = ['keydown', 'pointerup'] as const;
  const first = { capture: true, passive: false };
  // Gestures come first: a press that ends the tour goes no further.
  for (const name of gestures) addEventListener(name, gesture, first);
  for (const name of presses) addEventListener(name, pressed, first);
  addEventListener('pointermove', onMove, { capture: true, passive: true });
  return () => {
    for (const name of presses) removeEventListener(name, pressed, first);
    for (const name of gestures) removeEventListener(name, gesture, first);
    removeEventListener('pointermove', onMove, { capture: true });
  };
}

const rest = ['touchstart', 'touchend', 'mousedown', 'mouseup', 'pointerup', 'click'];

/** Keeps the remaining events of the current press from the page. */
export function swallowPress(): void {
  const stop = () => {
    clearTimeout(timer);
    for (const name of rest) removeEventListener(name, swallow, { capture: true });
  };
  const swallow = (press: Event) => {
    if (press.cancelable) press.preventDefault();
    press.stopImmediatePropagation();
    if (press.type === 'click') stop();
  };
  const timer = setTimeout(stop, event.swallow);
  for (const name of rest) addEventListener(name, swallow, { capture: true, passive: false });
}

/** Closes what is open over the page: dialogs, dropdowns, panels. */
export function closeEverything(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('#root dialog[open]'))
    dialog.close();
  dismissAll();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
