import { scene } from '../../motion/scene-tokens.ts';
import type { QualityLevel, TierId } from '../shared/quality.ts';
import type { DisplayProbe } from './display-probe.ts';

/**
 * Thresholds for one window of frames. Those of the median frame interval and of the GPU time are
 * multiples of the target interval; the times in milliseconds are in `scene` (motion tokens).
 */
export const limits = {
  /** Median interval above which the tier is too slow. */
  slow: 1.43,
  /** Median interval up to which no frame is missed, so that a richer tier may be tried. */
  smooth: 1.06,
  /** Median interval up to which a slow scene is better than none. */
  bearable: 2.2,
  /** GPU time above which a richer tier would not fit; below it, slowness has another cause. */
  gpuBusy: 0.5,
  /** A lower tier has helped when its median is below this share of the first tier's. */
  helped: 0.87,
  /** Frames of a full window. */
  window: 90,
  /** Fewest frames of a window that ends after `scene.judgement` milliseconds. */
  minFrames: 6,
  /** Smooth windows in a row after which a richer tier is tried. */
  up: 4,
  /**
   * Unbearable windows in a row after which the scene ends. One is not enough, because another
   * program may be busy for a moment.
   */
  unbearable: 2,
} as const;

/** Frames per second that suffice. Faster displays show each frame a whole number of times. */
const sufficientRate = 60;

/**
 * Milliseconds that should pass between two frames: the longest multiple of the display's interval
 * that still gives 60 frames per second, or the display's interval where that is longer.
 */
export function targetInterval(displayInterval: number): number {
  // 0.1 tolerates the error of the measured interval.
  const refreshes = Math.floor(1000 / sufficientRate / displayInterval + 0.1);
  return displayInterval * Math.max(1, refreshes);
}

/**
 * Chooses the tier. It compares the median interval of a window of frames with the display's refresh
 * interval; a median ignores single stalls. A tier that was too slow is never tried again. When no
 * lower tier is faster, the first one is set again, because something other than drawing is slow.
 * When even the lowest tier is unbearable, the result is 'drawing': the page shows its line art.
 */
export class AdaptiveQuality {
  tier: QualityLevel;
  private readonly display: DisplayProbe;
  /** Intervals of the current window, milliseconds. */
  private readonly intervals = new Float64Array(limits.window);
  private count = 0;
  private elapsedMs = 0;
  /** Milliseconds measured since the tier was set. The first `scene.settle` are not judged. */
  private warmUpMs = 0;
  private smoothWindows = 0;
  private unbearableWindows = 0;
  /** Slow median, judged once the display has been measured again; 0 for none. */
  private unconfirmedMedian = 0;
  /** The richest tier that may be tried. */
  private richestTier: TierId = 1;
  /** Tier and median before the first of several steps down; null while nothing is slow. */
  private descent: { from: TierId; median: number } | null = null;
  /** True when lower tiers do not help: the tier changes only when it becomes unbearable. */
  private isTierFinal = false;

  constructor(start: TierId, display: DisplayProbe) {
    this.tier = start;
    this.display = display;
  }

  /**
   * Counts a drawn frame.
   *
   * @param interval milliseconds since the last frame
   * @param gpuMs    milliseconds that the GPU needs for a frame; 0 if unknown
   * @returns the new tier when it changes
   */
  frame(interval: number, gpuMs = 0): QualityLevel | null {
    if (this.tier === 'drawing' || interval <= 0) return null;
    if (this.unconfirmedMedian) {
      const median = this.unconfirmedMedian;
      this.unconfirmedMedian = 0;
      return this.judge(this.tier, median, gpuMs);
    }
    if (this.warmUpMs < scene.settle) {
      this.warmUpMs += interval;
      return null;
    }
    const median = this.addInterval(interval);
    if (median === null) return null;
    this.display.noteDrawn(median);
    if (!this.needsMeasurement(median, gpuMs)) return this.judge(this.tier, median, gpuMs);
    this.unconfirmedMedian = median;
    this.display.restart();
    return null;
  }

  /** Whether another tier may be faster: slowness while the GPU is idle has another cause. */
  private mayStepDown(gpuMs: number): boolean {
    const isGpuIdle = gpuMs > 0 && gpuMs < targetInterval(this.display.interval) * limits.gpuBusy;
    return this.tier !== 4 && !this.isTierFinal && !isGpuIdle;
  }

  /**
   * Whether a slow median is the first of a descent, or would end the scene. Only then the display
   * is measured again, because no frame is drawn meanwhile: measured at each slow window, a scene
   * that stays slow would stop again and again.
   */
  private needsMeasurement(median: number, gpuMs: number): boolean {
    const target = targetInterval(this.display.interval);
    if (median <= target * limits.slow) return false;
    if (median > target * limits.bearable && !this.mayStepDown(gpuMs))
      return this.unbearableWindows + 1 >= limits.unbearable;
    return this.descent === null;
  }

  /** Drops all measurements, because the scene was paused or the tier has changed. */
  reset(): void {
    this.count = 0;
    this.elapsedMs = 0;
    this.warmUpMs = 0;
    this.smoothWindows = 0;
    this.unbearableWindows = 0;
    this.unconfirmedMedian = 0;
  }

  /** @returns the window's median when it is full or its time is over, otherwise null */
  private addInterval(interval: number): number | null {
    this.elapsedMs += interval;
    this.intervals[this.count++] = interval;
    const isTimeOver = this.elapsedMs >= scene.judgement && this.count >= limits.minFrames;
    if (this.count < limits.window && !isTimeOver) return null;
    const median = this.intervals.subarray(0, this.count).sort()[this.count >> 1] ?? 0;
    this.count = 0;
    this.elapsedMs = 0;
    return median;
  }

  private judge(tier: TierId, median: number, gpuMs: number): QualityLevel | null {
    const target = targetInterval(this.display.interval);
    if (median > target * limits.slow) {
      this.smoothWindows = 0;
      return this.lowerTier(tier, median, gpuMs);
    }
    this.descent = null;
    this.unbearableWindows = 0;
    const isSmooth = median <= target * limits.smooth && gpuMs < target * limits.gpuBusy;
    this.smoothWindows = isSmooth ? this.smoothWindows + 1 : 0;
    const mayRise = tier > this.richestTier && !this.isTierFinal;
    return mayRise && this.smoothWindows >= limits.up ? this.setTier((tier - 1) as TierId) : null;
  }

  private lowerTier(tier: TierId, median: number, gpuMs: number): QualityLevel | null {
    const target = targetInterval(this.display.interval);
    this.descent ??= { from: tier, median };
    if (this.mayStepDown(gpuMs)) {
      // Above twice the slow limit, one tier less would not be enough.
      const steps = median > target * limits.slow * 2 ? 2 : 1;
      this.richestTier = Math.min(4, tier + steps) as TierId;
      return this.setTier(this.richestTier);
    }
    if (median > target * limits.bearable) {
      this.unbearableWindows += 1;
      return this.unbearableWindows >= limits.unbearable ? this.setTier('drawing') : null;
    }
    this.unbearableWindows = 0;
    this.isTierFinal = true;
    const { from, median: firstMedian } = this.descent;
    if (tier === from || median < firstMedian * limits.helped) return null;
    this.richestTier = from;
    return this.setTier(from);
  }

  private setTier(tier: QualityLevel): QualityLevel {
    this.tier = tier;
    this.reset();
    return tier;
  }
}
