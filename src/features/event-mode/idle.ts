import { event } from '../../motion/event-tokens.ts';

/**
 * Counts the time since the last input, with one timer however much input there is.
 *
 * @param limit milliseconds; asked again and again, since it changes with the page
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
    /** Somebody is there. Cheap enough for every pixel that a pointer moves. */
    touch() {
      last = performance.now();
    },
    /** Counts anew. */
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
