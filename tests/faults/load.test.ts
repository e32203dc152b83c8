/** Half a minute of 50 connections: nobody is refused, and each answer has its row. */
import { expect, it } from 'vitest';
import { measureContact } from '../../scripts/bench/contact.ts';

it('30 s at 50 connections: no answer but 200, a row for each', async () => {
  const { summary, results } = await measureContact(30);
  for (const { answers } of [results.form, results.gateway]) {
    expect(Object.keys(answers)).toEqual(['200']);
  }
  expect(summary.rows).toBe(summary.acknowledged);
  // The ratio depends on what the machine waits for (docs/sizing.md): this tells of a step back.
  expect(summary.ratio).toBeGreaterThan(0.2);
});
