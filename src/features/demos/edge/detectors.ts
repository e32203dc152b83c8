/** Detectors of faulty readings: two plain rules, Hampel's filter and a CUSUM chart. */

/**
 * Stuck-at rule: marks readings that repeat one value.
 *
 * @param runLength number of equal readings in a row from which on they are marked
 * @returns for each reading whether it is marked
 */
export function stuckAt(readings: readonly (number | null)[], runLength: number): boolean[] {
  let equalCount = 0;
  return readings.map((reading, index) => {
    equalCount = reading !== null && reading === readings[index - 1] ? equalCount + 1 : 1;
    return reading !== null && equalCount >= runLength;
  });
}

/** Gap rule: marks time steps without a reading. */
export const gaps = (readings: readonly (number | null)[]): boolean[] =>
  readings.map((reading) => reading === null);

/*
 * Hampel's filter: a reading is an outlier if its distance from the median of its window is more
 * than a number of robust standard deviations.
 *
 * |x[k] − m[k]| > t · 1.4826 · MAD[k], with m and MAD the median and the median absolute deviation
 * of the window x[k−K] … x[k+K]. 1.4826 makes MAD estimate σ for normal readings.
 *
 * Sources: F. R. Hampel, 'The Influence Curve and Its Role in Robust Estimation', JASA 69 (1974);
 * L. Davies and U. Gather, 'The Identification of Multiple Outliers', JASA 88 (1993).
 */

/**
 * Median: the middle value, or the mean of the two middle values of an even number. NaN for none.
 */
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
  /**
   * K: readings on each side of the tested one. Near the ends of the stream the window is smaller.
   */
  halfWindow: number;
  /** t: maximum distance from the median, in robust standard deviations. */
  threshold: number;
  /** Minimum deviation, in the unit of the readings, because equal readings have a MAD of 0. */
  floor: number;
}

/**
 * @param readings one for each time step; null if none arrived
 * @returns for each time step whether its reading is an outlier; false if none arrived
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

/**
 * Two-sided cumulative sum control chart, which finds a small lasting shift of the mean.
 *
 * S⁺[i] = max(0, S⁺[i−1] + z[i] − k), S⁻[i] = max(0, S⁻[i−1] − z[i] − k), z[i] = (x[i] − μ) / σ;
 * an alarm is raised while either exceeds h.
 *
 * Source: E. S. Page, 'Continuous Inspection Schemes', Biometrika 41 (1954).
 */
interface CusumSettings {
  /** μ and σ of the process in control, in the readings' unit. */
  mean: number;
  deviation: number;
  /** k: half the shift that is to be detected, in σ. */
  slack: number;
  /** h: limit of the sums, in σ. */
  limit: number;
}

interface CusumChart {
  /** S⁺ and S⁻ after each reading, in σ. */
  up: number[];
  down: number[];
  /** For each reading whether a sum exceeds the limit. */
  alarms: boolean[];
}

/**
 * Computes the chart.
 *
 * @param readings one for each time step; null if none arrived, in which case the sums do not
 *                 change
 */
export function cusum(
  readings: readonly (number | null)[],
  { mean, deviation, slack, limit }: CusumSettings,
): CusumChart {
  const chart: CusumChart = { up: [], down: [], alarms: [] };
  let [up, down] = [0, 0];
  for (const reading of readings) {
    if (reading !== null) {
      const z = (reading - mean) / deviation;
      up = Math.max(0, up + z - slack);
      down = Math.max(0, down - z - slack);
    }
    chart.up.push(up);
    chart.down.push(down);
    chart.alarms.push(up > limit || down > limit);
  }
  return chart;
}
