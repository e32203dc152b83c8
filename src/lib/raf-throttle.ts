/** Runs a task at most once a frame, however often it is called. */
export function rafThrottle(task: () => void) {
  let waiting = 0;
  return {
    run() {
      waiting ||= requestAnimationFrame(() => {
        waiting = 0;
        task();
      });
    },
    cancel() {
      cancelAnimationFrame(waiting);
      waiting = 0;
    },
  };
}

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
