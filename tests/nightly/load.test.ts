/**
 * Half a minute with 50 connections: no request is refused, and each acknowledged request is
 * stored.
 */
import { expect, it } from 'vitest';
import { measureContact } from '../../scripts/bench/contact.ts';

it('30 s at 50 connections: no answer but 200, a row for each', async () => {
  const { acknowledged, failed, rows } = await measureContact(30);
  expect(acknowledged).toBeGreaterThan(0);
  expect(failed).toBe(0);
  // At the end, requests are in flight whose answer is not counted any more.
  expect(rows).toBeGreaterThanOrEqual(acknowledged);
  expect(rows).toBeLessThanOrEqual(acknowledged + 50);
});
