import { describe, expect, it } from 'vitest';
import {
  abduct,
  correlation,
  counterfactual,
  effectsOf,
  type Model,
  predict,
} from '../../src/features/demos/learning/causal-model.ts';
import {
  days,
  makeNoise,
  model,
  noise,
  type Variable,
  variables,
} from '../../src/features/demos/learning/days.ts';
import { learningRun } from '../../src/features/demos/learning/learning-run.ts';
import { average } from '../../src/features/demos/numbers.ts';

const names = Object.keys(variables) as Variable[];
describe('the causal model', () => {
  // J. Pearl, M. Glymour, N. Jewell, Causal Inference in Statistics (2016), section 4.2.3: encouragement
  // and homework. X = U, H = a·X + U, Y = b·X + c·H + U with a = 0.5, b = 0.7, c = 0.4.
  type Study = 'x' | 'h' | 'y';
  const study: Model<Study> = [
    ['x', { base: 0, causes: {}, deviation: 1 }],
    ['h', { base: 0, causes: { x: 0.5 }, deviation: 1 }],
    ['y', { base: 0, causes: { x: 0.7, h: 0.4 }, deviation: 1 }],
  ];
  const joe = { x: 0.5, h: 1, y: 1.5 };

  it('finds the noise of Pearl’s example by abduction', () => {
    const found = abduct(study, joe);
    expect(found.x).toBeCloseTo(0.5, 10);
    expect(found.h).toBeCloseTo(0.75, 10);
    expect(found.y).toBeCloseTo(0.75, 10);
  });

  it('answers its counterfactual: with homework doubled the score is 1.90', () => {
    expect(counterfactual(study, joe, { h: 2 }).y).toBeCloseTo(1.9, 10);
  });

  it('knows the effects, by hand', () => {
    expect([...effectsOf(model, 'drivers')]).toEqual(['lateness', 'calls']);
    expect(effectsOf(model, 'umbrellas').size).toBe(0);
    expect(effectsOf(model, 'rain').size).toBe(6);
  });
});

describe('the days', () => {
  it('are 4,000, the same at every visit, and possible', () => {
    expect(days).toHaveLength(4000);
    expect(makeNoise(2009, 3)).toEqual(noise.slice(0, 3));
    for (const name of names)
      expect(Math.min(...days.map((day) => day[name])), name).toBeGreaterThan(-3);
  });
});

describe('the demo', () => {
  it('computes the average of all days with a cause set', () => {
    const { intervened } = learningRun({ variable: 'rain', value: 5 });
    const set = noise.map((dayNoise) => predict(model, dayNoise, { rain: 5 }));
    expect(intervened.calls).toBeCloseTo(average(set.map(({ calls }) => calls)), 9);
  });

  it('says of umbrellas that they go with the calls and cause none', () => {
    const run = learningRun({ variable: 'umbrellas', value: 88 });
    expect(Number(run.computed[0]?.value)).toBeGreaterThan(0.4);
    expect(run.intervened).toEqual(expect.objectContaining({ calls: run.observed.calls }));
    expect(run.after.calls).toBeCloseTo(run.before.calls, 6);
    expect(run.result).toMatch(/does not cause them/);
  });

  it('shows that more drivers go with more calls and bring fewer', () => {
    const run = learningRun({ variable: 'drivers', value: 38 });
    expect(Number(run.computed[0]?.value)).toBeGreaterThan(0);
    expect(run.intervened.calls).toBeLessThan(run.observed.calls);
  });
});

describe('measures', () => {
  it('correlate as by hand', () => {
    expect(correlation([1, 2, 3], [2, 4, 6])).toBeCloseTo(1, 10);
    expect(correlation([1, 2, 3], [6, 4, 2])).toBeCloseTo(-1, 10);
    // Anscombe's first data set (1973): 0.816.
    const x = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5];
    const y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68];
    expect(correlation(x, y)).toBeCloseTo(0.816, 3);
  });
});
