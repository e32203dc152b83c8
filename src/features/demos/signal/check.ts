/**
 * What the demo on home computes for one record: the check by the four rules of the Edge demo on a
 * short stream of readings that ends with the record, and values of the record's causal model.
 * Hampel's filter finds an outlier, CUSUM a lasting shift of the readings, and two plain rules
 * repeated and missing values.
 */

import type { Answer } from '../agents/gate-queue.ts';
import { cusum, gaps, hampel, stuckAt } from '../edge/detectors.ts';
import type { Values } from '../learning/causal-model.ts';
import { counterfactual, predict } from '../learning/causal-model.ts';
import { normal } from '../random.ts';
import {
  inUnits,
  type PossibleCause,
  type Signal,
  type SignalId,
  signals,
  type Variable,
} from './signals.ts';

const noNoise: Values<Variable> = { firstCause: 0, secondCause: 0, correlated: 0, value: 0 };

/** Usual value of each variable: without noise, and with no variable set. */
export const usualOf = ({ model }: Signal): Values<Variable> => predict(model, noNoise);

/** Value that the record would have had if some variables had been set, in its unit. */
const valueWith = ({ model, observed }: Signal, action: Partial<Values<Variable>>): number =>
  counterfactual(model, observed, action).value;

export interface Consequence {
  /** What the person did, as a text after 'You'. */
  did: string;
  /** Sentence about the consequence. */
  follows: string;
  /** Value of the record after the answer, in its unit. */
  value: number;
}

/** What follows from the visitor's answer to the agent's proposal for a record. */
export function consequenceOf(id: SignalId, answer: Answer): Consequence {
  const signal = signals[id];
  const { did = 'refused', action = {}, follows } = signal.consequences[answer];
  const value = valueWith(signal, action);
  return { did, follows: follows(inUnits(signal, value)), value };
}

/**
 * How much of the difference between the record's value and the usual value each possible cause
 * explains, 0 to 1: the part that disappears when the cause is set to its usual value (Pearl's
 * counterfactual, in `learning/causal-model.ts`). Shares of several causes need not add up to 1.
 */
export function sharesOf(signal: Signal): Record<PossibleCause, number> {
  const usual = usualOf(signal);
  const { value } = signal.observed;
  const share = (cause: PossibleCause) =>
    (value - valueWith(signal, { [cause]: usual[cause] })) / (value - usual.value);
  return {
    firstCause: share('firstCause'),
    secondCause: share('secondCause'),
    correlated: share('correlated'),
  };
}

/** Number of readings in the stream. The last one is the record. */
export const streamLength = 24;
/** Settings of the detectors, equal to the middle strictness of the Edge demo. */
const rules = { halfWindow: 5, threshold: 3.5, slack: 0.5, limit: 5, run: 6 } as const;

/**
 * Generates the stream in the value's unit: usual readings, then some near the record's value, and
 * as the last one the record.
 */
export function streamOf(signal: Signal): number[] {
  const { seed, deviation, rising } = signal.stream;
  const draw = normal(seed);
  const usual = usualOf(signal).value;
  const { value } = signal.observed;
  return Array.from({ length: streamLength }, (_, index) => {
    if (index === streamLength - 1) return value;
    const level = index >= streamLength - 1 - rising ? value : usual;
    return level + deviation * draw();
  });
}

/**
 * Result of the check. `outlier`: only the record is far from the usual value; `shift`: the last
 * readings are, too; `stuck`: the readings repeat one value; `gap`: there is no reading.
 */
export type Finding = 'outlier' | 'shift' | 'stuck' | 'gap' | 'usual';

/**
 * Applies the rules to the last reading.
 *
 * @param readings  all in the same unit; null if none arrived
 * @param mean      mean of the usual readings
 * @param deviation standard deviation of the usual readings
 */
export function check(
  readings: readonly (number | null)[],
  mean: number,
  deviation: number,
): Finding {
  const outliers = hampel(readings, { ...rules, floor: deviation / 4 });
  const withoutOutliers = readings.map((reading, index) => (outliers[index] ? null : reading));
  if (gaps(readings).at(-1)) return 'gap';
  if (stuckAt(readings, rules.run).at(-1)) return 'stuck';
  if (outliers.at(-1)) return 'outlier';
  return cusum(withoutOutliers, { mean, deviation, ...rules }).alarms.at(-1) ? 'shift' : 'usual';
}
