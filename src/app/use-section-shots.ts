import { useEffect, useRef } from 'react';
import type { Page, ShotId } from '../content/types.ts';
import { frameTask } from '../lib/frame-task.ts';
import { aimScene } from '../scene/index.tsx';

interface Mark {
  element: HTMLElement;
  shot: ShotId;
}

/** Everything that names a shot, in the page's order. Paper shows nothing, so it names none. */
const marksOf = (root: HTMLElement): Mark[] =>
  [...root.querySelectorAll<HTMLElement>('[data-shot]')]
    .map((element) => ({ element, shot: element.dataset.shot as ShotId }))
    .filter(({ shot }) => shot !== 'still');

/** The camera leaves a shot and reaches the next one without a jerk. */
const settled = (progress: number) => progress * progress * (3 - 2 * progress);

/**
 * Follows what leads the screen, and moves the scene to its shot. While the next
 * mark comes up from the bottom to the middle of the screen, the scene stands some
 * way between the two shots.
 *
 * @returns ref for the element that holds everything with a `data-shot`
 */
export function useSectionShots(page: Page) {
  const ref = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other marks
  useEffect(() => {
    const root = ref.current;
    if (!root) return;
    let marks = marksOf(root);

    const aim = () => {
      const middle = innerHeight / 2;
      const tops = marks.map(({ element }) => element.getBoundingClientRect().top);
      // A step inside a section comes after the section, so the innermost mark wins.
      const here = Math.max(
        0,
        tops.findLastIndex((top) => top <= middle),
      );
      const shot = marks[here]?.shot ?? 'still';
      const next = marks[here + 1]?.shot;
      // Marks of a pinned sequence stand closer than half a screen.
      const upcoming = tops[here + 1] ?? Number.POSITIVE_INFINITY;
      const way = Math.min(middle, upcoming - (tops[here] ?? 0));
      const progress = 1 - (upcoming - middle) / way;
      if (!next || next === shot || progress <= 0) aimScene(shot);
      else aimScene({ from: shot, to: next, progress: settled(Math.min(1, progress)) });
    };

    const task = frameTask(aim);
    // A section may pin itself, and then mark its steps otherwise.
    const changes = new MutationObserver(() => {
      marks = marksOf(root);
      task.run();
    });
    changes.observe(root, { attributeFilter: ['data-pinned'], subtree: true });
    aim();
    addEventListener('scroll', task.run, { passive: true });
    addEventListener('resize', task.run);
    return () => {
      task.cancel();
      changes.disconnect();
      removeEventListener('scroll', task.run);
      removeEventListener('resize', task.run);
    };
  }, [page]);

  return ref;
}
