/**
 * A linear structural causal model. Each variable is the sum of a base value, of each of its causes
 * times a weight, and of its own noise. Observation reads the values. An intervention (do) sets one
 * variable and cuts the arrows into it. A counterfactual asks what one past day would have been.
 *
 * Source: J. Pearl, 'Causality' (2nd ed., 2009), chapters 1 and 7: the do-operator (3.2), and
 * counterfactuals in three steps, abduction, action, prediction (theorem 7.1.7).
 */

import { average } from '../numbers.ts';

/** Values by variable, in each variable's own unit. */
export type Values<V extends string> = Readonly<Record<V, number>>;

export interface Equation<V extends string> {
  base: number;
  /** Weight of each direct cause. */
  causes: Readonly<Partial<Record<V, number>>>;
  /** Standard deviation of the variable's own noise. */
  deviation: number;
}

/** Equations in causal order: the causes of each variable come before it. */
export type Model<V extends string> = readonly (readonly [variable: V, equation: Equation<V>])[];

/** Value of a variable without its noise. */
const expectedValue = <V extends string>(
  { base, causes }: Equation<V>,
  values: Values<V>,
): number =>
  Object.entries<number | undefined>(causes).reduce(
    (sum, [cause, weight]) => sum + (weight ?? 0) * values[cause as V],
    base,
  );

/**
 * Prediction: computes the values from given noise.
 *
 * @param noise  noise of each variable, in its unit
 * @param action variables that an intervention (do) sets, whose equations are not used
 */
export function predict<V extends string>(
  model: Model<V>,
  noise: Values<V>,
  action: Partial<Values<V>> = {},
): Values<V> {
  const values = {} as Record<V, number>;
  for (const [variable, equation] of model) {
    const computed = expectedValue(equation, values) + noise[variable];
    values[variable] = action[variable] ?? computed;
  }
  return values;
}

/** Abduction: computes the noise from a day on which all variables were observed. */
export function abduct<V extends string>(model: Model<V>, day: Values<V>): Values<V> {
  return Object.fromEntries(
    model.map(([variable, equation]) => [variable, day[variable] - expectedValue(equation, day)]),
  ) as Record<V, number>;
}

/**
 * Counterfactual: the values of a past day if an action had set some of them (abduction, action,
 * prediction).
 */
export const counterfactual = <V extends string>(
  model: Model<V>,
  day: Values<V>,
  action: Partial<Values<V>>,
): Values<V> => predict(model, abduct(model, day), action);

/** The arrows from causes to their effects, as indices into the model. */
export const arrowsOf = <V extends string>(model: Model<V>) =>
  model.flatMap(([, { causes }], effect) =>
    Object.keys(causes).map(
      (cause) => [model.findIndex(([name]) => name === cause), effect] as const,
    ),
  );

/**
 * Variables that a variable acts on, directly or through others, itself excluded.
 */
export function effectsOf<V extends string>(model: Model<V>, cause: V): Set<V> {
  const reached = new Set<V>([cause]);
  for (const [variable, { causes }] of model) {
    if ((Object.keys(causes) as V[]).some((name) => reached.has(name))) reached.add(variable);
  }
  reached.delete(cause);
  return reached;
}

/** Pearson's correlation of two lists of equal length, −1 to 1. */
export function correlation(listA: readonly number[], listB: readonly number[]): number {
  const [meanA, meanB] = [average(listA), average(listB)];
  let [products, squaresA, squaresB] = [0, 0, 0];
  listA.forEach((value, index) => {
    const [da, db] = [value - meanA, (listB[index] ?? 0) - meanB];
    products += da * db;
    squaresA += da * da;
    squaresB += db * db;
  });
  return products / Math.sqrt(squaresA * squaresB);
}
