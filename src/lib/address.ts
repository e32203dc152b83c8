/**
 * Changes the address of the current history entry no more often than browsers allow: WebKit throws
 * after 100 calls of `replaceState` within some seconds, Firefox after about 1,000, and Chromium
 * ignores calls after 200.
 */

/** Time after which one more write is allowed, in milliseconds. */
const intervalMs = 500;
/**
 * Number of writes that may follow each other at once. So a press is in the address when its handler
 * ends, because a reload takes the address that stands then: what is written while the page is left
 * comes too late. Only what changes many times in a row, as by a drag, is written with a delay.
 */
const most = 8;

/** The changed address, and the address that it replaces; null when everything is written. */
let pending: { from: string; url: URL } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Number of writes that are allowed at `countedAt`; the share of a write is the part of its time. */
let allowed = most;
let countedAt = 0;

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
  allowed -= 1;
  try {
    history.replaceState(history.state, '', pending.url);
    pending = null;
  } catch {
    allowed = 0;
    timer = setTimeout(flushAddress, intervalMs);
  }
}

/**
 * Changes the address of the current history entry; the entry's state stays. It is written at once,
 * but in the long run at most twice a second; what waits is written when the pointer is released or
 * the page is left. It never throws.
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
  const now = performance.now();
  allowed = Math.min(most, allowed + (now - countedAt) / intervalMs);
  countedAt = now;
  if (allowed >= 1) flushAddress();
  else timer = setTimeout(flushAddress, (1 - allowed) * intervalMs);
}
