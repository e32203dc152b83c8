import { rafThrottle } from './raf-throttle.ts';

const steps = new Set<() => void>();
const sample = rafThrottle(() => {
  for (const step of steps) step();
});
const events = ['scroll', 'resize'] as const;

/**
 * Runs a step at most once a frame after the page was scrolled or its window resized. All steps
 * share one pair of listeners and one frame, so that layout is read in one go.
 *
 * @returns ends it
 */
export function onScroll(step: () => void): () => void {
  if (steps.size === 0) {
    for (const event of events) addEventListener(event, sample.run, { passive: true });
  }
  steps.add(step);
  return () => {
    steps.delete(step);
    if (steps.size > 0) return;
    for (const event of events) removeEventListener(event, sample.run);
    sample.cancel();
  };
}
