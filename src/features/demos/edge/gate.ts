/** The gate of the Edge demo: four rules that mark faulty readings. */
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
 * Settings of the rules, from generous to strict: threshold of the Hampel filter and limit of
 * CUSUM, both in standard deviations, and the number of equal readings in a row for the stuck-at
 * rule.
 */
export const strictnesses = [
  { label: 'Very generous', threshold: 5, limit: 8, run: 8 },
  { label: 'Generous', threshold: 4, limit: 6.5, run: 7 },
  { label: 'Middle', threshold: 3.5, limit: 5, run: 6 },
  { label: 'Strict', threshold: 3, limit: 4, run: 5 },
  { label: 'Very strict', threshold: 2, limit: 3, run: 4 },
] as const;

/** Readings that the Hampel filter uses on each side of the tested one. */
const halfWindow = 5;
/** Minimum standard deviation that the Hampel filter assumes, in °C. */
const minDeviation = 0.1;

/**
 * Applies the rules.
 *
 * @param readings   one for each minute, in °C; null if none arrived
 * @param strictness index into {@link strictnesses}
 * @returns the rules that mark each reading, and the larger of the two sums of CUSUM after each
 *          reading, in standard deviations
 */
export function applyRules(readings: readonly (number | null)[], strictness: number) {
  const settings = strictnesses[strictness] ?? strictnesses[2];
  const outliers = hampel(readings, {
    halfWindow,
    threshold: settings.threshold,
    floor: minDeviation,
  });
  // CUSUM looks for lasting shifts, so single outliers, which the Hampel filter marks, are left
  // out.
  const { up, down, alarms } = cusum(
    readings.map((reading, index) => (outliers[index] ? null : reading)),
    {
      mean: median(baseline),
      deviation: robustDeviation(baseline),
      slack: 0.5,
      limit: settings.limit,
    },
  );
  const markedBy: Record<RuleName, boolean[]> = {
    gap: gaps(readings),
    hampel: outliers,
    stuck: stuckAt(readings, settings.run),
    cusum: alarms,
  };
  const names = Object.keys(markedBy) as RuleName[];
  return {
    marks: readings.map((_, index) => names.filter((name) => markedBy[name][index])),
    sums: up.map((sum, index) => Math.max(sum, down[index] ?? 0)),
  };
}

/**
 * Number of later readings that a rule needs to decide about a reading: the Hampel filter needs
 * half a window.
 */
export const delayOf = (rule: RuleName): number => (rule === 'hampel' ? halfWindow : 0);

/** Fills gaps with the last reading, as a system without the gate does. */
export const fillGaps = (readings: readonly (number | null)[]): (number | null)[] =>
  readings.map(
    (_, index) => readings.slice(0, index + 1).findLast((reading) => reading !== null) ?? null,
  );
