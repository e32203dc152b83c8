/**
 * The words of a page: the old ones leave over the new page, and the new ones arrive; upwards, or
 * downwards when the visitor goes back.
 */
import { settled } from '../lib/lazy.tsx';
import { isOnScreen } from '../lib/on-screen.ts';
import { painted } from '../lib/painted.ts';
import { animate, cancelAll } from './framer.ts';
import { getMotion } from './motion.ts';
import { distance, duration, easing, presence, seconds, stagger } from './tokens.ts';

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
const blocks = 'main [data-theme]:not([data-theme] *) > *';
/**
 * Blocks of text. Those with a view of the 3D scene do not move, because the scene measures its
 * position.
 */
const textBlocks = `${blocks}:not([data-scene-view], :has([data-scene-view]))`;

/** The blocks on the screen. One without a box of its own counts as its children. */
const onScreen = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .flatMap((block) =>
      getComputedStyle(block).display === 'contents'
        ? ([...block.children] as HTMLElement[])
        : [block],
    )
    .filter(isOnScreen);

/**
 * Moves blocks: old ones together, new ones one after the other.
 *
 * @param waitMs milliseconds until the first one moves
 * @param signal ends it: the words stand as the page has them
 */
async function moveBlocks(
  blocks: readonly HTMLElement[],
  by: keyof typeof movements,
  waitMs: number,
  isBack: boolean,
  signal: AbortSignal,
): Promise<void> {
  const { shift, durationMs, ease } = movements[by];
  const isFull = getMotion() === 'full';
  let running: ReturnType<typeof animate>[] = [];
  const end = () => cancelAll(running, blocks);
  signal.addEventListener('abort', end);
  // Without it, a block that waits would be shown as it ends.
  if (by === 'arrive') for (const { style } of blocks) style.opacity = '0';
  // The first frame of a page takes long on a slow machine, which would show the movement's end only.
  await painted();
  if (signal.aborted) return;
  const transform = shift.map((y) => `translateY(${isBack ? -y : y}px)`);
  running = blocks.map((block, index) => {
    // What a press has made step back leaves from there.
    const opacity = [Number(getComputedStyle(block).opacity), by === 'arrive' ? 1 : 0];
    return animate(block, isFull ? { opacity, transform } : { opacity }, {
      duration: seconds(isFull ? durationMs : duration.feedback),
      delay:
        isFull && by === 'arrive'
          ? seconds(waitMs + Math.min(index * stagger.tight, duration.feedback))
          : 0,
      ease,
    });
  });
  // A tab that has just been hidden ends no animation, so the wait has a limit.
  await settled(Promise.all(running), waitMs + 2 * durationMs + duration.feedback);
  // Once it has been ended, the blocks may move for another page.
  if (!signal.aborted) end();
}

/** Moves the new page's words in, after this many milliseconds. */
export async function arriveWords(wait: number, isBack: boolean, signal: AbortSignal) {
  if (!document.hidden) await moveBlocks(onScreen(textBlocks), 'arrive', wait, isBack, signal);
}

/**
 * Notes the words and pictures of this page, which stand until the next page has taken its place.
 *
 * @param signal removes them
 * @returns lets them leave: React has removed their page from the document, and it stands over the new
 *   one until they have gone
 */
export function departWords(isBack: boolean, signal: AbortSignal): () => Promise<void> {
  const page = document.querySelector<HTMLElement>('main > article');
  const leaving = onScreen(blocks);
  const places = leaving.map((block) => block.getBoundingClientRect());
  const hidden = [...(page?.children ?? [])].filter((part) => !isOnScreen(part)) as HTMLElement[];
  return async () => {
    if (!page || page.isConnected || document.hidden) return;
    const layer = document.createElement('div');
    layer.className = 'leaving-page pointer-events-none invisible fixed inset-0 z-20 overflow-clip';
    layer.inert = true;
    layer.ariaHidden = 'true';
    for (const part of hidden) part.style.display = 'none';
    layer.append(page);
    document.body.append(layer);
    const remove = () => layer.remove();
    signal.addEventListener('abort', remove);
    const shifts = leaving.map((block, index) => {
      const { left, top } = block.getBoundingClientRect();
      return `${(places[index]?.left ?? left) - left}px ${(places[index]?.top ?? top) - top}px`;
    });
    for (const [index, { style }] of leaving.entries())
      Object.assign(style, { translate: shifts[index], visibility: 'visible' });
    await moveBlocks(leaving, 'leave', 0, isBack, signal);
    remove();
  };
}
