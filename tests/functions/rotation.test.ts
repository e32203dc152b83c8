/** Secrets are replaced one after the other: the one before is accepted until it is taken back. */
import { createHmac } from 'node:crypto';
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

const [first = '', second = ''] = ['first', 'second'].map((name) =>
  `${name} secret of this test, `.repeat(2),
);

/** A function with one secret, and the one that it accepts besides. */
const openWith = (secret: string, previous = ''): Form =>
  openForm(database.url, { CONTACT_SECRET: secret, CONTACT_SECRET_PREVIOUS: previous }, pool);

it.each([
  ['known before anybody signs with it', first, second, 'new'],
  ['accepted beside the next one', second, first, 'new'],
  ['taken back', second, '', 'unverified'],
] as const)('a secret that is %s', async (_, secret, previous, status) => {
  const signed = previous === second ? second : first;
  const sent = await post(openWith(secret, previous), person, answered(questionFrom(signed)));
  const { id } = await sent.json();
  expect(await requestById(sql, id)).toMatchObject({
    moderation_status: status,
    spam_reasons: status === 'new' ? [] : ['question-forged'],
  });
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
