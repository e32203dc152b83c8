/**
 * Hampel's filter: a reading is an outlier when it lies further from the median of its window than
 * a number of robust standard deviations.
 *
 * |x[k] − m[k]| > t · 1.4826 · MAD[k], with m and MAD the median and the median absolute deviation
 * of the window x[k−K] … x[k+K]. 1.4826 makes MAD estimate σ for normal readings.
 *
 * Sources: F. R. Hampel, 'The Influence Curve and Its Role in Robust Estimation', JASA 69 (1974);
 * L. Davies and U. Gather, 'The Identification of Multiple Outliers', JASA 88 (1993).
 */

/** Middle value; the mean of the two middle ones where the number is even. NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2
    ? (sorted[half] as number)
    : ((sorted[half - 1] ?? Number.NaN) + (sorted[half] ?? Number.NaN)) / 2;
}

/** Robust standard deviation: 1.4826 times the median absolute deviation from the median. */
export function robustDeviation(values: readonly number[]): number {
  const middle = median(values);
  return 1.4826 * median(values.map((value) => Math.abs(value - middle)));
}

interface HampelSettings {
  /** K: readings on each side of the one that is judged; near the ends the window is cut off. */
  halfWindow: number;
  /** t: how many robust standard deviations are still plausible. */
  threshold: number;
  /** Smallest deviation assumed, in the readings' unit: identical readings have a MAD of 0. */
  floor: number;
}

/**
 * @param readings one a time step; null where none arrived
 * @returns for each reading whether it is an outlier; false where none arrived
 */
export function hampel(
  readings: readonly (number | null)[],
  { halfWindow, threshold, floor }: HampelSettings,
): boolean[] {
  return readings.map((reading, index) => {
    if (reading === null) return false;
    const window = readings
      .slice(Math.max(0, index - halfWindow), index + halfWindow + 1)
      .filter((value) => value !== null);
    const deviation = Math.max(robustDeviation(window), floor);
    return Math.abs(reading - median(window)) > threshold * deviation;
  });
}
