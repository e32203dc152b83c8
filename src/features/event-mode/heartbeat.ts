import { event } from '../../motion/event-tokens.ts';
import { onFrame } from '../../motion/timelines.ts';

/**
 * Asks the animation loop for one frame every few seconds while the tab is visible, and
 * calls `help` after too many unanswered requests. Requests are counted instead of time, because no
 * request is made while the computer sleeps. The loop answers also while the scene draws nothing new.
 *
 * @returns stops watching
 */
export function watchFrames(help: () => void): () => void {
  let unanswered = 0;
  let cancelRequest: (() => void) | null = null;

  const answer = () => {
    cancelRequest?.();
    cancelRequest = null;
    unanswered = 0;
  };
  const ask = () => {
    if (document.hidden) return answer();
    if (cancelRequest) unanswered += 1;
    cancelRequest ??= onFrame(answer);
    if (unanswered * event.watch < event.stalled) return;
    answer();
    help();
  };
  const timer = setInterval(ask, event.watch);
  return () => {
    clearInterval(timer);
    cancelRequest?.();
  };
}

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
