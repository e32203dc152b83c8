/**
 * Delivery to real receivers on the loopback address: what they receive, and what happens when they
 * fail.
 */
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type postgres from 'postgres';
import { describe, expect, inject, it } from 'vitest';
import { headerNames } from '../../supabase/functions/_shared/contact-schema.ts';
import { contextHeaders } from '../../supabase/functions/_shared/context.ts';
import { pagesTouched } from './support/database.ts';
import { channelsAt, deliveryToken, webhookSecret } from './support/edge.ts';
import { answered, person, post, questionFrom } from './support/form.ts';
import { formSecret, openDelivery } from './support/in-process.ts';
import { openPipeline } from './support/pipeline.ts';
import { behaviours } from './support/receiver.ts';

/** Rows of spam beside which a claim is measured. */
const spamRows = 5000;

const { lines, receiver, database, form, delivery, sql, submit, deliverAfter, callsTo } =
  await openPipeline();

const rows = (about = '') => sql`
  select channel, failed_channel, state, attempts, last_error,
    round(extract(epoch from next_at - now()))::int as wait
  from contact.outbox where failed_channel = ${about} order by channel`;

const hostile = {
  firstName: '<script>alert(1)</script>',
  lastName: '"&\' <!channel>',
  company: 'Subject:\u2060 x',
  challenge: `Line one\n<b>bold</b>\n${'🙂'.repeat(3900)}`,
};

it('sends each channel the whole request once, signed or keyed, without active content', async () => {
  const id = await submit(hostile);
  expect(await delivery.deliver()).toMatchObject({ sent: 3, retrying: 0 });
  expect(await delivery.deliver()).toMatchObject({ sent: 0 });

  const [webhook] = callsTo('/webhook');
  const name = `msg_${id}`;
  const time = String(webhook?.headers['webhook-timestamp']);
  expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60);
  const key = Buffer.from(webhookSecret.slice('whsec_'.length), 'base64');
  const mac = createHmac('sha256', key).update(`${name}.${time}.${webhook?.body}`).digest('base64');
  expect(webhook?.headers).toMatchObject({ 'webhook-id': name, 'webhook-signature': `v1,${mac}` });
  expect(JSON.parse(webhook?.body ?? '')).toMatchObject({
    type: 'contact.requested',
    data: { id, ...person, ...hostile },
  });

  const [mail] = callsTo('/resend/emails');
  expect(mail?.headers).toMatchObject({
    authorization: 'Bearer re_test',
    'idempotency-key': expect.stringMatching(`^${id}-[0-9a-f]{16}$`),
  });
  const { subject, text, html, reply_to, to } = JSON.parse(mail?.body ?? '');
  expect([reply_to, to]).toEqual([person.email, ['sales@example.com', 'second@example.com']]);
  expect(subject).not.toMatch(/[\r\n]/);
  expect(text).toContain(hostile.challenge);
  expect(html).not.toMatch(/<script|<b>|<!channel/);

  expect(JSON.parse(webhook?.body ?? '').data).toMatchObject({ verified: true, reasons: [] });
  const [slack] = callsTo('/slack');
  const { text: fallback, blocks } = JSON.parse(slack?.body ?? '');
  expect(fallback).not.toMatch(/[<>]/);
  const texts = blocks.map((block: { text: { type: string; text: string } }) => block.text);
  for (const text of texts)
    expect([text.type, text.text.length < 3000]).toEqual(['plain_text', true]);
  expect(texts.map((block: { text: string }) => block.text).join('')).toContain(hostile.challenge);
});

it('tells every channel how the visitor came to the form, and the payload stays as it is', async () => {
  const headers = {
    [contextHeaders.page]: encodeURIComponent('/solutions/neural-edge'),
    [contextHeaders.campaign]: 'utm_source=letter&utm_medium=<b>post</b>',
    [contextHeaders.language]: 'es-MX',
    [contextHeaders.referrer]: 'search.example',
  };
  await post(form, person, { ...answered(questionFrom(formSecret)), ...headers });
  await delivery.deliver();
  const [webhook] = callsTo('/webhook');
  const { context, id, verified, reasons, ...payload } = JSON.parse(webhook?.body ?? '').data;
  expect(payload).toEqual(person);
  expect(context).toEqual({
    page: '/solutions/neural-edge',
    campaign: { utm_source: 'letter', utm_medium: '<b>post</b>' },
    language: 'es-MX',
    referrer: 'search.example',
  });
  const { text, html } = JSON.parse(callsTo('/resend')[0]?.body ?? '');
  const slack = callsTo('/slack')[0]?.body ?? '';
  for (const part of [
    'From page: /solutions/neural-edge',
    'Came from: search.example',
    'utm_source=letter',
    'Language: es-MX',
  ]) {
    expect(text).toContain(part);
    expect(slack).toContain(part);
  }
  expect(html).not.toContain('<b>');
});

describe('a burst', () => {
  it.each([
    { mails: 'to sales', rate: 2, requests: 7, notices: {}, expected: 7 },
    { mails: 'of several batches a second', rate: 20, requests: 30, notices: {}, expected: 30 },
    {
      mails: 'to sales and to visitors',
      rate: 2,
      requests: 3,
      notices: { CONTACT_RECEIPT_BY: 'Ana of Example' },
      expected: 6,
    },
  ])('keeps to the rate of the mail service, $mails', async (burst) => {
    const { rate, requests, notices, expected } = burst;
    const slow = openDelivery(database.url, {
      ...channelsAt(receiver.url),
      ...notices,
      CONTACT_EMAIL_RATE: String(rate),
    });
    const at: number[] = [];
    receiver.behave(({ path }) => {
      if (path.startsWith('/resend')) at.push(performance.now());
      return behaviours.well;
    });
    for (let count = 0; count < requests; count += 1) {
      await submit({ email: `burst-${count}@example.com` });
    }
    await Promise.all([slow.deliver(), slow.deliver()]);
    expect(at).toHaveLength(expected);
    // Two calls may take different times to arrive.
    for (const [place, time] of at.entries()) {
      if (at[place + rate] !== undefined) expect(at[place + rate]! - time).toBeGreaterThan(800);
    }
    const tries = await sql`select distinct attempts from contact.outbox`;
    expect(tries).toEqual([{ attempts: 1 }]);
  });

  it('spends no try on an answer that it came too fast', async () => {
    await submit();
    await sql`delete from contact.outbox where channel <> 'email'`;
    receiver.behave(() => behaviours.asksToWait);
    for (let count = 0; count < 12; count += 1) await deliverAfter(200);
    const [row] = await sql`select state, attempts, last_error from contact.outbox`;
    expect(row).toEqual({ state: 'pending', attempts: 0, last_error: 'status-429' });
    receiver.behave(() => behaviours.well);
    expect(await deliverAfter(200)).toMatchObject({ sent: 1 });
  });
});

it('keeps what a receiver refuses, resets, puts off or never answers, and sends it later', async () => {
  const odd = ['fails', 'asksToWait', 'moves', 'resets', 'hangs', 'drips'] as const;
  const ids: string[] = [];
  for (const _ of odd) ids.push(await submit());
  await sql`delete from contact.outbox where channel <> 'webhook'`;
  receiver.behave(({ headers }) => {
    const at = ids.indexOf(String(headers['webhook-id']).replace('msg_', ''));
    return behaviours[odd[at] ?? 'well'];
  });
  expect(await delivery.deliver()).toMatchObject({ sent: 1, failed: 0 });

  for (const [at, expected] of [
    'status-500',
    'status-429',
    'status-302',
    'unreachable',
    'timeout',
    null,
  ].entries()) {
    const [row] = await sql`
      select state, last_error, extract(epoch from next_at - now())::float as wait
      from contact.outbox where request_id = ${ids[at] ?? ''}`;
    expect([row?.state, row?.last_error]).toEqual([expected ? 'pending' : 'sent', expected]);
    if (expected === 'status-429') expect(row?.wait).toBeGreaterThan(100);
    // Messages that failed at once became due again while the run waited for the silent receiver.
    else expect(row?.wait).toBeLessThan(37);
  }
  receiver.behave(() => behaviours.well);
  expect(await deliverAfter(180)).toMatchObject({ sent: 5 });
});

it('sends all after the receiver was down for an hour', async () => {
  await submit();
  receiver.behave(() => behaviours.fails);
  await delivery.deliver();
  expect((await deliverAfter(600)).retrying).toBe(3);
  expect((await deliverAfter(1200)).retrying).toBe(3);
  receiver.behave(() => behaviours.well);
  expect(await deliverAfter(3600)).toMatchObject({ sent: 3 });
});

it('gives up after nine tries and tells the other channels', async () => {
  const id = await submit();
  await delivery.deliver();
  await sql`update contact.outbox set state = 'pending', attempts = 8 where channel = 'webhook'`;
  receiver.behave(({ path }) => (path === '/webhook' ? behaviours.fails : behaviours.well));
  receiver.received.length = 0;
  const reports = [await delivery.deliver(), await delivery.deliver()];
  expect(reports.map(({ failed }) => failed)).toEqual([1, 0]);
  expect(callsTo('/resend')[0]?.headers['idempotency-key']).toMatch(`${id}-webhook-failed-`);
  expect(callsTo('/slack')[0]?.body).toContain('by webhook was given up');
  expect((await rows('webhook')).map(({ state }) => state)).toEqual(['sent', 'sent']);
});

it('a channel that hangs delays no other, also not what comes while it hangs', async () => {
  // More than one batch for the channel that hangs.
  for (let count = 0; count < 12; count += 1) await submit();
  receiver.behave(({ path }) => (path === '/webhook' ? behaviours.hangs : behaviours.well));
  let hasEnded = false;
  const run = delivery.deliver().finally(() => {
    hasEnded = true;
  });
  await expect.poll(() => callsTo('/resend')).toHaveLength(12);
  const late = await submit();
  const next = delivery.deliver();
  const isLate = ({ headers }: { headers: object }) => JSON.stringify(headers).includes(late);
  await expect.poll(() => callsTo('/resend').some(isLate)).toBe(true);
  expect(hasEnded).toBe(false);
  receiver.behave(() => behaviours.well);
  receiver.hangUp();
  await Promise.all([run, next]);
});

it('a message that can not be rendered backs off alone, and those around it leave', async () => {
  await submit();
  const [alert] = await sql<{ id: string }[]>`
    insert into contact.system_alert (kind, facts) values ('spam-digest', '{"counts": null}')
    returning id`;
  await sql`
    insert into contact.outbox (alert_id, channel) values (${alert?.id ?? ''}, 'email')`;
  // More than one batch, so that a run which ends early leaves some.
  for (let count = 0; count < 12; count += 1) await submit();
  expect(await delivery.deliver()).toMatchObject({ sent: 39, retrying: 1 });
  const [poison] = await sql`
    select state, attempts, last_error, next_at > now() as waits from contact.outbox
    where alert_id is not null`;
  const failed = { attempts: 1, last_error: 'not-rendered', waits: true };
  expect(poison).toEqual({ state: 'pending', ...failed });
  expect(await sql`select from contact.outbox where state <> 'sent'`).toHaveLength(1);
  await sql`delete from contact.system_alert`;
});

describe('a request that is released after it was sent as unverified', () => {
  const unverified = async (): Promise<string> => (await (await post(form, person)).json()).id;
  const release = (id: string) => sql`select contact.set_request_status(${id}::uuid, 'new')`;
  /** What the webhook was told: its key, and whether the request is verified. */
  const told = () =>
    callsTo('/webhook').map(({ headers, body }) => [
      headers['webhook-id'],
      JSON.parse(body).data.verified,
    ]);

  it('goes to every channel again, once, under a key of its own', async () => {
    const id = await unverified();
    expect(await delivery.deliver()).toMatchObject({ sent: 3 });
    await sql`update contact.outbox set created_at = created_at - interval '2 days'`;
    await release(id);
    const [health] = await sql`select contact.health() ->> 'isOverdue' as overdue`;
    expect(health).toEqual({ overdue: 'false' });
    expect(await delivery.deliver()).toMatchObject({ sent: 3 });
    expect(told()).toEqual([
      [`msg_${id}-unverified`, false],
      [`msg_${id}`, true],
    ]);
    const [first, second] = callsTo('/resend');
    expect(JSON.parse(second?.body ?? '').subject).toMatch(/^Contact request/);
    expect(second?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key']);
    // Undone and released again: the channels know already.
    await sql`update contact.request set moderation_status = 'unverified' where id = ${id}`;
    await release(id);
    expect(await delivery.deliver()).toMatchObject({ sent: 0 });
  });

  it('goes again also through spam, and when it had been given up', async () => {
    const [sent, failed] = [await unverified(), await unverified()];
    await delivery.deliver();
    await sql`update contact.outbox set state = 'failed' where request_id = ${failed}`;
    await sql`select contact.set_request_status(${sent}::uuid, 'spam')`;
    await release(sent);
    await release(failed);
    expect(await delivery.deliver()).toMatchObject({ sent: 6 });
    expect(told().slice(2)).toEqual(
      expect.arrayContaining([
        [`msg_${sent}`, true],
        [`msg_${failed}`, true],
      ]),
    );
  });

  it('goes again when the release falls between claim and mark', async () => {
    const id = await unverified();
    const [claimed] = await sql`select * from contact.claim('{webhook}', 1, '1 minute')`;
    expect(claimed).toMatchObject({ subject_id: id, verified: false });
    await release(id);
    await sql`select contact.mark_sent(${claimed?.outbox_id}, ${claimed?.token})`;
    expect(await delivery.deliver()).toMatchObject({ sent: 3 });
    expect(told()).toEqual([[`msg_${id}`, true]]);
  });
});

it('a mail that has changed since its last try has another key, so that Resend takes it', async () => {
  const bodies = new Map<unknown, string>();
  // As Resend does: a key stands for a day, and is refused with another body.
  receiver.behave(({ path, headers, body }) => {
    if (!path.startsWith('/resend')) return behaviours.well;
    const key = headers['idempotency-key'];
    const isOther = bodies.has(key) && bodies.get(key) !== body;
    bodies.set(key, bodies.get(key) ?? body);
    return isOther
      ? (response) => void response.writeHead(409).end()
      : // The mail is accepted, but the answer is lost.
        bodies.size === 1
        ? behaviours.resets
        : behaviours.well;
  });
  await submit();
  await sql`delete from contact.outbox where channel <> 'email'`;
  expect(await delivery.deliver()).toMatchObject({ retrying: 1 });
  const channels = { ...channelsAt(receiver.url), CONTACT_EMAIL_TO: 'other@example.com' };
  await sql`update contact.outbox set next_at = now()`;
  expect(await openDelivery(database.url, channels).deliver()).toMatchObject({ sent: 1 });
});

describe('spam', () => {
  const trapped = { [headerNames.honeypot]: 'x', [headerNames.question]: 'forged' };
  const outbox = (id: string) => sql`
    select channel, state from contact.outbox where request_id = ${id} order by channel`;
  const release = (id: string, status: string) =>
    sql`select contact.set_request_status(${id}::uuid, ${status})`;

  it('has no outbox rows until it is released, and loses those that wait when it is filed', async () => {
    const { id } = await (await post(form, person, trapped)).json();
    expect(await outbox(id)).toEqual([]);
    await release(id, 'new');
    expect((await outbox(id)).map(({ channel }) => channel)).toEqual(['email', 'slack', 'webhook']);
    await release(id, 'spam');
    expect(await outbox(id)).toEqual([]);
    await release(id, 'new');
    expect(await delivery.deliver()).toMatchObject({ sent: 3 });
    // What was sent is remembered, so that a second release sends nothing again.
    await release(id, 'spam');
    await release(id, 'new');
    expect(await delivery.deliver()).toMatchObject({ sent: 0 });
  });

  it('costs a claim nothing, however much there is', async () => {
    const store = (verdict: string, count: number) => sql`
      select count(s.outcome)::int as stored
      from generate_series(1, ${count}::int) i
      cross join lateral contact.submit(
        gen_random_uuid(), null, null, ${sql.json({ ...person })}, ${verdict}, '{}', null, null,
        '{}', '{email,slack,webhook}', make_interval(days => 30 + i % 2), null
      ) s`;
    const claim = () => sql`select * from contact.claim('{email}', 10, '0 s')`;
    const cost = () => pagesTouched(sql, 'contact.outbox, contact.request', claim());
    await store('spam', 20);
    await store('new', 500);
    const before = await cost();
    await sql`delete from contact.request`;
    await store('spam', spamRows);
    await store('new', 500);
    expect((await cost()) / before).toBeLessThan(1.1);
  });
});

it('tells every channel to which a request was sent that it was erased, after what is on its way', async () => {
  const id = await submit();
  await delivery.deliver();
  receiver.received.length = 0;
  await sql`select contact.staff_erase(array[${id}::uuid])`;
  expect(await delivery.deliver()).toMatchObject({ sent: 0 });
  expect(await deliverAfter(60)).toMatchObject({ sent: 3 });
  const { type, data } = JSON.parse(callsTo('/webhook')[0]?.body ?? '');
  expect({ type, data }).toEqual({ type: 'contact.erased', data: { id } });
  for (const path of ['/resend', '/slack']) {
    const body = callsTo(path)[0]?.body;
    expect(body).toContain(id);
    expect(body).not.toContain(person.email);
  }
});

it('purges although every channel throws, and more than one batch', async () => {
  await submit();
  await sql`
    insert into contact.request (id, payload, moderation_status, delete_after)
    select gen_random_uuid(), payload, moderation_status, now() from contact.request, generate_series(1, 600)`;
  // Without this function no channel can claim messages.
  await sql`alter function contact.claim(text[], integer, interval) rename to claim_gone`;
  try {
    expect((await delivery.call()).status).toBe(500);
    expect(await sql`select from contact.request`).toHaveLength(1);
  } finally {
    await sql`alter function contact.claim_gone(text[], integer, interval) rename to claim`;
  }
});

it('keeps each kind of data as long as its row of contact.retention says: no row is without effect', async () => {
  const kinds = await sql<{ kind: string; days: number }[]>`
    select kind, extract(epoch from keep_for)::int / 86400 as days from contact.retention`;
  expect(kinds).toEqual(
    expect.arrayContaining([
      { kind: 'spam', days: 30 },
      { kind: 'ip-hash', days: 7 },
    ]),
  );
  await submit();
  const spam = await submit();
  await sql`update contact.request set moderation_status = 'spam' where id = ${spam}`;
  await sql`
    insert into contact.system_alert (kind, facts) values ('erased', '{"request": null}')`;
  await sql`
    insert into contact.desk_session (id, email, started_at)
    values ('a session', 'ana@example.com', now())`;
  const facts = (on: typeof sql | postgres.TransactionSql = sql) => on`
    select (select count(*) from contact.request) as requests,
      (select count(ip_hash) from contact.request) as hashes,
      (select count(*) from contact.system_alert) as alerts,
      (select count(*) from contact.desk_session) as sessions`;
  await sql`update contact.request set ip_hash = md5(id::text)`;
  const [before] = await facts();
  const without: string[] = [];
  for (const { kind } of kinds) {
    await sql
      .begin(async (transaction) => {
        await transaction`
          update contact.retention set keep_for = '1 microsecond' where kind = ${kind}`;
        await transaction`select contact.purge(500)`;
        const [after] = await facts(transaction);
        if (JSON.stringify(after) === JSON.stringify(before)) without.push(kind);
        throw new Error('rolled back');
      })
      .catch(({ message }) => expect(message).toBe('rolled back'));
  }
  expect(without).toEqual([]);
  await expect(
    sql`insert into contact.retention (kind, keep_for) values ('request', '1 month')`,
  ).rejects.toThrow('retention_kind');
  await sql`delete from contact.system_alert`;
});

it('purges in one run whatever there is, also where no request is among it', async () => {
  await sql`
    insert into contact.consumed_captcha (nonce, expires_at)
    select i::text, now() - interval '2 hours' from generate_series(1, 1800) i`;
  await delivery.deliver();
  const left = await sql`select from contact.consumed_captcha where expires_at < now()`;
  expect(left).toHaveLength(0);
});

it('lets two runs at once send each message once', async () => {
  for (let count = 0; count < 12; count += 1) await submit();
  const other = openDelivery(database.url, channelsAt(receiver.url));
  const reports = await Promise.all([delivery.deliver(), other.deliver()]);
  expect(reports.reduce((sum, { sent }) => sum + sent, 0)).toBe(36);
  expect(receiver.received).toHaveLength(36);
});

it('can be started by the schedule only, and is not reachable from the site', async () => {
  expect((await delivery.call('wrong')).status).toBe(401);
  expect((await delivery.call(deliveryToken, 'GET')).status).toBe(405);
  const outside = `${inject('url')}/functions/v1/contact-delivery`;
  expect((await fetch(outside, { method: 'POST' })).status).toBe(404);
});

it('logs no name and no address of what it sends, nor does PostgreSQL', async () => {
  await submit({ firstName: 'Planted-Name', email: 'planted@address.example' });
  receiver.behave(() => behaviours.fails);
  await delivery.deliver();
  // One statement that fails, and one that breaks a constraint: servers like to quote these in
  // their logs.
  await sql`update contact.request set payload = payload || '{"firstName": "Planted\\u0007"}'`.catch(
    () => {},
  );
  await sql`select 'planted'::int`.catch(() => {});
  const server = readFileSync(`${inject('dataDir')}/postgres.log`, 'utf8');
  expect(server).toContain('LOG');
  expect(server).not.toMatch(/ERROR|planted/i);
  const log = lines.join('\n');
  expect(log).toContain('delivery.retrying');
  expect(log).not.toMatch(/planted|whsec_|re_test/i);
});
