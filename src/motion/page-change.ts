/**
 * What moves on a route change: the words, and the picture of a pressed card. A part of its own,
 * which comes after hydration.
 */
import { settled } from '../lib/lazy.tsx';
import { painted } from '../lib/painted.ts';
import { animate, cancelAll } from './framer.ts';
import { getMotion } from './motion.ts';
import { duration, easing, seconds, stagger } from './tokens.ts';

export { arrive, depart, growCard } from './picture-flight.ts';

/**
 * Blocks of text. Those with a view of the 3D scene do not move, because the scene measures its
 * position.
 */
const textBlocks =
  'main [data-theme]:not([data-theme] *) > :not([data-scene-view], :has([data-scene-view]))';

/** The blocks on the screen. One without a box of its own counts as its children. */
const blocksOnScreen = () =>
  [...document.querySelectorAll<HTMLElement>(textBlocks)]
    .flatMap((block) =>
      getComputedStyle(block).display === 'contents'
        ? ([...block.children] as HTMLElement[])
        : [block],
    )
    .filter((block) => {
      const { top, bottom } = block.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });

let cut = () => {};

/** Ends a movement of the words, which then stand as the page has them. */
export const cutWords = (): void => cut();

/**
 * Moves the blocks on the screen, one after the other. What still moves is cut.
 *
 * @param opacity from and to
 * @param shift   pixels from and to, not in reduced motion
 * @param delayMs wait before the first block moves
 * @returns promise that resolves at the end, with a function that removes what the movement has left
 */
export async function moveWords(
  opacity: number[],
  shift: number[],
  durationMs: number,
  delayMs = 0,
): Promise<() => void> {
  cut();
  if (document.hidden) return () => {};
  const blocks = blocksOnScreen();
  const isFull = getMotion() === 'full';
  let running: ReturnType<typeof animate>[] = [];
  const end = () => {
    // The blocks may move for another page by now.
    if (cut !== end) return;
    cut = () => {};
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
