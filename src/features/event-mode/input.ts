/** Listens to all input in the capture phase, before the page's own listeners. */

import { dismissAll } from '../../lib/overlays.ts';
import { event } from '../../motion/event-tokens.ts';
import { setEventState } from './state.ts';

/** Shorter pointer movements are ignored, because tables shake and browsers repeat the last position. */
const minMovementPx = 2;

interface Listener {
  /** A press of a key, a button or a finger, or a turn of the wheel. */
  pressed(press: Event): void;
  /** A pointer has moved by at least `minMovementPx`. */
  moved(): void;
  /** A press after which the browser allows what needs a user gesture, such as full screen. */
  gesture(press: Event): void;
}

/** @returns stops listening */
export function watchInput({ pressed, moved, gesture }: Listener): () => void {
  let last: { x: number; y: number } | null = null;
  const onMove = ({ screenX: x, screenY: y }: PointerEvent) => {
    const isJitter =
      last && Math.abs(x - last.x) < minMovementPx && Math.abs(y - last.y) < minMovementPx;
    if (isJitter) return;
    last = { x, y };
    moved();
  };
  const presses = ['keydown', 'pointerdown', 'wheel'] as const;
  const gestures = ['keydown', 'pointerup'] as const;
  const first = { capture: true, passive: false };
  // Gesture listeners are added first, because a press that ends the tour stops its propagation.
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

/**
 * Leaves event mode when Escape is held. A short press keeps its usual meaning. The repeated key events
 * count too, because the browser may have taken the first one to end full screen.
 *
 * @returns stops listening
 */
export function watchEscape(leave: () => void): () => void {
  let hint: ReturnType<typeof setTimeout> | undefined;
  let end: ReturnType<typeof setTimeout> | undefined;

  const down = (press: KeyboardEvent) => {
    if (press.key !== 'Escape' || !press.isTrusted || end) return;
    hint = setTimeout(() => setEventState({ isEscapeDown: true }), event.hint);
    end = setTimeout(leave, event.hold);
  };
  const release = () => {
    if (!end) return;
    clearTimeout(hint);
    clearTimeout(end);
    end = undefined;
    setEventState({ isEscapeDown: false });
  };
  const up = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') release();
  };
  addEventListener('keydown', down, { capture: true });
  addEventListener('keyup', up, { capture: true });
  // The key may come up in another window.
  addEventListener('blur', release);
  return () => {
    release();
    removeEventListener('keydown', down, { capture: true });
    removeEventListener('keyup', up, { capture: true });
    removeEventListener('blur', release);
  };
}

/** Whether a link leads away from the site. */
const isExternal = (link: HTMLAnchorElement) =>
  link.origin !== location.origin || link.target === '_blank' || link.hasAttribute('download');

const labelOf = (link: HTMLAnchorElement) => {
  // The `.sr-only` text announces a new tab and is not part of the label.
  const words = link.cloneNode(true) as HTMLElement;
  for (const hidden of words.querySelectorAll('.sr-only')) hidden.remove();
  return link.getAttribute('aria-label') ?? words.textContent?.trim() ?? '';
};

/** Shows a QR code instead of following external links, and prevents new tabs. */
export function keepVisitors(): () => void {
  const onClick = (press: MouseEvent) => {
    const link = press.target instanceof Element ? press.target.closest('a') : null;
    if (!link?.href) return;
    const aside = press.button !== 0 || press.ctrlKey || press.metaKey || press.shiftKey;
    if (!aside && !isExternal(link)) return;
    press.preventDefault();
    press.stopPropagation();
    if (!isExternal(link)) return;
    setEventState({ link: { href: link.href, label: labelOf(link) } });
  };
  /** Prevents the browser's context menu, from which a visitor could leave the site. */
  const onMenu = (press: Event) => {
    const field = press.target instanceof Element && press.target.closest('input, textarea');
    if (!field) press.preventDefault();
  };
  addEventListener('click', onClick, { capture: true });
  addEventListener('auxclick', onClick, { capture: true });
  addEventListener('contextmenu', onMenu, { capture: true });
  return () => {
    removeEventListener('click', onClick, { capture: true });
    removeEventListener('auxclick', onClick, { capture: true });
    removeEventListener('contextmenu', onMenu, { capture: true });
  };
}

/** An action of a presenter. Clickers send PageUp, PageDown, F5, Escape and `.` or `b`. */
export type Command =
  | { do: 'start' }
  | { do: 'next' }
  | { do: 'back' }
  | { do: 'blank' }
  | { do: 'end' }
  | { do: 'send' }
  | { do: 'jump'; to: number };

const moves: Record<string, Exclude<Command['do'], 'jump'>> = {
  F5: 'start',
  ArrowRight: 'next',
  ArrowDown: 'next',
  PageDown: 'next',
  ' ': 'next',
  ArrowLeft: 'back',
  ArrowUp: 'back',
  PageUp: 'back',
  '.': 'blank',
  b: 'blank',
  B: 'blank',
  Escape: 'end',
  s: 'send',
  S: 'send',
};

const typing = 'input, textarea, select, [contenteditable], [role="combobox"]';
/** Controls that handle arrow keys or Space themselves while they have the focus. */
const interactive = 'a, button, summary, video, dialog, [tabindex="0"], [role="menu"]';

const targetOf = ({ target }: Event) => (target instanceof Element ? target : null);

const isTyping = (press: Event) => Boolean(targetOf(press)?.closest(typing));

/** @returns the command of a pressed key while a presentation runs */
export function commandOf(press: KeyboardEvent): Command | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  const action = moves[press.key];
  if (action) return { do: action };
  return /^[1-9]$/.test(press.key) ? { do: 'jump', to: Number(press.key) - 1 } : null;
}

/**
 * Whether a key starts a presentation or the pipeline demo while the site is shown. The page needs the
 * other keys for scrolling, so only F5, the left and right arrows, digits and `s` count, and all but F5
 * only while no control has the focus.
 */
export function startsPresentation(press: KeyboardEvent, command: Command): boolean {
  if (command.do === 'start') return true;
  if (isTyping(press) || targetOf(press)?.closest(interactive)) return false;
  return (
    command.do === 'jump' ||
    command.do === 'send' ||
    press.key === 'ArrowRight' ||
    press.key === 'ArrowLeft'
  );
}
