import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answers } from '../../src/features/demos/agents/gate-queue.ts';
import { hashChain } from '../../src/features/demos/shield/hash-chain.ts';
import {
  check,
  consequenceOf,
  sharesOf,
  streamLength,
  streamOf,
  usualOf,
} from '../../src/features/demos/signal/check.ts';
import { entriesOf, exampleHashes, signalRun } from '../../src/features/demos/signal/signal-run.ts';
import {
  fromAddress,
  inUnits,
  signalIds,
  signals,
  start,
  toAddress,
} from '../../src/features/demos/signal/signals.ts';

describe('the check of a record', () => {
  const usual = [10, 10.2, 9.9, 10.1, 9.8, 10, 10.1, 9.9, 10.2, 9.8, 10];
  const finding = (...last: (number | null)[]) => check([...usual, ...last], 10, 0.2);

  it('tells a lone reading from a lasting shift, a stuck source and a silent one', () => {
    expect(finding(10.1)).toBe('usual');
    expect(finding(14)).toBe('outlier');
    // By hand: each reading is 5 σ above, so the sum exceeds 5 σ at the second one: 4.5, 9.
    expect(finding(11, 11.1, 10.9, 11, 11.1, 11)).toBe('shift');
    expect(finding(10, 10, 10, 10, 10)).toBe('stuck');
    expect(finding(null)).toBe('gap');
  });

  it('finds in each signal what its stream was made with', () => {
    const found = signalIds.map((id) => {
      const stream = streamOf(signals[id]);
      expect(stream).toHaveLength(streamLength);
      expect(stream.at(-1)).toBe(signals[id].observed.value);
      return signalRun({ signal: id, answer: null }, 'You').finding;
    });
    expect(found).toEqual(['shift', 'outlier', 'usual', 'outlier']);
  });
});

it('a body keeps in the later steps what it has found', () => {
  for (const signal of signalIds) {
    const { steps } = signalRun({ signal, answer: 'approve' }, 'You');
    for (const [index, { scene }] of steps.entries()) {
      const before = steps[index - 1]?.scene ?? {};
      expect(Object.keys(scene ?? {})).toEqual(expect.arrayContaining(Object.keys(before)));
    }
    expect(steps.at(-1)?.scene?.readings).toBe(steps[0]?.scene?.readings);
  }
});

describe('the explanation', () => {
  it('gives each cause the share of the distance that falls away with it, by hand', () => {
    const shares = signalIds.map((id) => Object.values(sharesOf(signals[id])));
    const byHand = [
      [4.4 / 4.6, 0.3 / 4.6, 0],
      [8400 / 8500, 0, 0],
      [100 / 112, 12 / 112, 0],
      [6.3 / 6.5, 0.1 / 6.5, 0],
    ];
    for (const [index, expected] of byHand.entries()) {
      for (const [part, share] of expected.entries()) {
        expect(shares[index]?.[part], `${signalIds[index]} ${part}`).toBeCloseTo(share, 9);
      }
    }
    expect(signalIds.map((id) => inUnits(signals[id], usualOf(signals[id]).value))).toEqual([
      '2.8 mm/s',
      '$3,900',
      '$240',
      '2.5 days',
    ]);
  });
});

describe('the answer', () => {
  it('leads each of the twelve ways to a value of the model, by hand', () => {
    const values = signalIds.map((id) => answers.map((answer) => consequenceOf(id, answer).value));
    const byHand = [
      [3, 5.3, 7.4],
      [12_400, 4000, 12_400],
      [352, 302, 352],
      [9, 2.7, 9],
    ];
    for (const [row, expected] of byHand.entries()) {
      for (const [at, value] of expected.entries()) expect(values[row]?.[at]).toBeCloseTo(value, 9);
    }
  });

  it('is nobody’s before it is given: four have touched the record, and it stops for each signal', () => {
    for (const signal of signalIds) {
      const run = signalRun({ signal, answer: null }, 'You');
      expect(run.entries.map(({ who }) => who)).toEqual([
        'Neural Edge',
        'Neural Shield',
        'Neural Learning',
        'Neural Agents',
      ]);
      expect(run.entries.at(-1)?.did).toContain('stopped');
      expect(run.steps.map(({ scene }) => scene?.at)).toEqual([
        'edge',
        'shield',
        'learning',
        'agents',
        'core',
      ]);
    }
  });
});

describe('the seal', () => {
  it('is the chain of the finished figure, and another one for every answer', async () => {
    const heads = new Set<string>();
    for (const answer of answers) {
      const settings = { ...start, answer };
      const hashes = await hashChain(entriesOf(signalRun(settings, 'You'), settings));
      if (answer === start.answer) expect(hashes).toEqual(exampleHashes);
      expect(hashes.slice(0, 5)).toEqual(exampleHashes.slice(0, 5));
      heads.add(hashes.at(-1) ?? '');
    }
    expect(heads.size).toBe(3);
  });
});

describe('the address', () => {
  it('gives back every run, and nothing for anything else', () => {
    for (const signal of signalIds) {
      for (const answer of [null, ...answers]) {
        expect(fromAddress(toAddress({ signal, answer }))).toEqual({ signal, answer });
      }
    }
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = fromAddress(text);
        return read === null || toAddress(read) === text;
      }),
    );
    for (const text of ['', 'payment.', 'payment.maybe', 'payment.approve.x', 'nobody']) {
      expect(fromAddress(text), text).toBeNull();
    }
  });
});
