/** The words of a page: they leave and arrive upwards, or downwards when the visitor goes back. */
import { settled } from '../lib/lazy.tsx';
import { isOnScreen } from '../lib/on-screen.ts';
import { painted } from '../lib/painted.ts';
import { animate, cancelAll } from './framer.ts';
import { getMotion } from './motion.ts';
import { distance, duration, easing, flight, seconds, stagger } from './tokens.ts';

/**
 * Opacity with which the old text leaves and the new text enters. At 0 there would be a frame with
 * nothing but the header where no picture is on the screen.
 */
const faint = 0.3;

const arrival = { shift: [distance.step, 0], durationMs: duration.state };

/** From and to, in pixels down the screen; `follow` arrives when the picture has flown past. */
const movements = {
  leave: {
    opacity: [1, faint],
    shift: [0, -distance.near],
    durationMs: duration.feedback,
    wait: 0,
  },
  arrive: { ...arrival, opacity: [faint, 1], wait: 0 },
  follow: { ...arrival, opacity: [0, 1], wait: flight.words * duration.flight },
};

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
    .filter(isOnScreen);

/**
 * Moves the blocks on the screen, one after the other. Those that leave stay faint.
 *
 * @param signal ends it: the words stand as the page has them
 */
export async function moveWords(
  by: keyof typeof movements,
  isBack: boolean,
  signal: AbortSignal,
): Promise<void> {
  if (document.hidden) return;
  const { opacity, shift, durationMs, wait } = movements[by];
  const blocks = blocksOnScreen();
  const isFull = getMotion() === 'full';
  let running: ReturnType<typeof animate>[] = [];
  const end = () => cancelAll(running, blocks);
  signal.addEventListener('abort', end);
  // Without it, a block that waits would be shown as it ends.
  for (const block of blocks) block.style.opacity = String(opacity[0]);
  // The first frame of a page takes long on a slow machine, which would show the movement's end only.
  if (by !== 'leave') await painted();
  if (signal.aborted) return;
  const transform = shift.map((y) => `translateY(${isBack ? -y : y}px)`);
  running = blocks.map((block, index) =>
    animate(block, isFull ? { opacity, transform } : { opacity }, {
      duration: seconds(isFull ? durationMs : duration.feedback / 2),
      delay: isFull ? seconds(wait + Math.min(index * stagger.tight, duration.feedback)) : 0,
      ease: easing.out,
    }),
  );
  // A tab that has just been hidden ends no animation, so the wait has a limit.
  await settled(Promise.all(running), wait + 2 * durationMs + duration.feedback);
  // Once it has been ended, the blocks may move for another page.
  if (by !== 'leave' && !signal.aborted) end();
}
