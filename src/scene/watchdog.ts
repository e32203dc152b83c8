import { sceneWatch } from '../motion/tokens.ts';

interface WatchdogOptions {
  /** How many intervals without a sign of life are tolerated at the moment. */
  tolerance(): number;
  /** Asks for a sign of life. */
  ask(): void;
  /** Called once, after more intervals without a sign than are tolerated. */
  onSilent(): void;
}

/**
 * Detects a scene that has stopped without an error event, as its worker does when it loops, closes
 * or never answers. Intervals are counted, not time, so that a computer that wakes from sleep ends
 * nothing, and only those of a visible tab, because a hidden one draws no frames.
 */
export function startWatchdog({ tolerance, ask, onSilent }: WatchdogOptions) {
  let silentIntervals = 0;
  const timer = setInterval(() => {
    if (document.hidden) return;
    if (silentIntervals >= tolerance()) {
      clearInterval(timer);
      return onSilent();
    }
    silentIntervals += 1;
    ask();
  }, sceneWatch.interval);
  return {
    /** Notes a sign of life. */
    noteSign() {
      silentIntervals = 0;
    },
    stop: () => clearInterval(timer),
  };
}
