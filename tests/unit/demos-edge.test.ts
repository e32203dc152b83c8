import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cusum,
  gaps,
  hampel,
  median,
  robustDeviation,
  stuckAt,
} from '../../src/features/demos/edge/detectors.ts';
import { applyRules, fillGaps, strictnesses } from '../../src/features/demos/edge/gate.ts';
import {
  cleanStream,
  faultKinds,
  fromText,
  length,
  toText,
  withFault,
} from '../../src/features/demos/edge/stream.ts';
import { average } from '../../src/features/demos/numbers.ts';

describe('the Hampel filter', () => {
  it('uses the median and 1.4826 MAD', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    // By hand: the median is 2, the deviations are 1 1 0 0 2 4 7, and their median is 1.
    expect(robustDeviation([1, 1, 2, 2, 4, 6, 9])).toBeCloseTo(1.4826, 6);
  });

  it('marks the one outlier of a window and nothing else', () => {
    const settings = { halfWindow: 3, threshold: 3, floor: 0 };
    expect(
      hampel([1, 2, 1, 2, 9, 2, 1, 2, 1], settings).flatMap((is, at) => (is ? [at] : [])),
    ).toEqual([4]);
  });
});

describe('CUSUM', () => {
  it('gives the sums of Montgomery’s table 9.1', () => {
    // D. C. Montgomery, Introduction to Statistical Quality Control, example 9.1: μ 10, σ 1, k 0.5, h 5.
    const readings = [
      9.45, 7.99, 9.29, 11.66, 12.16, 10.18, 8.04, 11.46, 9.2, 10.34, 9.03, 11.47, 10.51, 9.4,
      10.08, 9.37, 10.62, 10.31, 8.52, 10.84, 10.9, 9.33, 12.29, 11.5, 10.6, 11.08, 10.38, 11.62,
      11.31, 10.52,
    ];
    const { up, alarms } = cusum(readings, { mean: 10, deviation: 1, slack: 0.5, limit: 5 });
    expect(up[28]).toBeCloseTo(5.28, 6);
    expect(up[29]).toBeCloseTo(5.3, 6);
    expect(alarms.indexOf(true)).toBe(28);
  });
});

describe('the plain rules', () => {
  it('doubt a value that repeats, from the last of the run on', () => {
    expect(stuckAt([1, 2, 2, 2, 2, 3], 3)).toEqual([false, false, false, true, true, false]);
    expect(stuckAt([1, null, null, null], 2)).toEqual([false, false, false, false]);
  });

  it('see every gap', () => expect(gaps([1, null, 2])).toEqual([false, true, false]));

  it('fill a gap with the last value, as a gateway does', () =>
    expect(fillGaps([null, 1, null, null, 2])).toEqual([null, 1, 1, 1, 2]));
});

describe('the gate', () => {
  const expected = { spike: 'hampel', drift: 'cusum', gap: 'gap' } as const;

  it.each(Object.entries(expected))('catches a %s by the rule %s', (kind, rule) => {
    const fault = { kind: kind as keyof typeof expected, at: 60 };
    const { marks } = applyRules(withFault(cleanStream, fault), 2);
    expect(marks.slice(60).some((rules) => rules.includes(rule))).toBe(true);
  });

  it('catches a stuck sensor by its rule at every setting', () => {
    const readings = withFault(cleanStream, { kind: 'stuck', at: 60 });
    strictnesses.forEach(({ run }, strictness) => {
      expect(applyRules(readings, strictness).marks[60 + run - 1]).toContain('stuck');
    });
  });

  it('brings a drifted average nearer to the truth', () => {
    const readings = withFault(cleanStream, { kind: 'drift', at: 60 });
    const { marks } = applyRules(readings, 2);
    const arrived = readings.filter((value) => value !== null);
    const kept = arrived.filter((_, index) => !marks[index]?.length);
    const truth = average(cleanStream);
    expect(Math.abs(average(kept) - truth)).toBeLessThan(Math.abs(average(arrived) - truth) / 4);
  });
});

describe('the address', () => {
  it('keeps any fault', () => {
    const at = fc.integer({ min: 0, max: length - 1 });
    const fault = fc.oneof(
      fc.record({ kind: fc.constantFrom(...faultKinds), at }),
      fc
        .uniqueArray(fc.tuple(at, fc.integer({ min: 540, max: 760 })), {
          minLength: 1,
          maxLength: 20,
          selector: ([index]) => index,
        })
        .map((points) => ({
          kind: 'drawn' as const,
          at: Math.min(...points.map(([index]) => index)),
          drawn: Object.fromEntries(points.map(([index, tenths]) => [index, tenths / 10])),
        })),
    );
    fc.assert(
      fc.property(fault, (each) => {
        expect(fromText(toText(each))).toEqual(each);
      }),
    );
  });

  it.each(['', 'spike', 'spike.', 'spike.400', 'drawn.', 'drawn.5=900', 'drawn.x=1', 'other.4'])(
    'refuses %j',
    (text) => expect(fromText(text)).toBeNull(),
  );
});
