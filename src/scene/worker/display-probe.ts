/** Frames of one measurement. The first are ignored: they still wait for frames drawn before. */
const [ignoredFrames, measuredFrames] = [3, 8];
/** Limits of the measured interval, milliseconds. */
const [minInterval, maxInterval] = [1000 / 240, 1000 / 24];

/**
 * Measures the display's refresh interval: that of animation frames in which nothing is drawn. While frames are drawn, a display of 30 Hz
 * and a GPU that misses every other frame at 60 Hz look the same.
 */
export function displayProbe() {
  const intervals = new Float64Array(measuredFrames);
  // No measurement: drawn frames tell of a faster display, and a slower one is measured when they are late.
  let count = measuredFrames;
  let interval = 1000 / 60;
  return {
    /** True during a measurement, in which nothing may be drawn. */
    get isMeasuring() {
      return count < measuredFrames;
    },
    /** Milliseconds between two refreshes; 60 Hz until measured or drawn faster. */
    get interval() {
      return interval;
    },
    /** Counts an animation frame of the measurement. @param milliseconds since the last one */
    tick(milliseconds: number) {
      if (count >= measuredFrames || milliseconds <= 0) return;
      if (count >= 0) intervals[count] = milliseconds;
      count += 1;
      if (count < measuredFrames) return;
      // The first quartile instead of the median, because a stall only lengthens intervals.
      const typical = intervals.sort()[measuredFrames >> 2] ?? interval;
      interval = Math.min(maxInterval, Math.max(minInterval, typical));
    },
    /**
     * Notes that frames were drawn at this interval. A display is never slower than what it shows,
     * so that a rate which has risen is known without a measurement.
     */
    noteDrawn(milliseconds: number) {
      // 20 %, because the times of frames jitter.
      if (milliseconds < interval * 0.8) interval = Math.max(minInterval, milliseconds);
    },
    /** Measures again, because a battery saver may have lowered the display's rate. */
    restart() {
      count = -ignoredFrames;
    },
  };
}

export type DisplayProbe = ReturnType<typeof displayProbe>;
