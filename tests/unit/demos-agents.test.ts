import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  answers,
  costOf,
  costWithoutGate,
  passes,
  type Task,
} from '../../src/features/demos/agents/gate-queue.ts';
import { fromAddress, makeTasks, tasks, toAddress } from '../../src/features/demos/agents/tasks.ts';

const refund: Task = { number: 1, kind: 'a refund', amount: 400, confidence: 0.9, isRight: false };
const invoice: Task = {
  number: 2,
  kind: 'an invoice',
  amount: 900,
  confidence: 0.6,
  isRight: false,
};
const claim: Task = {
  number: 3,
  kind: 'an expense claim',
  amount: 50,
  confidence: 0.95,
  isRight: true,
};
const desk = [refund, invoice, claim];
const limits = { amount: 500, confidence: 0.8 };

const anyLimits = fc.record({
  amount: fc.integer({ min: 50, max: 20_000 }),
  confidence: fc.integer({ min: 50, max: 100 }).map((percent) => percent / 100),
});
const anyAnswers: fc.Arbitrary<Answers> = fc.dictionary(
  fc.integer({ min: 1, max: 60 }).map(String),
  fc.constantFrom(...answers),
);

describe('the gate', () => {
  it('lets a task pass exactly at its limits, and not beyond', () => {
    expect(passes(refund, { amount: 400, confidence: 0.9 })).toBe(true);
    expect(passes(refund, { amount: 399, confidence: 0.9 })).toBe(false);
    expect(passes(refund, { amount: 400, confidence: 0.91 })).toBe(false);
  });

  it('counts what a mistake costs, by hand', () => {
    expect(costWithoutGate(desk)).toBe(1300);
    // The wrong refund passes the gate; the wrong invoice is stopped.
    expect(costOf(desk, limits, {})).toBe(400);
    expect(costOf(desk, limits, { 2: 'approve' })).toBe(1300);
    expect(costOf(desk, limits, { 2: 'change' })).toBe(400);
    expect(costOf(desk, limits, { 2: 'refuse' })).toBe(400);
  });
});

describe('the tasks', () => {
  it('are sixty, and as right as they are sure', () => {
    expect(tasks).toHaveLength(60);
    expect(makeTasks(7)).toEqual(tasks);
    const many = Array.from({ length: 100 }, (_, seed) => makeTasks(seed)).flat();
    const sure = many.reduce((sum, { confidence }) => sum + confidence, 0) / many.length;
    const right = many.filter(({ isRight }) => isRight).length / many.length;
    expect(Math.abs(sure - right)).toBeLessThan(0.02);
    expect(many.every(({ amount }) => amount >= 50 && amount <= 20_000)).toBe(true);
  });
});

describe('the address', () => {
  it('keeps limits and answers', () => {
    fc.assert(
      fc.property(anyLimits, anyAnswers, (each, given) => {
        const settings = { limits: each, given: { ...given } };
        expect(fromAddress(toAddress(settings))).toEqual(settings);
      }),
    );
  });

  it.each(['', '10.70~', '99999.70~', '500.40~', '500.80~4x', '500.80'])('refuses %j', (text) =>
    expect(fromAddress(text)).toBeNull(),
  );
});
