/** Keeps the screen awake and filled, hides a resting pointer, and avoids burn-in. */
import { event, stray } from '../../motion/event-tokens.ts';

type Undo = () => void;

/** Keeps the screen awake. The browser releases the lock whenever the tab is hidden, so it is requested again. */
export function stayAwake(): Undo {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const ask = async () => {
    if (document.hidden || over) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (over) lock.release();
    } catch {
      // The request fails on low battery and in browsers without the API; the system's setting then decides.
    }
  };
  document.addEventListener('visibilitychange', ask);
  ask();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', ask);
    lock?.release();
  };
}

/**
 * Fills the screen with the first press after it was armed: browsers allow it only in answer to a
 * user gesture. After a visitor has left full screen the next press does not enter it again.
 */
export function fillScreen() {
  let armed = true;
  const { keyboard } = navigator as { keyboard?: { lock(keys: string[]): Promise<void> } };
  return {
    arm() {
      armed = true;
    },
    async fill() {
      if (!armed || document.fullscreenElement) return;
      armed = false;
      try {
        await document.documentElement.requestFullscreen({ navigationUI: 'hide' });
        // With the keyboard lock a short press of Escape ends only the presentation; holding it also ends full screen.
        await keyboard?.lock(['Escape']);
      } catch {
        // Refused: the window stays as it is.
      }
    },
    leave() {
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    },
  };
}

/** Sets `html[data-pointer]` while the pointer does not move, for which CSS hides it. */
export function hidePointer(): { moved(): void; stop: Undo } {
  const { dataset } = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    dataset.pointer = 'resting';
  };
  return {
    moved() {
      clearTimeout(timer);
      delete dataset.pointer;
      timer = setTimeout(rest, event.pointer);
    },
    stop() {
      clearTimeout(timer);
      delete dataset.pointer;
    },
  };
}

/** Moves still elements around their place by whole pixels, so that nothing burns in. */
export function avoidBurnIn(pace: number): Undo {
  const { style } = document.documentElement;
  const steps = event.shiftRound / event.shiftStep;
  let step = 0;
  const move = () => {
    step = (step + 1) % steps;
    const turn = (step / steps) * Math.PI * 2;
    style.setProperty('--stray-x', `${Math.round(Math.cos(turn) * stray)}px`);
    style.setProperty('--stray-y', `${Math.round(Math.sin(turn * 2) * stray)}px`);
  };
  const timer = setInterval(move, event.shiftStep / pace);
  return () => {
    clearInterval(timer);
    style.removeProperty('--stray-x');
    style.removeProperty('--stray-y');
  };
}
