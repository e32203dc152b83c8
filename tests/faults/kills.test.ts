/** kill -9 at each of the five named points, `REPEATS` times each (default: 50). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  deliveryPoints,
  type Fixture,
  formPoints,
  killDelivery,
  killForm,
  openFixture,
} from '../functions/support/kills.ts';

const repeats = Number(process.env.REPEATS || 50);
let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.close());

it.each(formPoints)('the form dies %s', async (point) => {
  for (let count = 0; count < repeats; count += 1) await killForm(fixture, point);
});

it.each(deliveryPoints)('the delivery dies %s', async (point) => {
  for (let count = 0; count < repeats; count += 1) await killDelivery(fixture, point);
});

it('leaves nothing unsent', async () => {
  const { sql, deliverLater } = fixture;
  await deliverLater();
  expect(await sql`select from contact.outbox where state <> 'sent'`).toHaveLength(0);
});
