/** Milliseconds after the page's start from which an idle moment is waited for no longer than `idleTimeout`. */
const timeoutFrom = 4000;
const idleTimeout = 100;

/**
 * Resolves when the page has loaded and the browser is idle; at once on the server. A machine that
 * draws every frame late may not be idle for seconds: some time after the start it is not waited for.
 */
export async function whenIdle(): Promise<void> {
  if (typeof document === 'undefined') return;
  if (document.readyState !== 'complete') {
    await new Promise((done) => addEventListener('load', done, { once: true }));
  }
  await new Promise<unknown>((done) => {
    // Safari has no idle callback; a task after the load is the next best.
    if ('requestIdleCallback' in window)
      requestIdleCallback(done, { timeout: performance.now() > timeoutFrom ? idleTimeout : 0 });
    else setTimeout(done);
  });
}

let first: Promise<void> | undefined;

/** Resolves once the browser has been idle after the load: hydration is over. At once from then on. */
export function whenSettled(): Promise<void> {
  first ??= whenIdle();
  return first;
}
