/** The visitor's own mark, for the rest of the visit. Nothing of it is sent. */
import { useSyncExternalStore } from 'react';
import { observable } from '../../lib/observable.ts';
import { store } from '../../lib/storage.ts';
import { showMark } from '../../scene/index.tsx';

export const markKey = 'mark';

/** 16 hexadecimal digits; null until there is one. */
export const mark = observable<string | null>(null);

/** Hook: the visitor's mark; null on the server and in the first render. */
export const useMark = () => useSyncExternalStore(mark.subscribe, mark.get, () => null);

/** Makes a mark the visitor's, and the middle of every page. It lasts as long as the tab. */
export function keepMark(next: string): void {
  store('sessionStorage', markKey, next);
  mark.set(next);
  showMark(next);
}

/** Forgets it, in the tab and on the device. */
export function forgetMark(): void {
  store('sessionStorage', markKey, null);
  store('localStorage', markKey, null);
  mark.set(null);
  showMark(null);
}
