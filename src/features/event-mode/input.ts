/** Input in event mode: what ends the tour, and a presenter's keys. */

import { isComposing } from '../../lib/composition.ts';
import { dismissAll } from '../../lib/overlays.ts';
import { event } from '../../motion/event-tokens.ts';
import { setEventState } from './state.ts';

/**
 * Shorter pointer movements are ignored, because a table may shake and browsers repeat the last
 * position.
 */
const minMovementPx = 2;

/** Calls back when a pointer has moved by at least `minMovementPx`. */
export function watchMovement(onMovement: () => void): void {
  let last: { x: number; y: number } | undefined;
  const onMove = ({ screenX: x, screenY: y }: PointerEvent) => {
    if (last && Math.max(Math.abs(x - last.x), Math.abs(y - last.y)) < minMovementPx) return;
    last = { x, y };
    onMovement();
  };
  addEventListener('pointermove', onMove, { capture: true, passive: true });
}

/** Events that may follow `pointerdown` in the same press. */
const laterPressEvents = ['touchstart', 'touchend', 'mousedown', 'mouseup', 'pointerup', 'click'];

/** Keeps the remaining events of the current press from the page, so that they activate nothing. */
export function swallowPress(): void {
  const listeners = new AbortController();
  const options = { capture: true, passive: false, signal: listeners.signal };
  const swallow = (press: Event) => {
    if (press.cancelable) press.preventDefault();
    press.stopImmediatePropagation();
    if (press.type === 'click') listeners.abort();
  };
  for (const name of laterPressEvents) addEventListener(name, swallow, options);
  setTimeout(() => listeners.abort(), event.swallow);
}

/** Closes all open dialogs, dropdowns and panels of the page, and removes the focus. */
export function closeOverlays(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('#root dialog[open]'))
    dialog.close();
  dismissAll();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/**
 * Leaves event mode when Escape is held. A short press keeps its usual meaning. Repeated key events
 * count too, because the browser does not report the first one if it ended full screen.
 */
export function watchEscape(leave: () => void): void {
  let hintTimer: ReturnType<typeof setTimeout> | undefined;
  let leaveTimer: ReturnType<typeof setTimeout> | undefined;

  const down = (press: KeyboardEvent) => {
    if (press.key !== 'Escape' || !press.isTrusted || leaveTimer) return;
    hintTimer = setTimeout(() => setEventState({ isEscapeDown: true }), event.hint);
    leaveTimer = setTimeout(leave, event.hold);
  };
  const release = () => {
    if (!leaveTimer) return;
    clearTimeout(hintTimer);
    clearTimeout(leaveTimer);
    leaveTimer = undefined;
    setEventState({ isEscapeDown: false });
  };
  const up = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') release();
  };
  addEventListener('keydown', down, { capture: true });
  addEventListener('keyup', up, { capture: true });
  // If the window has lost the focus, it receives no `keyup`.
  addEventListener('blur', release);
}

/** Whether a link leads away from the site. */
const isExternal = (link: HTMLAnchorElement) =>
  link.origin !== location.origin || link.target === '_blank' || link.hasAttribute('download');

/** The link's accessible name, for the dialog with its QR code. */
const getLinkLabel = (link: HTMLAnchorElement) => {
  // The `.sr-only` text announces a new tab and is not part of the label.
  const copy = link.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('.sr-only')) element.remove();
  return link.getAttribute('aria-label') ?? copy.textContent?.trim() ?? '';
};

/**
 * Keeps visitors on the site: shows a QR code instead of following external links, and prevents new
 * tabs and the context menu.
 */
export function preventLeaving(): void {
  const onClick = (press: MouseEvent) => {
    const link = press.target instanceof Element ? press.target.closest('a') : null;
    if (!link?.href) return;
    const opensNewTab = press.button !== 0 || press.ctrlKey || press.metaKey || press.shiftKey;
    if (!opensNewTab && !isExternal(link)) return;
    press.preventDefault();
    press.stopPropagation();
    if (!isExternal(link)) return;
    setEventState({ link: { href: link.href, label: getLinkLabel(link) } });
  };
  /** Prevents the browser's context menu, from which a visitor could leave the site. */
  const onContextMenu = (press: Event) => {
    const isField = press.target instanceof Element && press.target.closest('input, textarea');
    if (!isField) press.preventDefault();
  };
  addEventListener('click', onClick, { capture: true });
  addEventListener('auxclick', onClick, { capture: true });
  addEventListener('contextmenu', onContextMenu, { capture: true });
}

/**
 * An action of a presenter; a number is the index of a stop to go to. Remote controls send PageUp,
 * PageDown, F5, Escape and `.` or `b`.
 */
export type Command = 'start' | 'next' | 'back' | 'blank' | 'end' | 'send' | number;

const keyCommands: Record<string, Command> = {
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

/** Fields, and controls that handle arrow keys or Space themselves while they have the focus. */
const controlSelector =
  'input, textarea, select, [contenteditable], [role="combobox"], ' +
  'a, button, summary, video, dialog, [tabindex="0"], [role="menu"]';

/** @returns the presenter's command of a key; null if it has none */
export function getCommand(press: KeyboardEvent): Command | null {
  if (press.ctrlKey || press.altKey || press.metaKey || isComposing(press)) return null;
  if (/^[1-9]$/.test(press.key)) return Number(press.key) - 1;
  return keyCommands[press.key] ?? null;
}

/**
 * Whether a key starts a presentation, or the pipeline demo on home, while the site is shown. Only
 * F5, the left and right arrows, digits and `s` count, because the page needs the other keys for
 * scrolling. All but F5 count only while no control has the focus.
 */
export function isStartKey(press: KeyboardEvent, command: Command): boolean {
  if (command === 'start') return true;
  if (press.target instanceof Element && press.target.closest(controlSelector)) return false;
  return (
    typeof command === 'number' ||
    command === 'send' ||
    press.key === 'ArrowRight' ||
    press.key === 'ArrowLeft'
  );
}
