import { useEffect, useRef } from 'react';
import type { Page } from '../content/types.ts';
import { aimScene } from '../scene/index.tsx';
import { frameTask } from './frame-task.ts';

/**
 * Follows which section leads the screen, and moves the scene to its shot. While
 * the border between two sections crosses the middle of the screen, the scene
 * stands some way between their shots.
 *
 * @returns ref for the element whose children carry `data-section`
 */
export function useSectionShots(page: Page) {
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    const root = ref.current;
    if (!root) return;
    const sections = [...root.querySelectorAll<HTMLElement>('[data-section]')];
    const shots = page.sections.map((section) => section.shot ?? page.shot);

    const aim = () => {
      const boxes = sections.map((section) => section.getBoundingClientRect());
      const middle = innerHeight / 2;
      const index = Math.max(
        0,
        boxes.findIndex((box) => box.bottom > middle),
      );
      const here = shots[index];
      const next = shots[index + 1];
      const box = boxes[index];
      if (!here || !box) return;
      // The last half screen of a section hands over to the next one.
      const progress = 1 - (box.bottom - middle) / (innerHeight / 2);
      if (!next || next === here || progress <= 0) aimScene(here);
      else aimScene({ from: here, to: next, progress: Math.min(1, progress) });
    };

    const task = frameTask(aim);
    aim();
    addEventListener('scroll', task.run, { passive: true });
    addEventListener('resize', task.run);
    return () => {
      task.cancel();
      removeEventListener('scroll', task.run);
      removeEventListener('resize', task.run);
    };
  }, [page]);

  return ref;
}
