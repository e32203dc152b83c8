/**
 * The run of the Learning demo: observed averages, averages under an intervention (a variable is
 * set on every day), and the counterfactual of one past day.
 */

import type { SceneRun } from '../../../scene/index.tsx';
import { average, counted } from '../numbers.ts';
import type { DemoRun } from '../run.ts';
import { arrowsOf, correlation, counterfactual, effectsOf, predict } from './causal-model.ts';
import {
  type Day,
  days,
  model,
  noise,
  outcome,
  type Variable,
  variableNames,
  variables,
  worstDay,
} from './days.ts';

/** The variable that the visitor sets, and its value. */
export interface Question {
  variable: Variable;
  /** In the variable's unit. */
  value: number;
}

/** Initial value of a variable in the demo. It is far from the average. */
export const firstValue = (variable: Variable) => {
  const { low, high } = variables[variable];
  return Math.round(low + (high - low) * (variable === 'drivers' ? 0.7 : 0.25));
};

export interface LearningRun extends DemoRun {
  /** Variables that the chosen variable affects. */
  affected: ReadonlySet<Variable>;
  /**
   * Average calls on the days on which the variable had this value; null if there are too few days.
   */
  seen: number | null;
  /** Averages of all days, as observed. */
  observed: Day;
  /** Averages of all days, with the variable set on every day. */
  intervened: Day;
  /** The day with the most calls, as observed. */
  before: Day;
  /** The same day, if the variable had been set. */
  after: Day;
}

export const withUnit = (variable: Variable, value: number) => {
  const { unit } = variables[variable];
  return `${Math.round(value)}${unit === '%' || !unit ? unit : ` ${unit}`}`;
};

/** Average of each variable. */
const averageDay = (all: readonly Day[]): Day =>
  Object.fromEntries(
    variableNames.map((name) => [name, average(all.map((day) => day[name]))]),
  ) as Record<Variable, number>;

// The equations are linear, so the average of all days is the day with the average noise.
const averageNoise = averageDay(noise);
const observed = predict(model, averageNoise);
/** Correlation of each variable with the outcome, over all days. */
const correlations = Object.fromEntries(
  variableNames.map((name) => [
    name,
    correlation(
      days.map((day) => day[name]),
      days.map((day) => day[outcome]),
    ),
  ]),
) as Record<Variable, number>;

/** @param cause the variable that is set; null for none */
const toSceneRun = (cause: Variable | null): SceneRun => ({
  at: 'learning',
  mood: 'rests',
  causes: { arrows: arrowsOf(model), cause: cause && model.findIndex(([name]) => name === cause) },
});

/** Days on which the variable was near the value: within a twentieth of its range. */
function findDaysNear({ variable, value }: Question): Day[] {
  const { low, high } = variables[variable];
  return days.filter((day) => Math.abs(day[variable] - value) <= (high - low) / 20);
}

/** Minimum number of days for an average. */
const minDays = 10;

const countCalls = (calls: number) => counted(Math.round(calls), 'call');

/** Computes the run: the texts, values and scene of its three steps. */
export function learningRun(question: Question): LearningRun {
  const { variable, value } = question;
  const { name } = variables[variable];
  const condition = `${name.toLowerCase()} at ${withUnit(variable, value)}`;
  const daysNear = findDaysNear(question);
  const seen = daysNear.length < minDays ? null : average(daysNear.map((day) => day[outcome]));
  const action = { [variable]: value } as Partial<Day>;
  const intervened = predict(model, averageNoise, action);
  const before = days[worstDay] as Day;
  const after = counterfactual(model, before, action);
  const affected = effectsOf(model, variable);
  const isCause = affected.has(outcome);

  const observedMessage =
    seen === null
      ? `Too few of the 4,000 days had ${condition} to say what goes with it.`
      : `On the ${daysNear.length} days seen with ${condition}, there were ${countCalls(seen)} on average; on all days ${countCalls(observed[outcome])}.`;
  const intervenedMessage = isCause
    ? `Set by hand on every day, ${condition} brings ${countCalls(intervened[outcome])} on average instead of ${countCalls(observed[outcome])}.`
    : `Set by hand on every day, ${condition} changes nothing: still ${countCalls(intervened[outcome])}. It goes with the calls, and does not cause them.`;
  const counterfactualMessage = `The worst day had ${countCalls(before[outcome])}. The same day with ${condition} would have had ${isCause ? countCalls(after[outcome]) : 'as many'}.`;
  return {
    affected,
    seen,
    observed,
    intervened,
    before,
    after,
    steps: [
      { title: 'Only observe', message: observedMessage, scene: toSceneRun(null) },
      { title: 'Set by hand', message: intervenedMessage, scene: toSceneRun(variable) },
      { title: 'The same day', message: counterfactualMessage, scene: toSceneRun(variable) },
    ],
    result: `${intervenedMessage} ${counterfactualMessage}`,
    computed: [
      { at: 0, label: 'Correlation with calls', value: correlations[variable].toFixed(2) },
      { at: 0, label: 'Seen', value: seen === null ? 'Too few days' : countCalls(seen) },
      { at: 1, label: 'Set by hand', value: countCalls(intervened[outcome]) },
    ],
  };
}
