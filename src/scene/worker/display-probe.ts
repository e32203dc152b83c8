/** Animation frames in which nothing is drawn: the first ones still wait for frames drawn before. */
const [ignored, counted] = [3, 8];
/** Limits of the measured interval, milliseconds. */
const [shortest, longest] = [1000 / 240, 1000 / 24];

/** Measures the display's refresh interval. */
export interface DisplayProbe {
  /** While it measures, nothing may be drawn. */
  readonly isMeasuring: boolean;
  /** Milliseconds between two refreshes; 60 Hz until measured. */
  readonly interval: number;
  /** Takes each animation frame while it measures. @param interval milliseconds since the last tick */
  tick(interval: number): void;
  /** Measures anew: a battery saver may have come or gone. */
  restart(): void;
}

/**
 * Measures by animation frames in which nothing is drawn. With drawing, a display of 30 Hz and a
 * GPU that misses every other frame of 60 Hz look the same.
 */
export function displayProbe(): DisplayProbe {
  const intervals = new Float64Array(counted);
  let count = -ignored;
  let interval = 1000 / 60;
  return {
    get isMeasuring() {
      return count < counted;
    },
    get interval() {
      return interval;
    },
    tick(milliseconds) {
      if (count >= counted || milliseconds <= 0) return;
      if (count >= 0) intervals[count] = milliseconds;
      count += 1;
      if (count < counted) return;
      // The first quartile instead of the median, because a stall only lengthens intervals.
      const typical = intervals.sort()[counted >> 2] ?? interval;
      interval = Math.min(longest, Math.max(shortest, typical));
    },
    restart() {
      count = -ignored;
    },
  };
}
