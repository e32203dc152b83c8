/**
 * Half a minute with 50 connections: no request is refused, and each acknowledged request is
 * stored.
 */
import { expect, it } from 'vitest';
import { measureContact } from '../../scripts/bench/contact.ts';

it('30 s at 50 connections: no answer but 200, a row for each', async () => {
  const { summary, results } = await measureContact(30);
  expect(Object.keys(results.form.answers)).toEqual(['200']);
  expect(summary.rows).toBe(summary.acknowledged);
  // The ratio depends on what limits the machine (docs/sizing.md). This value only detects a
  // regression.
  expect(summary.ratio).toBeGreaterThan(0.2);
});
