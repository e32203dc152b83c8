import { scene } from '../../motion/scene-tokens.ts';
import type { FallbackReason, TierId } from '../shared/quality.ts';
import type { DisplayProbe } from './display-probe.ts';

/** Limits of a window's median interval, as multiples of the target interval; `scene` holds the times. */
export const limits = {
  /** Above this the tier is too slow. */
  slow: 1.43,
  /** Up to this no frame is missed, so that a richer tier may be tried. */
  smooth: 1.06,
  /** Up to this even a slow tier is better than no scene. */
  bearable: 2.2,
  /** GPU time above which a richer tier would not fit, and below which the GPU is not what is slow. */
  busy: 0.5,
  /** A lower tier has helped when its median is at most this share of the first one. */
  helped: 0.87,
  /** Frames of a window, and the fewest when its time is over. */
  window: 90,
  fewest: 6,
  /** Smooth windows in a row before a richer tier is tried. */
  up: 4,
  /** Unbearable windows in a row before the scene is given up: another program may be busy for a moment. */
  unbearable: 2,
} as const;

/** Frames a second that suffice. A faster display is followed only where it shows a whole multiple of the frames. */
const sufficientRate = 60;

/**
 * The interval between frames that is aimed at: the longest multiple of the display's own that still
 * gives 60 frames a second, or the display's own where that is longer. Milliseconds.
 */
export function targetInterval(displayInterval: number): number {
  const refreshes = Math.floor(1000 / sufficientRate / displayInterval + 0.1);
  return displayInterval * Math.max(1, refreshes);
}

/**
 * Chooses the tier by the median interval of a window of frames, so that single stalls count for
 * nothing, compared with what the display can show. A tier that was too slow is never tried again.
 * When no lower tier is faster, the first one is set again, because then something other than drawing
 * is slow; where the lowest tier is unbearable, the line art takes over.
 */
export class AdaptiveQuality {
  private currentTier: FallbackReason;
  private readonly display: DisplayProbe;
  /** Intervals of the current window, milliseconds. */
  private readonly intervals = new Float64Array(limits.window);
  private count = 0;
  private elapsed = 0;
  /** Milliseconds since the tier was set: the first `scene.settle` are not judged. */
  private warmedUp = 0;
  private smoothWindows = 0;
  private unbearableWindows = 0;
  /** Slow median that waits for the display to be measured again; 0 for none. */
  private doubtedMedian = 0;
  private richest: TierId = 1;
  /** Tier and median at which the way down began; null while nothing is slow. */
  private descent: { from: TierId; median: number } | null = null;
  /** No lower tier has helped: the tier stays, unless it becomes unbearable. */
  private isSettled = false;

  constructor(start: TierId, display: DisplayProbe) {
    this.currentTier = start;
    this.display = display;
  }

  get tier(): FallbackReason {
    return this.currentTier;
  }

  /**
   * Takes each drawn frame.
   *
   * @param interval milliseconds since the last frame
   * @param gpuMs    milliseconds that the GPU takes for a frame; 0 where it is unknown
   * @returns the new tier when it changes
   */
  frame(interval: number, gpuMs = 0): FallbackReason | null {
    if (this.currentTier === 'drawing' || interval <= 0) return null;
    if (this.doubtedMedian) {
      const median = this.doubtedMedian;
      this.doubtedMedian = 0;
      return this.judge(this.currentTier, median, gpuMs);
    }
    if (this.warmedUp < scene.settle) {
      this.warmedUp += interval;
      return null;
    }
    const median = this.medianWith(interval);
    if (median === null) return null;
    const isSlow = median > targetInterval(this.display.interval) * limits.slow;
    // A slow window, or one faster than the display was: the display's rate may have changed.
    if (!isSlow && median > this.display.interval * 0.8)
      return this.judge(this.currentTier, median, gpuMs);
    if (isSlow) this.doubtedMedian = median;
    this.display.restart();
    return null;
  }

  /** Drops what was measured so far: the page was hidden or the scene paused. */
  rest(): void {
    this.count = 0;
    this.elapsed = 0;
    this.warmedUp = 0;
    this.smoothWindows = 0;
    this.unbearableWindows = 0;
    this.doubtedMedian = 0;
  }

  /** Adds an interval. @returns the median when the window is full or its time is over */
  private medianWith(interval: number): number | null {
    this.elapsed += interval;
    this.intervals[this.count++] = interval;
    const isTimeOver = this.elapsed >= scene.judgement && this.count >= limits.fewest;
    if (this.count < limits.window && !isTimeOver) return null;
    const median = this.intervals.subarray(0, this.count).sort()[this.count >> 1] ?? 0;
    this.count = 0;
    this.elapsed = 0;
    return median;
  }

  private judge(tier: TierId, median: number, gpuMs: number): FallbackReason | null {
    const target = targetInterval(this.display.interval);
    if (median > target * limits.slow) {
      this.smoothWindows = 0;
      return this.lower(tier, median, gpuMs);
    }
    this.descent = null;
    this.unbearableWindows = 0;
    const isSmooth = median <= target * limits.smooth && gpuMs < target * limits.busy;
    this.smoothWindows = isSmooth ? this.smoothWindows + 1 : 0;
    const mayRise = tier > this.richest && !this.isSettled;
    return mayRise && this.smoothWindows >= limits.up ? this.setTier((tier - 1) as TierId) : null;
  }

  private lower(tier: TierId, median: number, gpuMs: number): FallbackReason | null {
    const target = targetInterval(this.display.interval);
    this.descent ??= { from: tier, median };
    const isGpuIdle = gpuMs > 0 && gpuMs < target * limits.busy;
    if (tier < 4 && !this.isSettled && !isGpuIdle) {
      // At more than twice the slow limit one tier less would not be enough.
      const steps = median > target * limits.slow * 2 ? 2 : 1;
      this.richest = Math.min(4, tier + steps) as TierId;
      return this.setTier(this.richest);
    }
    if (median > target * limits.bearable) {
      this.unbearableWindows += 1;
      return this.unbearableWindows >= limits.unbearable ? this.setTier('drawing') : null;
    }
    this.unbearableWindows = 0;
    this.isSettled = true;
    const { from, median: firstMedian } = this.descent;
    if (tier === from || median < firstMedian * limits.helped) return null;
    this.richest = from;
    return this.setTier(from);
  }

  private setTier(tier: FallbackReason): FallbackReason {
    this.currentTier = tier;
    this.rest();
    return tier;
  }
}
