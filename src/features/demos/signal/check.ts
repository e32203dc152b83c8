/**
 * The check of one record: the rules of Edge's gate on a short stream that ends with it. Hampel's
 * filter asks whether the record stands alone, CUSUM whether the readings have moved for good, two
 * plain rules whether the source repeats itself or was silent.
 */
import { methods } from '../methods.ts';
import { usualOf } from './explain.ts';
import type { Signal } from './signals.ts';

/** Readings of the stream; the last one is the record. */
export const streamLength = 24;
/** As in the gate of Edge at its middle setting. */
const rules = { halfWindow: 5, threshold: 3.5, slack: 0.5, limit: 5, run: 6 } as const;

/** @returns {@link streamLength} readings in the value's unit: usual ones, some at the record's level, the record */
export function streamOf(signal: Signal): number[] {
  const { seed, deviation, rising } = signal.stream;
  const draw = methods.normal(seed);
  const usual = usualOf(signal).value;
  const { value } = signal.observed;
  return Array.from({ length: streamLength }, (_, index) => {
    if (index === streamLength - 1) return value;
    const level = index >= streamLength - 1 - rising ? value : usual;
    return level + deviation * draw();
  });
}

export type Finding = 'alone' | 'moved' | 'repeated' | 'silent' | 'usual';

/**
 * What the rules say of the last reading.
 *
 * @param readings  in one unit; null where none arrived
 * @param mean      of the usual readings
 * @param deviation their standard deviation
 */
export function check(
  readings: readonly (number | null)[],
  mean: number,
  deviation: number,
): Finding {
  const outliers = methods.hampel(readings, { ...rules, floor: deviation / 4 });
  const kept = readings.map((reading, index) => (outliers[index] ? null : reading));
  if (methods.gaps(readings).at(-1)) return 'silent';
  if (methods.stuckAt(readings, rules.run).at(-1)) return 'repeated';
  if (outliers.at(-1)) return 'alone';
  return methods.cusum(kept, { mean, deviation, ...rules }).alarms.at(-1) ? 'moved' : 'usual';
}
