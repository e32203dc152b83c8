/**
 * Animates text on a route change: the old page's text out and the new page's text in, with the Web
 * Animations API. The 3D scene behind the page is not affected.
 */
import { settled } from '../lib/lazy.tsx';
import { getMotion } from './motion.ts';
import { cssEasing, distance, duration, stagger } from './tokens.ts';

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

const blocksOnScreen = () =>
  [...document.querySelectorAll<HTMLElement>(textBlocks)].filter((block) => {
    const { top, bottom } = block.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });

const canAnimate = () => getMotion() === 'full' && !document.hidden;

/**
 * Animates the text of this page out, once the next page has loaded.
 *
 * @param to     URL of the next page. If only the query changes, there is no animation.
 * @param signal aborts when another navigation replaces this one; then the text returns
 */
export async function animateOut(to: URL, signal: AbortSignal): Promise<void> {
  if (!canAnimate() || to.pathname === location.pathname) return;
  const animations = blocksOnScreen().map((block) =>
    block.animate(
      { opacity: faint, transform: `translateY(${-distance.near}px)` },
      { duration: duration.feedback, easing: cssEasing('in-out'), fill: 'forwards' },
    ),
  );
  const cancel = () => {
    for (const animation of animations) animation.cancel();
  };
  signal.addEventListener('abort', cancel, { once: true });
  // A tab that has just been hidden ends no animation, so the wait has a limit.
  const ends = animations.map(({ finished }) => finished);
  await settled(Promise.allSettled(ends), 2 * duration.feedback);
}

/** Animates the text of the new page in, block after block from the top. */
export function animateIn() {
  if (!canAnimate()) return;
  // The whole transition, out and in, takes `duration.enter` at most.
  const maxDelay = duration.enter - duration.feedback - duration.state;
  blocksOnScreen().forEach((block, index) => {
    block.animate(
      { opacity: [faint, 1], transform: [`translateY(${distance.step}px)`, 'none'] },
      {
        duration: duration.state,
        delay: Math.min(index * stagger.tight, maxDelay),
        easing: cssEasing('out'),
        fill: 'backwards',
      },
    );
  });
}
