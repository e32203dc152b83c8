/** kill -9 at each named point: once, each night fifty times. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { advanceOutboxClock } from './support/edge.ts';
import { answered, person, post, postGood, questionFrom } from './support/form.ts';
import {
  deliveryPoints,
  type Fixture,
  formPoints,
  killAt,
  killDelivery,
  killForm,
  openFixture,
} from './support/kills.ts';
import { repeated } from './support/length.ts';

const repeats = repeated(1, 50);
let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.close());

it.each(formPoints)('loses and doubles no request when the server dies %s', async (point) => {
  for (let count = 0; count < repeats; count += 1) await killForm(fixture, point);
});

it.each(deliveryPoints)('delivers with the same key when the server dies %s', async (point) => {
  for (let count = 0; count < repeats; count += 1) await killDelivery(fixture, point);
});

it('lets nobody mark with a lease that went to another', async () => {
  const { localServer, sql } = fixture;
  await postGood(localServer.url, localServer.data.secrets.contactSecret);
  await killAt(fixture, 'after-claim');
  const [old] = await sql`
    select id, lease_token, extract(epoch from lease_until - now())::float as seconds
    from contact.outbox where state = 'processing' order by id limit 1`;
  // A send may take 10 s and a statement 15 s. Within them no other run may send the message again.
  expect(old?.seconds).toBeGreaterThan(25);
  await advanceOutboxClock(sql, 90);
  await sql`select from contact.claim('{email,slack,webhook}', 100, '1 minute')`;
  const [marked] = await sql`
    select contact.mark_failed(${old?.id}, ${old?.lease_token}, 'late', null, false, '{}') as failed,
      contact.mark_sent(${old?.id}, ${old?.lease_token}) as sent`;
  expect(marked).toEqual({ failed: null, sent: false });
});

it('makes one request and one row per channel of 200 parallel posts with one key', async () => {
  const { localServer, sql } = fixture;
  const headers = answered(questionFrom(localServer.data.secrets.contactSecret));
  const responses = await Promise.all(
    Array.from({ length: 200 }, () => post(localServer.url, person, headers)),
  );
  const answers = await Promise.all(
    responses.map(async (response) => ({ status: response.status, ...(await response.json()) })),
  );
  // A browser would try again after 503. All answers of 200 must have the same id.
  const done = answers.filter(({ status }) => status === 200);
  expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
  expect(new Set(done.map(({ id }) => id)).size).toBe(1);
  const found = await sql`
    select channel from contact.outbox where request_id = ${done[0].id} order by channel`;
  expect(found.map(({ channel }) => channel)).toEqual(['email', 'slack', 'webhook']);
});
