/**
 * Moves the words on a route change: the old page's out and the new page's in, upwards, or downwards
 * when the visitor goes back. The picture behind the page stays, and a pressed card's picture flies
 * into the new page's. The code that moves them comes with the code of the next page; without it pages
 * change at once.
 */
import { settled } from '../lib/lazy.tsx';
import type * as pageChange from './page-change.ts';
import { distance, duration, flight } from './tokens.ts';

/**
 * Opacity with which the old text leaves and the new text enters. At 0 there would be a frame with
 * nothing but the header where no picture is on the screen.
 */
const faint = 0.3;

let motion: typeof pageChange | null = null;
/** Path of the page that is shown, and its entry in the history. */
let shown = { path: '', index: 0, key: '' };
/** 1 when the new page lies ahead in the history, -1 when it lies behind. */
let direction = 1;

const historyIndex = (): number => history.state?.idx ?? 0;

/** Remembers the page that is shown. */
export function startRouteTransitions(): void {
  const { key = 'default' } = history.state ?? {};
  shown = { path: location.pathname, index: historyIndex(), key };
}

/** Loads what the transitions need, when a visitor is about to leave the page. */
export async function loadRouteTransitions(): Promise<void> {
  motion ??= await import('./page-change.ts');
}

/**
 * Answers the press on a card before its page has loaded.
 *
 * @param path   of the next page
 * @param signal aborts when another navigation replaces this one
 */
export const acknowledge = (path: string, signal: AbortSignal) => motion?.growCard(path, signal);

/**
 * Moves the text of this page out, once the next page has loaded.
 *
 * @param to     URL of the next page. If only the query changes, nothing moves.
 * @param signal aborts when another navigation replaces this one; then the text returns
 */
export async function animateOut(to: URL, signal: AbortSignal): Promise<void> {
  if (to.pathname === shown.path) return;
  // Without a link under the pointer or the focus, nothing has been fetched yet.
  if (!motion) await settled(loadRouteTransitions(), duration.feedback);
  if (signal.aborted) return;
  direction = location.pathname === to.pathname && historyIndex() < shown.index ? -1 : 1;
  motion?.depart(to.pathname, shown.key, direction === -1);
  signal.addEventListener('abort', () => motion?.cutWords(), { once: true });
  await motion?.moveWords([1, faint], [0, -direction * distance.near], duration.feedback);
}

/** Moves the text of the new page in, block after block from the top. */
export function animateIn(): void {
  const flies = motion?.arrive(shown.path) ?? false;
  startRouteTransitions();
  // The words wait until the picture that flies has passed their place.
  const delay = flies ? flight.words * duration.flight : 0;
  void motion
    ?.moveWords([flies ? 0 : faint, 1], [direction * distance.step, 0], duration.state, delay)
    .then((end) => end());
}
