/**
 * A linear structural causal model: each variable is a base value plus its causes, each times a
 * weight, plus noise of its own. Observation reads what happened; do sets one variable by hand and
 * cuts the arrows into it; a counterfactual asks what one past day would have been.
 *
 * Source: J. Pearl, 'Causality' (2nd ed., 2009), chapters 1 and 7: the do-operator (3.2), and
 * counterfactuals in three steps, abduction, action, prediction (theorem 7.1.7).
 */

/** Values by variable, in each variable's own unit. */
export type Values<V extends string> = Readonly<Record<V, number>>;

export interface Equation<V extends string> {
  base: number;
  /** Weight of each direct cause. */
  causes: Readonly<Partial<Record<V, number>>>;
  /** Standard deviation of the variable's own noise. */
  deviation: number;
}

/** Equations in causal order: each names only variables before it. */
export type Model<V extends string> = readonly (readonly [variable: V, equation: Equation<V>])[];

const expected = <V extends string>({ base, causes }: Equation<V>, values: Values<V>): number =>
  Object.entries<number | undefined>(causes).reduce(
    (sum, [cause, weight]) => sum + (weight ?? 0) * values[cause as V],
    base,
  );

/**
 * Values that follow from given noise: prediction.
 *
 * @param noise  one number a variable, in its unit
 * @param action variables set by hand, whose equations no longer count: do
 */
export function predict<V extends string>(
  model: Model<V>,
  noise: Values<V>,
  action: Partial<Values<V>> = {},
): Values<V> {
  const values = {} as Record<V, number>;
  for (const [variable, equation] of model) {
    values[variable] = action[variable] ?? expected(equation, values) + noise[variable];
  }
  return values;
}

/** The noise of a day that was observed whole: abduction. */
export function abduct<V extends string>(model: Model<V>, day: Values<V>): Values<V> {
  return Object.fromEntries(
    model.map(([variable, equation]) => [variable, day[variable] - expected(equation, day)]),
  ) as Record<V, number>;
}

/** What the same day would have been with something set by hand: abduction, action, prediction. */
export const counterfactual = <V extends string>(
  model: Model<V>,
  day: Values<V>,
  action: Partial<Values<V>>,
): Values<V> => predict(model, abduct(model, day), action);

/** Variables that a variable acts on, over any number of arrows; itself not included. */
export function effectsOf<V extends string>(model: Model<V>, cause: V): Set<V> {
  const reached = new Set<V>([cause]);
  for (const [variable, { causes }] of model) {
    if ((Object.keys(causes) as V[]).some((name) => reached.has(name))) reached.add(variable);
  }
  reached.delete(cause);
  return reached;
}

/** Pearson's correlation of two columns of equal length, −1 to 1. */
export function correlation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [average(one), average(other)];
  let [products, squaresA, squaresB] = [0, 0, 0];
  one.forEach((value, index) => {
    const [da, db] = [value - a, (other[index] ?? 0) - b];
    products += da * db;
    squaresA += da * da;
    squaresB += db * db;
  });
  return products / Math.sqrt(squaresA * squaresB);
}

export const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
