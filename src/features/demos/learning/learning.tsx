import { useMemo } from 'react';
import { Choice, DemoFrame, Range } from '../demo-frame.tsx';
import type { DemoProps } from '../run.ts';
import { useDemo } from '../use-demo.ts';
import { outcome, type Variable, variableNames, variables } from './days.ts';
import { Graph } from './graph.tsx';
import { firstValue, learningRun, type Question, withUnit } from './learning-run.ts';

const source =
  'The 4,000 days are generated from eight linear equations with normally distributed noise, the same for every visitor. The arrows are those of the equations, so the model knows what is true. Observation, do-operator and counterfactual (abduction, action, prediction) follow Pearl, Causality, 2009.';

/** The variables that a visitor can set: all but the outcome. */
const causes = variableNames.filter((name) => name !== outcome);
const options = causes.map((name) => [name, variables[name].name] as const);

function fromAddress(text: string): Question | null {
  const [, name, number] = /^([a-z]+)\.(\d{1,3})$/.exec(text) ?? [];
  const variable = causes.find((cause) => cause === name);
  const value = Number(number);
  if (!variable || value < variables[variable].low || value > variables[variable].high) return null;
  return { variable, value };
}

/**
 * Demo of Neural Learning, 'Ask it why': observe the days of a delivery service, set one cause on
 * every day, and ask what one past day would have been with that cause set.
 */
export default function Learning(props: DemoProps) {
  const {
    settings: question,
    change: ask,
    player,
  } = useDemo<Question>({
    start: { variable: 'umbrellas', value: firstValue('umbrellas') },
    toAddress: ({ variable, value }) => `${variable}.${value}`,
    fromAddress,
    stepCount: 3,
  });
  const run = useMemo(() => learningRun(question), [question]);
  const { variable, value } = question;
  const { name, low, high } = variables[variable];

  const choose = (next: Variable) => ask({ variable: next, value: firstValue(next) });

  return (
    <DemoFrame
      {...props}
      offering="learning"
      run={run}
      player={player}
      source={source}
      figure={<Graph run={run} question={question} step={player.step} ask={ask} />}
      settings={
        <div className="grid gap-6">
          <Choice label="What to set by hand" options={options} value={variable} choose={choose} />
          <div className="max-w-3xl">
            <Range
              label={name}
              valueText={withUnit(variable, value)}
              value={value}
              min={low}
              max={high}
              change={(next) => ask({ variable, value: next })}
            />
          </div>
        </div>
      }
    />
  );
}
