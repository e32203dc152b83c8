/** The visitor's own mark, for the rest of the visit. Nothing of it is sent. */
import { useSyncExternalStore } from 'react';
import { observable } from '../../lib/observable.ts';
import { readStored, store } from '../../lib/storage.ts';
import { showMark } from '../../scene/index.tsx';
import { isMarkFragment, parseMark } from './seed.ts';

const key = 'mark';

/** 16 hexadecimal digits; null until there is one. */
export const mark = observable<string | null>(null);

/** Hook: the visitor's mark; null on the server and in the first render. */
export const useMark = () => useSyncExternalStore(mark.subscribe, mark.get, () => null);

/** Makes a mark the visitor's, and the middle of every page. It lasts as long as the tab. */
export function keepMark(next: string): void {
  store('sessionStorage', key, next);
  mark.set(next);
  showMark(next);
}

/** Forgets it, in the tab and on the device. */
export function forgetMark(): void {
  store('sessionStorage', key, null);
  store('localStorage', key, null);
  mark.set(null);
  showMark(null);
}

/** Whether the device keeps it for later visits. */
export const isKeptOnDevice = () => readStored('localStorage', key) !== null;

/** @returns whether the device has accepted it */
export const keepOnDevice = (isKept: boolean) =>
  store('localStorage', key, isKept ? mark.get() : null);

/**
 * Reads the mark of this tab, of this device, or of an address that brings one. The fragment is
 * removed from the address, so that the mark is not passed on with it.
 */
export function startMark(): () => void {
  const readAddress = () => {
    if (!isMarkFragment(location.hash)) return;
    const brought = parseMark(location.hash);
    history.replaceState(history.state, '', location.pathname + location.search);
    if (brought) keepMark(brought);
  };
  const stored =
    parseMark(readStored('sessionStorage', key)) ?? parseMark(readStored('localStorage', key));
  if (stored) keepMark(stored);
  readAddress();
  addEventListener('hashchange', readAddress);
  return () => removeEventListener('hashchange', readAddress);
}
