/**
 * From one page to the next the text leaves and the new text enters, around the scene
 * that stays: {@link duration.feedback} out, then {@link duration.state} and a stagger in.
 * They are the browser's own animations: no click waits for them.
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

const moves = () => getMotion() === 'full' && !document.hidden;

/**
 * Animates the text of this page out, once the next page has loaded.
 *
 * @param to     address of the next page; a change of the query alone is no transition
 * @param signal aborted when the visitor goes elsewhere instead: the text returns
 */
export async function animateOut(to: URL, signal: AbortSignal): Promise<void> {
  if (!moves() || to.pathname === location.pathname) return;
  const leaving = blocksOnScreen().map((block) =>
    block.animate(
      { opacity: 0, transform: `translateY(${-distance.near}px)` },
      { duration: duration.feedback, easing: cssEasing('in-out'), fill: 'forwards' },
    ),
  );
  const stay = () => {
    for (const animation of leaving) animation.cancel();
  };
  signal.addEventListener('abort', stay, { once: true });
  // A cancelled animation rejects: then the transition was interrupted, which is no failure.
  await Promise.allSettled(leaving.map((animation) => animation.finished));
}

/** The new page's text enters, block after block from the top. */
export function animateIn() {
  if (!moves()) return;
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
