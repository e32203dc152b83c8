/**
 * Moves the words on a route change: the old page's out and the new page's in, upwards, or downwards
 * when the visitor goes back. The picture behind the page stays, and a pressed card's picture flies
 * into the new page's. The code that moves them comes with the code of the next page; without it pages
 * change at once.
 */
import { settled } from '../lib/lazy.tsx';
import { getMotion } from './motion.ts';
import type * as pictureFlight from './picture-flight.ts';
import { distance, duration, easing, flight, seconds, stagger } from './tokens.ts';

/**
 * Blocks of text. Those with a view of the 3D scene do not move, because the scene measures its
 * position.
 */
const textBlocks = 'main [data-theme] > :not([data-scene-view], :has([data-scene-view]))';

/**
 * Opacity with which the old text leaves and the new text enters. At 0 there would be a frame with
 * nothing but the header where no picture is on the screen.
 */
const faint = 0.3;

let motion: typeof pictureFlight | null = null;
/** Path and place in the history of the page that is shown. */
let shown = { path: '', index: 0 };
/** 1 when the new page lies ahead in the history, -1 when it lies behind. */
let direction = 1;
let cut = () => {};

const historyIndex = (): number => history.state?.idx ?? 0;

/** Remembers the page that is shown. */
export function startRouteTransitions(): void {
  shown = { path: location.pathname, index: historyIndex() };
}

/** Loads what the transitions need, when a visitor is about to leave the page. */
export async function loadRouteTransitions(): Promise<void> {
  motion ??= await import('./picture-flight.ts');
}

/**
 * Answers the press on a card before its page has loaded.
 *
 * @param path   of the next page
 * @param signal aborts when another navigation replaces this one
 */
export const acknowledge = (path: string, signal: AbortSignal) => motion?.growCard(path, signal);

const blocksOnScreen = () =>
  [...document.querySelectorAll<HTMLElement>(textBlocks)].filter((block) => {
    const { top, bottom } = block.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });

/**
 * Moves the blocks on the screen, one after the other. What still moves is cut.
 *
 * @param opacity from and to
 * @param shift   pixels from and to, not in reduced motion
 * @param delayMs wait before the first block moves
 * @returns promise that resolves at the end, with a function that removes what the movement has left
 */
async function move(opacity: number[], shift: number[], durationMs: number, delayMs = 0) {
  cut();
  if (!motion || document.hidden) return () => {};
  const { animate, cancelAll, painted } = motion;
  const blocks = blocksOnScreen();
  const isFull = getMotion() === 'full';
  let running: ReturnType<typeof animate>[] = [];
  const end = () => {
    if (cut === end) cut = () => {};
    cancelAll(running, blocks);
  };
  cut = end;
  // Without it, a block that waits would be shown as it ends.
  for (const block of blocks) block.style.opacity = String(opacity[0]);
  // The first frame of a page takes long on a slow machine, which would show the movement's end only.
  if (opacity[0] !== 1) await painted();
  if (cut !== end) return end;
  running = blocks.map((block, index) =>
    animate(
      block,
      { opacity, ...(isFull && { transform: shift.map((y) => `translateY(${y}px)`) }) },
      {
        duration: seconds(isFull ? durationMs : duration.feedback / 2),
        delay: isFull ? seconds(delayMs + Math.min(index * stagger.tight, duration.feedback)) : 0,
        ease: easing.out,
      },
    ),
  );
  // A tab that has just been hidden ends no animation, so the wait has a limit.
  await settled(Promise.all(running), delayMs + 2 * durationMs + duration.feedback);
  return end;
}

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
  direction = location.pathname === to.pathname && historyIndex() < shown.index ? -1 : 1;
  motion?.depart(to.pathname, direction === -1);
  signal.addEventListener('abort', () => cut(), { once: true });
  await move([1, faint], [0, -direction * distance.near], duration.feedback);
}

/** Moves the text of the new page in, block after block from the top. */
export function animateIn(): void {
  const flies = motion?.arrive(shown.path) ?? false;
  shown = { path: location.pathname, index: historyIndex() };
  // The words wait until the picture that flies has passed their place.
  const delay = flies ? flight.words * duration.flight : 0;
  move([flies ? 0 : faint, 1], [direction * distance.step, 0], duration.state, delay).then((end) =>
    end(),
  );
}
