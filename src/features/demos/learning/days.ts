/**
 * Data of the Learning demo: an invented delivery service with eight variables, the causal model
 * that connects them, and 4,000 days generated from it.
 */
import { normal } from '../random.ts';
import { type Model, predict, type Values } from './causal-model.ts';

/** Names, units, and the ranges in which a visitor can set each variable. */
export const variables = {
  rain: { name: 'Rain', unit: 'mm', low: 0, high: 24 },
  discount: { name: 'Discount', unit: '%', low: 0, high: 35 },
  umbrellas: { name: 'Umbrellas sold', unit: '', low: 0, high: 350 },
  traffic: { name: 'Time in traffic', unit: 'min', low: 15, high: 65 },
  orders: { name: 'Orders', unit: '', low: 300, high: 800 },
  drivers: { name: 'Drivers on shift', unit: '', low: 10, high: 50 },
  lateness: { name: 'Delay', unit: 'min', low: 0, high: 60 },
  calls: { name: 'Complaint calls', unit: '', low: 0, high: 150 },
} as const;

export type Variable = keyof typeof variables;
export const variableNames = Object.keys(variables) as Variable[];
export type Day = Values<Variable>;

/** The weight of a cause is in units of the effect for each unit of the cause. */
export const model: Model<Variable> = [
  ['rain', { base: 12, causes: {}, deviation: 3 }],
  ['discount', { base: 18, causes: {}, deviation: 4 }],
  ['umbrellas', { base: 20, causes: { rain: 14 }, deviation: 18 }],
  ['traffic', { base: 18, causes: { rain: 1.6 }, deviation: 3 }],
  ['orders', { base: 330, causes: { rain: 6, discount: 7 }, deviation: 25 }],
  ['drivers', { base: 6, causes: { orders: 0.045 }, deviation: 2 }],
  ['lateness', { base: -6, causes: { traffic: 0.7, orders: 0.05, drivers: -0.9 }, deviation: 3 }],
  ['calls', { base: -4, causes: { lateness: 1.8, orders: 0.05 }, deviation: 6 }],
];

/** Number of generated days. */
const dayCount = 4000;

/**
 * Generates the noise of each variable on each day, normally distributed.
 *
 * @param seed the same seed gives the same days
 */
export function makeNoise(seed: number, count: number): Day[] {
  const draw = normal(seed);
  return Array.from(
    { length: count },
    () =>
      Object.fromEntries(
        model.map(([variable, { deviation }]) => [variable, deviation * draw()]),
      ) as Record<Variable, number>,
  );
}

export const noise: readonly Day[] = makeNoise(2009, dayCount);
/** The days as observed: no variable is set. */
export const days: readonly Day[] = noise.map((dayNoise) => predict(model, dayNoise));

/** The variable that each question is about. */
export const outcome = 'calls' satisfies Variable;
/** Index of the day with the most complaint calls, whose counterfactual the demo computes. */
export const worstDay: number = days.reduce(
  (worst, day, index) => (day[outcome] > (days[worst]?.[outcome] ?? 0) ? index : worst),
  0,
);
