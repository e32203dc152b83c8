import { scene } from '../../motion/scene-tokens.ts';
import type { FallbackReason, TierId } from '../shared/quality.ts';
import type { DisplayProbe } from './display-probe.ts';

/** What counts as slow, all as shares of the interval that is aimed at; the clocks are in the motion tokens. */
export const limits = {
  /** Median interval from which on a tier is too rich for this machine. */
  slow: 1.43,
  /** At or below this no frame is missed, so a richer tier may be tried. */
  smooth: 1.06,
  /** Up to here even a tier that is too rich is better than no scene. */
  bearable: 2.2,
  /** The card's own time: above this a richer tier would not fit, below it the card is not what is slow. */
  busy: 0.5,
  /** A lower tier has helped when its interval is this much shorter. */
  helped: 0.87,
  /** Frames in one judgement; fewer when the judgement's time is up. */
  window: 90,
  fewest: 6,
  /** Smooth judgements in a row before a richer tier is tried. */
  up: 4,
  /** Judgements in a row that find the last resort unbearable: another program may be busy for a moment. */
  unbearable: 2,
} as const;

/** Pictures a second that are enough: a faster display is used where nothing is lost by it. */
const enough = 60;

/**
 * The interval that is aimed at on a display: the longest that the display can keep and that is
 * still 60 Hz, or the display's own where that is slower.
 */
export function aimFor(displayInterval: number): number {
  const pictures = Math.floor(1000 / enough / displayInterval + 0.1);
  return displayInterval * Math.max(1, pictures);
}

export interface AdaptiveQuality {
  /**
   * Feed every frame drawn; answers when the tier changes.
   *
   * @param interval milliseconds since the last frame
   * @param gpuMs    milliseconds the graphics card needs for a frame; 0 where it can't be known
   */
  frame(interval: number, gpuMs?: number): FallbackReason | null;
  /** The page was hidden or the scene paused: what was measured so far is dropped. */
  rest(): void;
  readonly tier: FallbackReason;
}

/**
 * Decides by the median of a window, so that single stalls count for nothing, measured against what
 * the display can show. A tier that was too heavy is never tried again. When no lower tier is any
 * faster, the first one is set again, because then the cause of the slowness is not the drawing of the
 * scene; where the lowest tier is not bearable, the line drawing takes over.
 */
export function adaptiveQuality(start: TierId, display: DisplayProbe): AdaptiveQuality {
  const intervals = new Float64Array(limits.window);
  let tier: FallbackReason = start;
  let richest: TierId = 1;
  let [count, elapsed, waited, smooth, unbearable] = [0, 0, 0, 0, 0];
  /** Where the way down began, and the interval there; null while nothing is slow. */
  let descent: { from: TierId; median: number } | null = null;
  /** No tier changes anything any more, but for the drawing. */
  let isSettled = false;
  /** A slow median that waits for the display to be measured once more. */
  let doubted = 0;

  const rest = () => {
    [count, elapsed, waited, smooth, unbearable, doubted] = [0, 0, 0, 0, 0, 0];
  };
  const move = (to: FallbackReason): FallbackReason => {
    tier = to;
    rest();
    return to;
  };

  const relieve = (
    from: TierId,
    median: number,
    aim: number,
    gpuMs: number,
  ): FallbackReason | null => {
    descent ??= { from, median };
    const isBearable = median <= aim * limits.bearable;
    const isCardIdle = gpuMs > 0 && gpuMs < aim * limits.busy;
    if (from < 4 && !isSettled && !isCardIdle) {
      // At more than twice the slow limit one tier less would not be enough.
      const steps = median > aim * limits.slow * 2 ? 2 : 1;
      richest = Math.min(4, from + steps) as TierId;
      return move(richest);
    }
    unbearable = isBearable ? 0 : unbearable + 1;
    if (!isBearable) return unbearable >= limits.unbearable ? move('drawing') : null;
    isSettled = true;
    const { from: first, median: before } = descent;
    if (from === first || median < before * limits.helped) return null;
    richest = first;
    return move(first);
  };

  const judge = (median: number, gpuMs: number): FallbackReason | null => {
    if (tier === 'drawing') return null;
    const aim = aimFor(display.interval);
    if (median > aim * limits.slow) {
      smooth = 0;
      return relieve(tier, median, aim, gpuMs);
    }
    descent = null;
    unbearable = 0;
    const isSmooth = median <= aim * limits.smooth && gpuMs < aim * limits.busy;
    smooth = isSmooth ? smooth + 1 : 0;
    return smooth >= limits.up && tier > richest && !isSettled ? move((tier - 1) as TierId) : null;
  };

  return {
    get tier() {
      return tier;
    },
    rest,
    frame(interval, gpuMs = 0) {
      if (tier === 'drawing' || interval <= 0) return null;
      if (doubted) {
        const median = doubted;
        doubted = 0;
        return judge(median, gpuMs);
      }
      if (waited < scene.settle) {
        waited += interval;
        return null;
      }
      elapsed += interval;
      intervals[count++] = interval;
      const timeUp = elapsed >= scene.judgement && count >= limits.fewest;
      if (count < limits.window && !timeUp) return null;
      const median = intervals.subarray(0, count).sort()[count >> 1] ?? 0;
      [count, elapsed] = [0, 0];
      const isSlow = median > aimFor(display.interval) * limits.slow;
      // Slow, or faster than the display was: the display may have changed.
      if (!isSlow && median > display.interval * 0.8) return judge(median, gpuMs);
      if (isSlow) doubted = median;
      display.restart();
      return null;
    },
  };
}
