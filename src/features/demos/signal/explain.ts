/**
 * Why this value and not the usual one: for each candidate the same record is asked for once more
 * with that candidate set to what is usual (Pearl's counterfactual, in `learning/causal-model.ts`).
 * What then falls away of the distance to the usual value is the candidate's share.
 */
import type { Values } from '../learning/causal-model.ts';
import { methods } from '../methods.ts';
import type { Candidate, Part, Signal } from './signals.ts';

const none: Values<Part> = { one: 0, other: 0, companion: 0, value: 0 };

/** Every part as it is without noise and without anything set by hand. */
export const usualOf = ({ model }: Signal): Values<Part> => methods.predict(model, none);

/** The value that this record would have had with something set by hand, in its unit. */
export const valueWith = ({ model, observed }: Signal, action: Partial<Values<Part>>): number =>
  methods.counterfactual(model, observed, action).value;

/**
 * Shares of the distance between the record's value and the usual one, 1 for all of it. A candidate
 * that causes nothing has 0; shares of several causes need not add up to 1.
 */
export function sharesOf(signal: Signal): Record<Candidate, number> {
  const usual = usualOf(signal);
  const { value } = signal.observed;
  const share = (part: Candidate) =>
    (value - valueWith(signal, { [part]: usual[part] })) / (value - usual.value);
  return { one: share('one'), other: share('other'), companion: share('companion') };
}
