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
  /** k: half the shift to be found, in σ. */
  slack: number;
  /** h: limit of the sums, in σ. */
  limit: number;
}

export interface Cusum {
  /** S⁺ and S⁻ after each reading, in σ. */
  up: number[];
  down: number[];
  alarms: boolean[];
}

/** @param readings one a time step; where null stands none arrived, and the sums stay */
export function cusum(
  readings: readonly (number | null)[],
  { mean, deviation, slack, limit }: CusumSettings,
): Cusum {
  const chart: Cusum = { up: [], down: [], alarms: [] };
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
