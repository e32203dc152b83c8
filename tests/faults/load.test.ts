/** Half a minute of 50 connections: nobody is refused, and each answer has its row. */
import { expect, it } from 'vitest';
import { measureContact, ratioOf, tableOf } from '../../scripts/bench/contact.ts';

it('30 s at 50 connections: no answer but 200, a row for each', async () => {
  const figures = await measureContact(30);
  console.log(tableOf(figures));
  for (const { answers } of [figures.form, figures.gateway]) {
    expect(Object.keys(answers)).toEqual(['200']);
  }
  expect(figures.rows).toBe(figures.form.times.length + figures.gateway.times.length);
  // The ratio depends on what the machine waits for (docs/sizing.md): this tells of a step back.
  expect(ratioOf(figures)).toBeGreaterThan(0.2);
});
