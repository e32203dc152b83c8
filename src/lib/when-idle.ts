/**
 * Resolves when the page has loaded and the browser is idle; at once on the server.
 *
 * @param timeout milliseconds after which it is no longer waited for idleness, 0 for none: a machine
 *   that draws every frame late may not be idle for seconds
 */
export async function whenIdle(timeout = 0): Promise<void> {
  if (typeof document === 'undefined') return;
  if (document.readyState !== 'complete') {
    await new Promise((done) => addEventListener('load', done, { once: true }));
  }
  await new Promise<unknown>((done) => {
    // Safari has no idle callback; a task after the load is the next best.
    if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout });
    else setTimeout(done);
  });
}

let first: Promise<void> | undefined;

/** Resolves once the browser has been idle after the load: hydration is over. At once from then on. */
export function whenSettled(): Promise<void> {
  first ??= whenIdle();
  return first;
}
