/** Runs a task in the next animation frame, once for all calls of `run` before it. */
export function rafThrottle(task: () => void) {
  let requestId = 0;
  return {
    run() {
      requestId ||= requestAnimationFrame(() => {
        requestId = 0;
        task();
      });
    },
    cancel() {
      cancelAnimationFrame(requestId);
      requestId = 0;
    },
  };
}

const callbacks = new Set<() => void>();
const throttled = rafThrottle(() => {
  for (const callback of callbacks) callback();
});
const events = ['scroll', 'resize'] as const;

/**
 * Calls back at most once a frame after the page was scrolled or its window resized. All callbacks
 * share one pair of listeners and one frame, so that the browser computes the layout once.
 *
 * @returns function that ends it
 */
export function onScroll(callback: () => void): () => void {
  if (callbacks.size === 0) {
    for (const event of events) addEventListener(event, throttled.run, { passive: true });
  }
  callbacks.add(callback);
  return () => {
    callbacks.delete(callback);
    if (callbacks.size > 0) return;
    for (const event of events) removeEventListener(event, throttled.run);
    throttled.cancel();
  };
}
