/**
 * What a run of the causal model shows: observed averages, averages under an intervention, and the
 * counterfactual of one day.
 */

import type { SceneRun } from '../../../scene/index.tsx';
import type { DemoRun } from '../run.ts';
import { average, correlation, counterfactual, effectsOf, predict } from './causal-model.ts';
import {
  type Day,
  days,
  model,
  noise,
  outcome,
  type Variable,
  variables,
  worstDay,
} from './days.ts';

export interface Question {
  variable: Variable;
  /** In the variable's unit. */
  value: number;
}

/** The value that is preset: clearly away from the average. */
export const firstValue = (variable: Variable) => {
  const { low, high } = variables[variable];
  return Math.round(low + (high - low) * (variable === 'drivers' ? 0.7 : 0.25));
};

export interface LearningRun extends DemoRun {
  /** Variables that move when the chosen one is set by hand. */
  moved: ReadonlySet<Variable>;
  /** Calls on the days that were seen at the value; null where they are too few. */
  seen: number | null;
  /** Averages of all days, observed and with the variable set by hand. */
  observed: Day;
  intervened: Day;
  /** The worst day as it was, and as it would have been. */
  before: Day;
  after: Day;
}

export const withUnit = (variable: Variable, value: number) => {
  const { unit } = variables[variable];
  return `${Math.round(value)}${unit === '%' || !unit ? unit : ` ${unit}`}`;
};

const averages = (all: readonly Day[]): Day =>
  Object.fromEntries(
    (Object.keys(variables) as Variable[]).map((name) => [
      name,
      average(all.map((day) => day[name])),
    ]),
  ) as Record<Variable, number>;

const observed = averages(days);

const numberOf = (variable: Variable) => model.findIndex(([name]) => name === variable);
/** The model's arrows for the scene, which knows variables by their number. */
const arrows = model.flatMap(([effect, { causes }]) =>
  (Object.keys(causes) as Variable[]).map((cause) => [numberOf(cause), numberOf(effect)] as const),
);
const inGraph = (cause: Variable | null): SceneRun => ({
  at: 'learning',
  mood: 'rests',
  causes: { arrows, cause: cause && numberOf(cause) },
});

/** Days that count as seen at a value: as near as a twentieth of the variable's range. */
function seenAt({ variable, value }: Question): Day[] {
  const { low, high } = variables[variable];
  return days.filter((day) => Math.abs(day[variable] - value) <= (high - low) / 20);
}

/** Fewer seen days than this say nothing. */
const fewest = 10;

/** `1 call`, `38 calls`. */
const calls = (count: number) =>
  `${Math.round(count)} ${Math.round(count) === 1 ? 'call' : 'calls'}`;

export function learningRun(question: Question): LearningRun {
  const { variable, value } = question;
  const { name } = variables[variable];
  const at = `${name.toLowerCase()} at ${withUnit(variable, value)}`;
  const seen = seenAt(question);
  const seenCalls = average(seen.map((day) => day[outcome]));
  const tie = correlation(
    days.map((day) => day[variable]),
    days.map((day) => day[outcome]),
  );
  const action = { [variable]: value } as Partial<Day>;
  const intervened = averages(noise.map((each) => predict(model, each, action)));
  const before = days[worstDay] as Day;
  const after = counterfactual(model, before, action);
  const moved = effectsOf(model, variable);
  const isCause = moved.has(outcome);

  const observation =
    seen.length < fewest
      ? `Too few of the 4,000 days had ${at} to say what goes with it.`
      : `On the ${seen.length} days seen with ${at}, there were ${calls(seenCalls)} on average; on all days ${calls(observed[outcome])}.`;
  const intervention = isCause
    ? `Set by hand on every day, ${at} brings ${calls(intervened[outcome])} on average instead of ${calls(observed[outcome])}.`
    : `Set by hand on every day, ${at} changes nothing: still ${calls(intervened[outcome])}. It goes with the calls, and does not cause them.`;
  const past = isCause
    ? `The worst day had ${calls(before[outcome])}. The same day with ${at} would have had ${calls(after[outcome])}.`
    : `The worst day had ${calls(before[outcome])}. The same day with ${at} would have had as many.`;
  return {
    demo: 'learning',
    moved,
    seen: seen.length < fewest ? null : seenCalls,
    observed,
    intervened,
    before,
    after,
    steps: [
      { id: 'observed', title: 'Only observe', message: observation, scene: inGraph(null) },
      {
        id: 'intervened',
        title: 'Set by hand',
        message: intervention,
        scene: inGraph(variable),
      },
      {
        id: 'counterfactual',
        title: 'The same day',
        message: past,
        scene: inGraph(variable),
      },
    ],
    result: `${intervention} ${past}`,
    computed: [
      { at: 0, label: 'Correlation with calls', value: tie.toFixed(2) },
      { at: 0, label: 'Seen', value: seen.length < fewest ? 'Too few days' : calls(seenCalls) },
      { at: 1, label: 'Set by hand', value: calls(intervened[outcome]) },
    ],
  };
}
