/**
 * Animates the old page's text out and the new page's text in, while the scene stays: {@link duration.feedback} out, then {@link duration.state} and a stagger in.
 * Web Animations run them, so the page stays usable.
 */
import { getMotion } from './motion.ts';
import { cssEasing, distance, duration, stagger } from './tokens.ts';

/** Backgrounds and scene views do not move, because the scene measures its boxes while text enters. */
const blocks = 'main [data-theme] > :not([data-scene-view], :has([data-scene-view]))';

/** The blocks of text that are on the screen. */
const blocksOnScreen = () =>
  [...document.querySelectorAll<HTMLElement>(blocks)].filter((block) => {
    const { top, bottom } = block.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });

const canAnimate = () => getMotion() === 'full' && !document.hidden;

/**
 * Animates the text of this page out, once the next page has loaded.
 *
 * @param to     address of the next page; a change of the query alone is no transition
 * @param signal aborted when the visitor goes elsewhere instead: the text returns
 */
export async function animateOut(to: URL, signal: AbortSignal): Promise<void> {
  if (!canAnimate() || to.pathname === location.pathname) return;
  const animations = blocksOnScreen().map((block) =>
    block.animate(
      { opacity: 0, transform: `translateY(${-distance.near}px)` },
      { duration: duration.feedback, easing: cssEasing('in-out'), fill: 'forwards' },
    ),
  );
  const cancel = () => {
    for (const animation of animations) animation.cancel();
  };
  signal.addEventListener('abort', cancel, { once: true });
  // A cancelled animation rejects, which only means that the transition was interrupted.
  await Promise.allSettled(animations.map((animation) => animation.finished));
}

/** The new page's text enters, block after block from the top. */
export function animateIn() {
  if (!canAnimate()) return;
  const longest = duration.enter - duration.feedback - duration.state;
  blocksOnScreen().forEach((block, index) => {
    block.animate(
      { opacity: [0, 1], transform: [`translateY(${distance.step}px)`, 'none'] },
      {
        duration: duration.state,
        delay: Math.min(index * stagger.tight, longest),
        easing: cssEasing('out'),
        fill: 'backwards',
      },
    );
  });
}
