/** Four rules beside the sensor, and what they change in a report. */
import { cusum, gaps, hampel, median, robustDeviation, stuckAt } from './detectors.ts';
import { baseline } from './stream.ts';

export const ruleNames = {
  gap: 'Gap rule',
  hampel: 'Hampel filter',
  stuck: 'Stuck-at rule',
  cusum: 'CUSUM',
} as const;
export type RuleName = keyof typeof ruleNames;

/**
 * From generous to strict: threshold of the Hampel filter, limit of CUSUM (both in σ), equal
 * readings in a row.
 */
export const strictnesses = [
  { threshold: 5, limit: 8, run: 8 },
  { threshold: 4, limit: 6.5, run: 7 },
  { threshold: 3.5, limit: 5, run: 6 },
  { threshold: 3, limit: 4, run: 5 },
  { threshold: 2, limit: 3, run: 4 },
] as const;

const halfWindow = 5;
const smallestDeviation = 0.1;

interface Judgement {
  /** For each reading the rules that mark it. */
  marks: RuleName[][];
  /** Sums of CUSUM after each reading, in σ: the larger side. */
  sums: number[];
}

/**
 * @param readings   one a minute, in degrees; null where none arrived
 * @param strictness index into {@link strictnesses}
 */
export function judge(readings: readonly (number | null)[], strictness: number): Judgement {
  const settings = strictnesses[strictness] ?? strictnesses[2];
  const outliers = hampel(readings, {
    halfWindow,
    threshold: settings.threshold,
    floor: smallestDeviation,
  });
  // A single outlier is the filter's business; CUSUM judges what is left.
  const { up, down, alarms } = cusum(
    readings.map((reading, index) => (outliers[index] ? null : reading)),
    {
      mean: median(baseline),
      deviation: robustDeviation(baseline),
      slack: 0.5,
      limit: settings.limit,
    },
  );
  const found: Record<RuleName, boolean[]> = {
    gap: gaps(readings),
    hampel: outliers,
    stuck: stuckAt(readings, settings.run),
    cusum: alarms,
  };
  const names = Object.keys(found) as RuleName[];
  return {
    marks: readings.map((_, index) => names.filter((name) => found[name][index])),
    sums: up.map((sum, index) => Math.max(sum, down[index] ?? 0)),
  };
}

/**
 * Readings after which a rule has decided: the filter also looks at as many after the one that it
 * judges.
 */
export const delayOf = (rule: RuleName): number => (rule === 'hampel' ? halfWindow : 0);

/** Mean of the readings that arrived; NaN for none. */
export const mean = (readings: readonly (number | null)[]): number => {
  const arrived = readings.filter((reading) => reading !== null);
  return arrived.reduce((sum, reading) => sum + reading, 0) / arrived.length;
};

/** Highest reading that arrived. */
export const highest = (readings: readonly (number | null)[]): number =>
  Math.max(...readings.filter((reading) => reading !== null));

/** Readings whose gaps are filled with the last value, as a gateway without the gate does. */
export const filled = (readings: readonly (number | null)[]): (number | null)[] => {
  let last: number | null = null;
  return readings.map((reading) => {
    last = reading ?? last;
    return last;
  });
};
