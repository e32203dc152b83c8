import { rafThrottle } from '../lib/raf-throttle.ts';

/**
 * Batches requests for a callback. It runs in a microtask after the first request, so that values
 * read in a frame are sent in the same frame, and at most once per frame.
 */
export function batchPerFrame(callback: () => void) {
  let isRequested = false;
  let hasRunThisFrame = false;
  const runIfRequested = () => {
    hasRunThisFrame = isRequested;
    if (!isRequested) return;
    isRequested = false;
    callback();
    nextFrame.run();
  };
  const nextFrame = rafThrottle(runIfRequested);
  return {
    request() {
      isRequested = true;
      if (hasRunThisFrame) return;
      hasRunThisFrame = true;
      queueMicrotask(runIfRequested);
    },
    cancel() {
      isRequested = false;
      nextFrame.cancel();
    },
  };
}
