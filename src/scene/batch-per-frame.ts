import { rafThrottle } from '../lib/raf-throttle.ts';

/**
 * Runs a step as soon as the task that asks for it has ended, so that what is sampled in a frame
 * leaves in that frame, and never twice in one frame, however often it is asked for.
 */
export function oncePerFrame(step: () => void) {
  let isWanted = false;
  let hasRun = false;
  const run = () => {
    hasRun = isWanted;
    if (!isWanted) return;
    isWanted = false;
    step();
    frame.run();
  };
  const frame = rafThrottle(run);
  return {
    run() {
      isWanted = true;
      if (hasRun) return;
      hasRun = true;
      queueMicrotask(run);
    },
    cancel() {
      isWanted = false;
      frame.cancel();
    },
  };
}
