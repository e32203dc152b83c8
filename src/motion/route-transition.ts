/**
 * Moves the words on a route change: the old page's out and the new page's in, upwards, or downwards
 * when the visitor goes back. The picture behind the page stays, and a pressed card's picture flies
 * into the new page's. Without framer-motion's code, which
 * comes after hydration, pages change at once.
 */
import { afterHydration, settled } from '../lib/lazy.tsx';
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
/** What flies to the next page: the picture of a card that leads there, or this page's scene view. */
let departed: { place: DOMRect; picture?: HTMLImageElement } | null = null;
let endFlight = () => {};

const historyIndex = (): number => history.state?.idx ?? 0;

/** Loads what the transitions need, and remembers the page that is shown. */
export function startRouteTransitions(): () => void {
  shown = { path: location.pathname, index: historyIndex() };
  return afterHydration(
    () => import('./picture-flight.ts'),
    (loaded) => {
      motion = loaded;
      return undefined;
    },
  );
}

function isOnScreen(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

const blocksOnScreen = () =>
  [...document.querySelectorAll<HTMLElement>(textBlocks)].filter(isOnScreen);

/** The picture, on the screen, of a card that leads to a page. */
const cardPicture = (path: string): HTMLImageElement | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>('main li a[href]')]
    .filter((link) => link.pathname === path)
    .flatMap((link) => [...(link.closest('li')?.querySelectorAll('picture img') ?? [])])
    .find((picture): picture is HTMLImageElement => isOnScreen(picture));

/** The scene view of a page's first section, on the screen. */
const firstView = (): Element | undefined =>
  [...document.querySelectorAll('main .page-scene-view')].find(isOnScreen);

/** Notes what flies to the page of a path: a card's picture, or this page's view on the way back. */
function depart(path: string): void {
  endFlight();
  const picture = direction === 1 ? cardPicture(path) : undefined;
  const place = (picture?.closest('picture') ?? (direction === -1 && firstView())) || undefined;
  departed = place ? { place: place.getBoundingClientRect(), ...(picture && { picture }) } : null;
}

/**
 * Lets what has departed arrive: in this page's view, or in the card that leads to the old page.
 *
 * @param oldPath path of the page that has been left
 * @returns whether something flies
 */
function arrive(oldPath: string): boolean {
  const picture = departed?.picture ?? cardPicture(oldPath);
  const destination = departed?.picture ? firstView() : picture?.closest('picture');
  const from = departed?.place;
  departed = null;
  if (!motion || !from || !picture || !destination) return false;
  if (getMotion() !== 'full' || document.hidden) return false;
  endFlight = motion.flyPicture(picture, from, destination.getBoundingClientRect());
  return true;
}

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
  const { animate, cancelAll } = motion;
  const blocks = blocksOnScreen();
  const isFull = getMotion() === 'full';
  const running = blocks.map((block, index) =>
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
  const end = () => {
    if (cut === end) cut = () => {};
    cancelAll(running, blocks);
  };
  cut = end;
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
  direction = location.pathname === to.pathname && historyIndex() < shown.index ? -1 : 1;
  depart(to.pathname);
  signal.addEventListener('abort', () => cut(), { once: true });
  await move([1, faint], [0, -direction * distance.near], duration.feedback);
}

/** Moves the text of the new page in, block after block from the top. */
export function animateIn(): void {
  const flies = arrive(shown.path);
  shown = { path: location.pathname, index: historyIndex() };
  // The words wait until the picture that flies has passed their place.
  const delay = flies ? flight.words * duration.flight : 0;
  move([flies ? 0 : faint, 1], [direction * distance.step, 0], duration.state, delay).then((end) =>
    end(),
  );
}
