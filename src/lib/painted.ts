import { settled } from './lazy.tsx';

/** Longest wait: a tab that is hidden paints no frame. */
const maxWaitMs = 100;

/** Resolves when the browser has painted what stands in the document now. */
export const painted = (): Promise<unknown> =>
  settled(new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))), maxWaitMs);
