import { useEffect, useRef } from 'react';
import { frameTask } from '../../lib/frame-task.ts';
import { frameScene } from '../../scene/index.tsx';

/**
 * Tells the scene where the drawing stands on screen, so that the canvas shows the
 * constellation in exactly its place, also while the page scrolls.
 *
 * @returns ref for the element around the drawings
 */
export function useDiagramFrame() {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const report = () => {
      const shown = [...(ref.current?.children ?? [])].find((it) => it.clientWidth > 0);
      if (!shown) return;
      const { left, top, width, height } = shown.getBoundingClientRect();
      frameScene({ left, top, width, height });
    };
    const task = frameTask(report);
    report();
    addEventListener('scroll', task.run, { passive: true });
    addEventListener('resize', task.run);
    return () => {
      task.cancel();
      removeEventListener('scroll', task.run);
      removeEventListener('resize', task.run);
      frameScene(null);
    };
  }, []);

  return ref;
}
