/** Watchdog and idle clock of event mode, the unattended demo mode for large screens. */
import { event } from '../../motion/event-tokens.ts';
import { onFrame } from '../../motion/timelines.ts';

/**
 * The heartbeat: asks the animation loop for one frame every few seconds while the tab is visible,
 * and calls `onStalled` after too many requests without a frame. It counts requests instead of
 * time, because no request is made while the computer sleeps. The loop also runs while the scene
 * draws nothing new.
 */
export function watchFrames(onStalled: () => void): void {
  let unanswered = 0;
  let cancelRequest: (() => void) | null = null;

  const onAnswer = () => {
    cancelRequest?.();
    cancelRequest = null;
    unanswered = 0;
  };
  const requestFrame = () => {
    if (document.hidden) return onAnswer();
    if (cancelRequest) unanswered += 1;
    cancelRequest ??= onFrame(onAnswer);
    if (unanswered * event.watch < event.stalled) return;
    onAnswer();
    onStalled();
  };
  setInterval(requestFrame, event.watch);
}

/**
 * Measures the time since the last input. It has one timer, however much input there is.
 *
 * @param getLimitMs time without input after which `onDue` is called; read at each check, because
 *                   it depends on the page
 */
export function createIdleClock(getLimitMs: () => number, onDue: () => void) {
  let lastInputTime = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const check = () => {
    const leftMs = lastInputTime + getLimitMs() - performance.now();
    if (leftMs > 0) timer = setTimeout(check, Math.min(leftMs, event.watch));
    else onDue();
  };
  return {
    /** Restarts the count. Cheap enough for every pointer move. */
    touch() {
      lastInputTime = performance.now();
    },
    /** Starts counting from now. */
    start() {
      clearTimeout(timer);
      lastInputTime = performance.now();
      check();
    },
    stop() {
      clearTimeout(timer);
    },
  };
}
