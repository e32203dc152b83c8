/**
 * The words of a page: the old ones leave over the new page, and the new ones arrive; upwards, or
 * downwards when the visitor goes back.
 */
import { settled } from '../lib/lazy.tsx';
import { isOnScreen } from '../lib/on-screen.ts';
import { painted } from '../lib/painted.ts';
import type { Box, Flight } from './drawing-flight.ts';
import { animate, cancelAll, cubicBezier } from './framer.ts';
import { getMotion } from './motion.ts';
import { distance, duration, easing, flight, presence, seconds, stagger } from './tokens.ts';

/** How far down the screen, in pixels, from and to. */
const movements = {
  leave: {
    shift: [0, -distance.step],
    durationMs: presence.leave,
    ease: easing['in-out'],
  },
  arrive: {
    shift: [distance.step, 0],
    durationMs: duration.state,
    ease: easing.out,
  },
};

/** What sections consist of. */
const blocks = '[data-theme]:not([data-theme] *) > *';

/**
 * The parts of a page on the screen that move: its blocks. One without a box of its own, or with
 * something in it that is carried to its place, counts as its children.
 */
function partsOf(page: ParentNode, carried: readonly Element[]): HTMLElement[] {
  const split = (part: HTMLElement): HTMLElement[] => {
    if (carried.includes(part)) return [];
    const isSplit =
      getComputedStyle(part).display === 'contents' || carried.some((one) => part.contains(one));
    return isSplit ? ([...part.children] as HTMLElement[]).flatMap(split) : [part];
  };
  return [...page.querySelectorAll<HTMLElement>(blocks)].flatMap(split).filter(isOnScreen);
}

/** Shares of a flight's time at which its place is compared with the words. */
const looks = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];
const eased = cubicBezier(...flight.ease);

/** Share of a flight's time from which on it no longer covers a part of the page; 1 if it lands there. */
function clearOf(part: Element, [from, to]: readonly [Box, Box]): number {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  const covers = (time: number) => {
    const at = (side: keyof Box) => from[side] + eased(time) * (to[side] - from[side]);
    const [x, y] = [at('left'), at('top')];
    return x < right && x + at('width') > left && y < bottom && y + at('height') > top;
  };
  return looks[looks.findLastIndex(covers) + 1] ?? 1;
}

/**
 * Moves parts of a page: old ones together, new ones one after the other. One with a view of the 3D scene
 * only fades, because the scene measures its position.
 *
 * @param waits  milliseconds until each part moves
 * @param signal ends it: the words stand as the page has them
 */
async function moveParts(
  parts: readonly HTMLElement[],
  by: keyof typeof movements,
  waits: readonly number[],
  isBack: boolean,
  signal: AbortSignal,
): Promise<void> {
  const { shift, durationMs, ease } = movements[by];
  const isFull = getMotion() === 'full';
  let running: ReturnType<typeof animate>[] = [];
  const end = () => cancelAll(running, parts);
  signal.addEventListener('abort', end);
  // Without it, a part that waits would be shown as it ends.
  if (by === 'arrive') for (const { style } of parts) style.opacity = '0';
  // The first frame of a page takes long on a slow machine, which would show the movement's end only.
  await painted();
  if (signal.aborted) return;
  const transform = shift.map((y) => `translateY(${isBack ? -y : y}px)`);
  running = parts.map((part, index) => {
    // What a press has made step back leaves from there.
    const opacity = [Number(getComputedStyle(part).opacity), by === 'arrive' ? 1 : 0];
    const isStill = !isFull || part.matches('[data-scene-view], :has([data-scene-view])');
    return animate(part, isStill ? { opacity } : { opacity, transform }, {
      duration: seconds(isFull ? durationMs : duration.feedback),
      delay: isFull ? seconds(waits[index] ?? 0) : 0,
      ease,
    });
  });
  // A tab that has just been hidden ends no animation, so the wait has a limit.
  await settled(Promise.all(running), Math.max(0, ...waits) + 2 * durationMs);
  // Once it has been ended, the parts may move for another page. What has left is removed with its page.
  if (!signal.aborted && by === 'arrive') end();
}

/** Moves the new page's words in, each part once what flies has passed it. */
export async function arriveWords(
  { carried = [], way }: Partial<Flight>,
  isBack: boolean,
  signal: AbortSignal,
): Promise<void> {
  const page = document.querySelector('main');
  if (!page || document.hidden) return;
  const parts = partsOf(page, carried);
  const waits = parts.map((part, index) => {
    const share = Math.max(flight.words, way ? clearOf(part, way) : 0);
    return duration.flight * share + Math.min(index * stagger.tight, duration.feedback);
  });
  await moveParts(parts, 'arrive', waits, isBack, signal);
}

/** Lets the words of the old page leave, and removes it when what flies has arrived, too. */
type Leave = (flight: Partial<Flight>) => Promise<void>;

/**
 * Notes how the page stands, until the next page has taken its place.
 *
 * @param signal removes it
 * @returns lays it, which React has removed from the document, over the new one as it was scrolled; null if
 *   that can't be seen
 */
export function departPage(isBack: boolean, signal: AbortSignal): () => Leave | null {
  const page = document.querySelector<HTMLElement>('main > article');
  const scrolled = -(page?.getBoundingClientRect().top ?? 0);
  const hidden = ([...(page?.children ?? [])] as HTMLElement[])
    .filter((part) => !isOnScreen(part))
    .map(({ style, offsetHeight }) => ({ style, height: `${offsetHeight}px` }));
  return () => {
    if (!page || page.isConnected || document.hidden) return null;
    const layer = document.createElement('div');
    layer.className =
      'leaving-page pointer-events-none invisible fixed inset-0 z-20 overflow-hidden';
    layer.inert = true;
    layer.ariaHidden = 'true';
    // What is not seen keeps its height, so that the rest keeps its place.
    for (const { style, height } of hidden)
      Object.assign(style, { contentVisibility: 'hidden', height });
    layer.append(page);
    document.body.append(layer);
    layer.scrollTop = scrolled;
    const remove = () => layer.remove();
    signal.addEventListener('abort', remove);
    return async ({ carried = [], finished }) => {
      const parts = partsOf(page, carried);
      // What flies has been hidden.
      for (const { style } of parts) style.visibility ||= 'visible';
      await Promise.all([finished, moveParts(parts, 'leave', [], isBack, signal)]);
      remove();
    };
  };
}
