/** Single-key shortcuts of the desk. They can be switched off in the dialog of shortcuts. */

import { useEffect, useEffectEvent } from 'react';
import { isComposing } from '../lib/composition.ts';
import { observable } from '../lib/observable.ts';
import { readStored, store } from '../lib/storage.ts';

/** Each key and what it does, as the dialog lists them. */
export const shortcuts = {
  j: 'Next request',
  k: 'Request before',
  x: 'Select, or not',
  Enter: 'Open the request',
  e: 'Answered',
  t: 'Take it',
  r: 'Reply by email',
  s: 'Spam',
  n: 'Write a note',
  z: 'Undo',
  '/': 'Search',
  Escape: 'Close, or select nothing',
  '?': 'Show these keys',
} as const;
type Shortcut = keyof typeof shortcuts;

const storageKey = 'desk-keys';

export const shortcutsEnabled = observable(readStored('localStorage', storageKey) !== 'off');

export function setShortcutsEnabled(isEnabled: boolean) {
  shortcutsEnabled.set(isEnabled);
  store('localStorage', storageKey, isEnabled ? 'on' : 'off');
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !(target instanceof HTMLInputElement && target.type === 'checkbox');

/** Whether the focused element handles the key itself. */
const isHandledByTarget = (target: EventTarget | null, key: string) =>
  key === 'Enter' && target instanceof HTMLElement && target.closest('a, button, summary') !== null;

/**
 * Calls a handler when its key is pressed.
 *
 * @param handlers one per key; after a handler that returns `false` the browser handles the key
 */
export function useHotkeys(handlers: Partial<Record<Shortcut, () => unknown>>) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || event.defaultPrevented || isComposing(event)) return;
    if (document.querySelector('dialog:modal')) return;
    if (
      key !== 'Escape' &&
      (isTyping(target) || isHandledByTarget(target, key) || !shortcutsEnabled.get())
    )
      return;
    const handler = Object.hasOwn(shortcuts, key) && handlers[key as Shortcut];
    if (!handler || handler() === false) return;
    event.preventDefault();
  });
  useEffect(() => {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
