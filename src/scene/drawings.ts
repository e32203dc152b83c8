/** Asks the worker that draws what the build can't know: a demo's run, and the visitor's own print. */
import type { DrawingAnswer, DrawingQuestion, Drawings } from './line-art/drawing-worker.ts';

let worker: Worker | null | undefined;
const waiting: ((drawing: DrawingAnswer['drawing'] | null) => void)[] = [];

function startWorker(): Worker | null {
  try {
    const started = new Worker(new URL('./line-art/drawing-worker.ts', import.meta.url), {
      type: 'module',
      name: 'drawings',
    });
    started.onmessage = ({ data: { id, drawing } }: MessageEvent<DrawingAnswer>) =>
      waiting[id]?.(drawing);
    started.onerror = (event) => {
      event.preventDefault();
      worker = null;
      for (const answer of waiting) answer(null);
    };
    return started;
  } catch {
    return null;
  }
}

/**
 * Draws in the worker, which starts at the first call, and again after it has failed.
 *
 * @param args parameters of the drawing in `line-art/drawing-worker.ts`
 * @returns the drawing; null where the browser has no worker, or its code did not load
 */
export function requestDrawing<Kind extends keyof Drawings>(
  kind: Kind,
  ...args: Parameters<Drawings[Kind]>
): Promise<ReturnType<Drawings[Kind]> | null> {
  return new Promise((resolve) => {
    worker ??= startWorker();
    if (!worker) return resolve(null);
    const id = waiting.push(resolve as (typeof waiting)[number]) - 1;
    worker.postMessage({ id, kind, args } satisfies DrawingQuestion);
  });
}
