import { event } from '../../motion/event-tokens.ts';

/**
 * Counts the time since the last input, with one timer however much input there is.
 *
 * @param limit milliseconds; read at each check, because it changes with the page
 */
export function idleClock(limit: () => number, due: () => void) {
  let last = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const check = () => {
    const left = last + limit() - performance.now();
    if (left > 0) timer = setTimeout(check, Math.min(left, event.watch));
    else due();
  };
  return {
    /** Restarts the count. Cheap enough for every pointer move. */
    touch() {
      last = performance.now();
    },
    /** Starts counting from now. */
    start() {
      clearTimeout(timer);
      last = performance.now();
      check();
    },
    stop() {
      clearTimeout(timer);
    },
  };
}
