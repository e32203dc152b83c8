/**
 * Every request that a visitor was told is sent reaches every channel; spam is reported only as a
 * count.
 */
import { describe, expect, it } from 'vitest';
import { headerNames } from '../../supabase/functions/_shared/contact-schema.ts';
import { advanceOutboxClock } from './support/edge.ts';
import { answered, person, post, postPlain, questionFrom } from './support/form.ts';
import { formSecret } from './support/in-process.ts';
import { openPipeline } from './support/pipeline.ts';
import { behaviours } from './support/receiver.ts';

const { lines, receiver, form, delivery, sql, submit, deliverAfter, callsTo } =
  await openPipeline();

const bodiesTo = (path: string) => callsTo(path).map(({ body }) => JSON.parse(body));
const slackText = (body: { blocks: { text: { text: string } }[] }) =>
  body.blocks.map(({ text }) => text.text).join('\n');

/** The seven ways in which a person's request becomes unverified, with the recorded reason. */
const ways: [way: string, reason: string, send: () => Promise<Response>][] = [
  [
    "the question's call is blocked, so the browser made one up",
    'question-forged',
    async () =>
      post(form, person, answered({ ...questionFrom(formSecret), signature: '0'.repeat(64) })),
  ],
  [
    'it has no proof of work',
    'no-proof',
    async () => {
      const { [headerNames.proof]: _, ...headers } = answered(questionFrom(formSecret));
      return await post(form, person, headers);
    },
  ],
  ['no question came along', 'no-question', () => post(form, person)],
  [
    'the form was filled in within three seconds',
    'too-fast',
    async () => post(form, person, answered(questionFrom(formSecret, 1000))),
  ],
  [
    'a browser without JavaScript',
    'no-question',
    () => postPlain(form, person, { accept: 'text/html' }),
  ],
  [
    'the form stood open for over two hours',
    'question-expired',
    async () => post(form, person, answered(questionFrom(formSecret, 7_300_000))),
  ],
  [
    "a booth's request kept over night, its question used by an earlier try",
    'question-used',
    async () => {
      const question = questionFrom(formSecret);
      await submit();
      await post(form, { ...person, email: 'first@example.com' }, answered(question));
      await sql`truncate contact.request cascade`;
      return await post(form, person, answered(question));
    },
  ],
];

describe('an unverified request reaches every channel, marked, when', () => {
  it.each(ways)('%s', async (_, reason, send) => {
    const response = await send();
    expect([200, 303]).toContain(response.status);
    const [row] = await sql`select id, moderation_status from contact.request`;
    expect(row?.moderation_status).toBe('unverified');
    expect(await delivery.deliver()).toMatchObject({ sent: 3 });

    const [webhook] = bodiesTo('/webhook');
    expect(webhook).toMatchObject({
      type: 'contact.requested',
      data: { id: row?.id, verified: false, reasons: [reason], ...person },
    });
    const [mail] = bodiesTo('/resend');
    expect(mail.subject).toMatch(/^Unverified contact request from Zoë O'Neil/);
    expect(mail.text).toContain('Unverified: ');
    expect(mail.html).toContain('Unverified');
    const [slack] = bodiesTo('/slack');
    expect(slack.text).toMatch(/^Unverified contact request/);
    expect(slackText(slack)).toContain('Unverified: ');
  });
});

it('spam is not sent; a day later its counts are sent once through each channel', async () => {
  const trapped = { [headerNames.honeypot]: 'https%3A%2F%2Fx', [headerNames.question]: 'forged' };
  for (let sent = 0; sent < 3; sent += 1) await post(form, person, trapped);
  expect(await delivery.deliver()).toMatchObject({ sent: 0 });
  await sql`update contact.request set created_at = created_at - interval '1 day'`;
  const [day] = await sql<{ day: string }[]>`
    select to_char((now() - interval '1 day') at time zone 'UTC', 'YYYY-MM-DD') as day`;

  expect(await delivery.deliver()).toMatchObject({ sent: 3 });
  const counts = { 'question-forged': 3, trap: 3 };
  expect(bodiesTo('/webhook')).toEqual([
    expect.objectContaining({
      type: 'contact.spam_digest',
      data: { id: expect.any(String), day: day?.day, total: 3, counts },
    }),
  ]);
  expect(bodiesTo('/resend')[0].subject).toBe(
    `3 contact requests were taken for spam on ${day?.day}`,
  );
  expect(slackText(bodiesTo('/slack')[0])).toContain('3: It filled in a field');
  expect(await delivery.deliver()).toMatchObject({ sent: 0 });
});

describe('a channel that answers', () => {
  const refuseWebhook = (status: number) =>
    receiver.behave(({ path }) =>
      path === '/webhook' ? (response) => void response.writeHead(status).end() : behaviours.well,
    );

  it.each([401, 403, 404, 410])(
    '%s is told of at once, once, and kept being tried',
    async (status) => {
      lines.length = 0;
      refuseWebhook(status);
      for (let sent = 0; sent < 5; sent += 1) await submit();
      expect(await delivery.deliver()).toMatchObject({ failed: 0, retrying: 5 });
      await delivery.deliver();
      const alarms = bodiesTo('/resend').filter(({ subject }) => /setting is wrong/.test(subject));
      expect(alarms).toHaveLength(1);
      expect(alarms[0].text).toContain(`status-${status}`);
      expect(bodiesTo('/slack').filter((body) => /setting is wrong/.test(body.text))).toHaveLength(
        1,
      );
      expect(lines.join('\n')).toContain(`"delivery.refused"`);
      expect(await sql`select channel, reason from contact.channel_outage`).toEqual([
        { channel: 'webhook', reason: `status-${status}` },
      ]);

      // Twenty refusals do not count as tries, so the message is never given up.
      for (let tries = 0; tries < 20; tries += 1) {
        expect(await deliverAfter(2400)).toMatchObject({ failed: 0 });
      }
      receiver.behave(() => behaviours.well);
      expect(await deliverAfter(2400)).toMatchObject({ sent: 5 });
      expect(await sql`select from contact.channel_outage where ended_at is null`).toHaveLength(0);
    },
  );

  it('404 to one message only: alerts once a day, then gives it up and says so', async () => {
    const poor = await submit();
    receiver.behave(({ path, headers }) =>
      path === '/webhook' && headers['webhook-id'] === `msg_${poor}`
        ? (response) => void response.writeHead(404).end()
        : behaviours.well,
    );
    const alerts = () =>
      bodiesTo('/resend').filter(({ subject }) => /setting is wrong/.test(subject)).length;
    const stateOf = async () => {
      const [row] = await sql`select state, last_error as error from contact.outbox
        where request_id = ${poor} and channel = 'webhook' and failed_channel = ''`;
      return row;
    };
    for (let round = 0; round < 10; round += 1) {
      // The channel takes another message between two refusals.
      await submit();
      await delivery.deliver();
      await advanceOutboxClock(sql, 2400);
    }
    await delivery.deliver();
    expect(alerts()).toBe(1);
    await sql`update contact.channel_outage set alerted_at = alerted_at - interval '1 day'`;
    await deliverAfter(2400);
    await delivery.deliver();
    expect(alerts()).toBe(2);
    expect(await deliverAfter(3 * 86_400)).toMatchObject({ failed: 1 });
    expect(await stateOf()).toEqual({ state: 'failed', error: 'status-404' });
    await delivery.deliver();
    const told = bodiesTo('/resend').map(({ subject }) => subject);
    expect(told).toContain('Delivery of a contact request by webhook was given up');
  });
});
