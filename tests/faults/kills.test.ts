/** kill -9 at each of the five named points, `REPEATS` times each (default: 50). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  deliveryPoints,
  formPoints,
  type Ground,
  killDelivery,
  killForm,
  openGround,
} from '../functions/support/kills.ts';

const repeats = Number(process.env.REPEATS || 50);
let ground: Ground;
beforeAll(async () => {
  ground = await openGround();
});
afterAll(() => ground?.close());

it.each(formPoints)('the form dies %s', async (point) => {
  for (let count = 0; count < repeats; count += 1) await killForm(ground, point);
});

it.each(deliveryPoints)('the delivery dies %s', async (point) => {
  for (let count = 0; count < repeats; count += 1) await killDelivery(ground, point);
});

it('leaves nothing unsent', async () => {
  const { sql, deliverLater } = ground;
  await deliverLater();
  expect(await sql`select from contact.outbox where state <> 'sent'`).toHaveLength(0);
});
