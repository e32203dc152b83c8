/**
 * The check of one record in the demo of Neural Edge, by four rules on a short stream of readings that
 * ends with the record. Hampel's filter asks whether the record stands alone, CUSUM whether the readings have shifted, and two plain
 * rules whether values repeat or are missing.
 */

import type { Values } from '../learning/causal-model.ts';
import { methods } from '../methods.ts';
import type { Candidate, Part, Signal } from './signals.ts';

const none: Values<Part> = { firstCause: 0, secondCause: 0, correlate: 0, value: 0 };

/** Every part as it is without noise and without anything set by hand. */
export const usualOf = ({ model }: Signal): Values<Part> => methods.predict(model, none);

/** The value that this record would have had with something set by hand, in its unit. */
export const valueWith = ({ model, observed }: Signal, action: Partial<Values<Part>>): number =>
  methods.counterfactual(model, observed, action).value;

/**
 * How much of the distance between the record's value and the usual one each candidate explains, 0 to 1:
 * the part that disappears when the candidate is set to what is usual (Pearl's counterfactual, in
 * `learning/causal-model.ts`). Shares of several causes need not add up to 1.
 */
export function sharesOf(signal: Signal): Record<Candidate, number> {
  const usual = usualOf(signal);
  const { value } = signal.observed;
  const share = (part: Candidate) =>
    (value - valueWith(signal, { [part]: usual[part] })) / (value - usual.value);
  return {
    firstCause: share('firstCause'),
    secondCause: share('secondCause'),
    correlate: share('correlate'),
  };
}

/** Readings of the stream; the last one is the record. */
export const streamLength = 24;
/** Settings of the detectors, equal to the middle strictness of the Edge demo. */
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
  const withoutOutliers = readings.map((reading, index) => (outliers[index] ? null : reading));
  if (methods.gaps(readings).at(-1)) return 'silent';
  if (methods.stuckAt(readings, rules.run).at(-1)) return 'repeated';
  if (outliers.at(-1)) return 'alone';
  return methods.cusum(withoutOutliers, { mean, deviation, ...rules }).alarms.at(-1)
    ? 'moved'
    : 'usual';
}
