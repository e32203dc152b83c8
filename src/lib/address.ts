/**
 * Changes the address of the current history entry no more often than browsers allow: WebKit throws
 * after 100 calls of `replaceState` within some seconds, Firefox after about 1,000, and Chromium
 * ignores calls after 200.
 */

import { painted } from './painted.ts';

/** Shortest time between two writes, in milliseconds. */
const intervalMs = 500;

/** The changed address, and the address that it replaces; null when everything is written. */
let pending: { from: string; url: URL } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let lastTryAt = Number.NEGATIVE_INFINITY;

/** The address of the current history entry, with the changes that are not written yet. */
export const currentAddress = (): URL =>
  new URL(pending?.from === location.href ? pending.url : location.href);

/**
 * Writes the pending change now. Call it before adding a history entry. A change of an entry that
 * is no longer the current one is dropped. If the browser refuses, it is written later.
 */
export function flushAddress(): void {
  clearTimeout(timer);
  if (pending?.from !== location.href) pending = null;
  if (!pending) return;
  lastTryAt = performance.now();
  try {
    history.replaceState(history.state, '', pending.url);
    pending = null;
  } catch {
    timer = setTimeout(flushAddress, intervalMs);
  }
}

/**
 * Changes the address of the current history entry; the entry's state stays. It is written at most
 * twice a second, and when the pointer is released or the page is left. It never throws.
 *
 * @param change changes a copy of the address
 */
export function replaceAddress(change: (url: URL) => void): void {
  const url = currentAddress();
  change(url);
  pending = { from: location.href, url };
  // Adding a listener again has no effect.
  for (const type of ['pointerup', 'pagehide']) addEventListener(type, flushAddress);
  clearTimeout(timer);
  const waitMs = lastTryAt + intervalMs - performance.now();
  if (waitMs > 0) timer = setTimeout(flushAddress, waitMs);
  else {
    // The press that changes it is answered first: the call takes milliseconds on a slow machine.
    lastTryAt = performance.now();
    void painted().then(flushAddress);
  }
}
