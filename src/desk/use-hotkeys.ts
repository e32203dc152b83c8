/** Single-key shortcuts of the desk. They can be switched off in the dialog of shortcuts. */
import { useEffect, useRef } from 'react';
import { observable } from '../lib/observable.ts';

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
export type Shortcut = keyof typeof shortcuts;

const storageKey = 'desk-keys';

function readChoice(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

/** Whether the shortcuts are switched on. */
export const keysOn = observable(readChoice());

export function chooseKeys(on: boolean) {
  keysOn.set(on);
  try {
    localStorage.setItem(storageKey, on ? 'on' : 'off');
  } catch {
    // Without storage the choice holds until the page is reloaded.
  }
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !(target instanceof HTMLInputElement && target.type === 'checkbox');

/** Whether the focused element handles the key itself. */
const isHandledByTarget = (target: EventTarget | null, key: string) =>
  key === 'Enter' && target instanceof HTMLElement && target.closest('a, button, summary') !== null;

/** @param handlers what each key does; false from one that did nothing leaves the key to the browser */
export function useHotkeys(handlers: Partial<Record<Shortcut, () => unknown>>) {
  const current = useRef(handlers);
  useEffect(() => {
    current.current = handlers;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (document.querySelector('dialog:modal')) return;
      if (key !== 'Escape' && (isTyping(target) || isHandledByTarget(target, key) || !keysOn.get()))
        return;
      const handler = Object.hasOwn(shortcuts, key) && current.current[key as Shortcut];
      if (!handler || handler() === false) return;
      event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
