import { settled } from './lazy.tsx';

/** Longest wait: a tab that is hidden paints no frame. */
const maxWaitMs = 100;

/** Resolves when the browser has painted what stands in the document now. */
export const painted = (): Promise<unknown> =>
  settled(new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))), maxWaitMs);

/**
 * Runs a task once the browser has painted what stands in the document now.
 *
 * @returns takes the task back
 */
export function afterPaint(task: () => void): () => void {
  let isWanted = true;
  void painted().then(() => isWanted && task());
  return () => {
    isWanted = false;
  };
}
