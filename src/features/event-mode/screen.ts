/**
 * The screen in event mode: keeps it awake, enters full screen, hides a pointer that does not move,
 * avoids burn-in, and notices when it stands still.
 */
import { event, stray } from '../../motion/event-tokens.ts';
import { onFrame } from '../../motion/framer.ts';

/**
 * Keeps the screen awake with one lock. The browser releases it whenever the tab is hidden, and the
 * system may do so at any time, so the lock is requested again.
 */
export function stayAwake(): void {
  let lock: WakeLockSentinel | undefined;
  let isRequesting = false;
  const requestLock = async () => {
    if (document.hidden || isRequesting || lock?.released === false) return;
    isRequesting = true;
    try {
      lock = await navigator.wakeLock.request('screen');
    } catch {
      // The request fails on low battery and in browsers without the API. Then the system's setting
      // decides.
    }
    isRequesting = false;
  };
  document.addEventListener('visibilitychange', requestLock);
  setInterval(requestLock, event.watch);
  requestLock();
}

/**
 * Enters full screen at the first press after each call of `arm`, because browsers allow it only in
 * a user gesture. If a visitor has left full screen, the next press does not enter it again.
 */
export function createFullScreen() {
  let isArmed = true;
  const { keyboard } = navigator as { keyboard?: { lock(keys: string[]): Promise<void> } };
  return {
    arm() {
      isArmed = true;
    },
    async enter() {
      if (!isArmed || document.fullscreenElement) return;
      isArmed = false;
      try {
        await document.documentElement.requestFullscreen({ navigationUI: 'hide' });
        // With the keyboard lock a short press of Escape ends only the presentation. Holding Escape
        // also ends full screen.
        await keyboard?.lock(['Escape']);
      } catch {
        // The browser refused full screen or the keyboard lock, and the mode works without.
      }
    },
    leave() {
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    },
  };
}

/**
 * Sets `html[data-pointer]` while the pointer does not move, so that CSS hides the pointer.
 *
 * @returns shows the pointer again; call it when the pointer moves
 */
export function createPointerHider(): () => void {
  const { dataset } = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    delete dataset.pointer;
    timer = setTimeout(() => {
      dataset.pointer = 'resting';
    }, event.pointer);
  };
}

/**
 * Moves static elements around their place by whole pixels, so that they do not burn in: sets the
 * CSS variables `--stray-x` and `--stray-y`.
 *
 * @param pace how many times faster than real time, for tests
 */
export function avoidBurnIn(pace: number): void {
  const { style } = document.documentElement;
  const steps = event.shiftRound / event.shiftStep;
  let step = 0;
  setInterval(() => {
    step = (step + 1) % steps;
    const angle = (step / steps) * Math.PI * 2;
    style.setProperty('--stray-x', `${Math.round(Math.cos(angle) * stray)}px`);
    style.setProperty('--stray-y', `${Math.round(Math.sin(angle * 2) * stray)}px`);
  }, event.shiftStep / pace);
}

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
  setInterval(() => {
    if (document.hidden) return onAnswer();
    if (cancelRequest) unanswered += 1;
    cancelRequest ??= onFrame(onAnswer);
    if (unanswered * event.watch < event.stalled) return;
    onAnswer();
    onStalled();
  }, event.watch);
}
