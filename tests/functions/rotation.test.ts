/** Secrets are replaced while visitors send: nobody is refused, and nobody's request is marked. */
import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openPool } from '../../supabase/functions/_shared/database.ts';
import { openOwnDatabase, requestById } from './support/database.ts';
import { channelsAt, deliveryToken, webhookSecret } from './support/edge.ts';
import { answered, type Form, person, post, questionFrom } from './support/form.ts';
import { collectLog, openDelivery, openForm } from './support/in-process.ts';
import { openReceiver } from './support/receiver.ts';

collectLog();
const { database, sql } = await openOwnDatabase();
const pool = openPool(
  { databaseUrl: database.url, databaseRole: 'contact_function', databaseCa: null },
  18_000,
);

const [first = '', second = '', third = ''] = ['first', 'second', 'third'].map((name) =>
  `${name} secret of this test, `.repeat(2),
);

/** A function with one secret, and the one that it accepts besides. */
interface Instance {
  secret: string;
  form: Form;
}
const instance = (secret: string, previous = ''): Instance => ({
  secret,
  form: openForm(database.url, { CONTACT_SECRET: secret, CONTACT_SECRET_PREVIOUS: previous }, pool),
});
/** Two functions side by side, of which a host replaces one after the other. */
const before = instance(second, first);
const after = instance(third, second);
const steps: [Instance, Instance][] = [
  [instance(first), instance(first)],
  // The new secret is known everywhere before anybody signs with it.
  [instance(first, second), instance(first)],
  [instance(first, second), instance(first, second)],
  [before, instance(first, second)],
  [before, before],
  [instance(second, third), instance(second, third)],
  [after, instance(second, third)],
  [after, after],
];

it('a visitor’s question is good in whatever function it ends, under load', async () => {
  let fleet = steps[0] as [Instance, Instance];
  let isOver = false;
  let current = 0;
  /** For each visitor the last step in which it began a visit that has ended. */
  const ended = Array.from({ length: 12 }, () => -1);
  const any = () => fleet[Math.random() < 0.5 ? 0 : 1];
  const tally = { statuses: {} as Record<number, number>, ids: [] as string[], crossed: 0 };
  const send = async (body: object, headers: Record<string, string>) => {
    const to = any();
    const response = await post(to.form, body, headers);
    tally.statuses[response.status] = (tally.statuses[response.status] ?? 0) + 1;
    return { to, id: (await response.json()).id as string };
  };
  const visitor = async (_: unknown, index: number) => {
    while (!isOver) {
      const begun = current;
      const from = any();
      const headers = answered(questionFrom(from.secret));
      const body = { ...person, email: `${randomUUID()}@example.com` };
      await sleep(Math.random() * 300);
      const { to, id } = await send(body, headers);
      if (to.secret !== from.secret) tally.crossed += 1;
      // No answer arrived, so the browser sends it again with the same key, perhaps to another function.
      await sleep(Math.random() * 100);
      expect((await send(body, headers)).id).toBe(id);
      tally.ids.push(id);
      ended[index] = begun;
    }
  };
  const rotate = async () => {
    for (const [index, step] of steps.entries()) {
      fleet = step;
      current = index;
      // A visit spans two steps at most, as on a host that waits longer than a visit between steps.
      await expect.poll(() => Math.min(...ended)).toBe(index);
    }
    isOver = true;
  };
  await Promise.all([rotate(), ...ended.map(visitor)]);

  const stored = await sql<{ status: string; count: number }[]>`
    select moderation_status as status, count(*)::int as count from contact.request group by 1`;
  const { statuses, ids, crossed } = tally;
  console.info(
    `${ids.length} requests, ${crossed} answered by the other secret, ${JSON.stringify(statuses)}`,
  );
  expect(crossed).toBeGreaterThan(10);
  expect(statuses).toEqual({ 200: 2 * ids.length });
  expect(stored).toEqual([{ status: 'new', count: ids.length }]);
});

it('a secret that was taken back verifies nothing', async () => {
  for (const { form } of [instance(third), after]) {
    const { id } = await (await post(form, person, answered(questionFrom(first)))).json();
    expect(await requestById(sql, id)).toMatchObject({
      moderation_status: 'unverified',
      spam_reasons: ['question-forged'],
    });
  }
});

it('the schedule’s token of before starts runs until it is taken back', async () => {
  const token = 'the next token of the tests, over 32 characters';
  const settings = { CONTACT_DELIVERY_TOKEN: token };
  const both = openDelivery(database.url, {
    ...settings,
    CONTACT_DELIVERY_TOKEN_PREVIOUS: deliveryToken,
  });
  const statuses = async ({ call }: typeof both) => [
    (await call(token)).status,
    (await call(deliveryToken)).status,
    (await call('')).status,
  ];
  expect(await statuses(both)).toEqual([200, 200, 401]);
  expect(await statuses(openDelivery(database.url, settings))).toEqual([200, 401, 401]);
});

it('a webhook carries a signature of both secrets', async () => {
  const receiver = await openReceiver();
  const next = `whsec_${Buffer.alloc(32, 'next').toString('base64')}`;
  const channels = {
    CONTACT_WEBHOOK_URL: channelsAt(receiver.url).CONTACT_WEBHOOK_URL ?? '',
    CONTACT_WEBHOOK_SECRET: next,
    CONTACT_WEBHOOK_SECRET_PREVIOUS: webhookSecret,
  };
  await post(openForm(database.url, channels, pool), person);
  await openDelivery(database.url, channels).deliver();
  const [call] = receiver.received;
  await receiver.close();
  const content = `${call?.headers['webhook-id']}.${call?.headers['webhook-timestamp']}.${call?.body}`;
  const signed = (secret: string) =>
    `v1,${createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
      .update(content)
      .digest('base64')}`;
  expect(call?.headers['webhook-signature']).toBe(`${signed(next)} ${signed(webhookSecret)}`);
});
