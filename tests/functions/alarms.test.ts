/** A wave of spam and a backlog alarm once and are over once; with one channel health and ping say it. */
import { describe, expect, it } from 'vitest';
import { channelsAt } from './support/edge.ts';
import { person, post } from './support/form.ts';
import { openDelivery } from './support/in-process.ts';
import { openPipeline } from './support/pipeline.ts';
import { behaviours } from './support/receiver.ts';

const { receiver, database, form, sql, submit, callsTo, deliverAfter, alarms, health } =
  await openPipeline();

const runs = async (times: number) => {
  for (let run = 0; run < times; run += 1) await deliverAfter(0);
};

it('a wave of requests that are not verified', async () => {
  for (let sent = 0; sent < 29; sent += 1) await post(form, person);
  await runs(2);
  expect([alarms(), (await health()).alarms]).toEqual([[], []]);
  await post(form, person);
  await runs(4);
  expect(alarms()).toEqual(['spam-wave raised']);
  const mail = callsTo('/resend').map(({ body }) => JSON.parse(body).subject);
  expect(mail.filter((subject) => subject.startsWith('Many contact requests'))).toHaveLength(1);
  expect(await health()).toMatchObject({ alarms: ['spam-wave'], isOverdue: true });
  // Between the two thresholds it stays as it is.
  await sql`update contact.request set created_at = created_at - interval '2 hours'
    where id in (select id from contact.request limit 15)`;
  await runs(3);
  expect(alarms()).toEqual(['spam-wave raised']);
  await sql`update contact.request set created_at = created_at - interval '2 hours'`;
  await runs(3);
  expect(alarms()).toEqual(['spam-wave raised', 'spam-wave resolved']);
  expect(await health()).toMatchObject({ alarms: [], isOverdue: false });
});

describe('a backlog', () => {
  it('is told by the channels that work, and its end by all', async () => {
    receiver.behave(({ path }) => (path === '/slack' ? behaviours.fails : behaviours.well));
    await submit();
    await runs(1);
    await sql`update contact.outbox set created_at = created_at - interval '11 minutes'`;
    await runs(3);
    expect(alarms()).toEqual(['backlog raised']);
    receiver.behave(() => behaviours.well);
    await deliverAfter(60);
    await deliverAfter(60);
    await runs(2);
    expect(alarms()).toEqual(['backlog raised', 'backlog resolved']);
    expect(await health()).toMatchObject({ alarms: [], isOverdue: false });
  });

  it('of the only channel: health and ping say it until the last message has left', async () => {
    const all = channelsAt(receiver.url);
    const { CONTACT_WEBHOOK_URL: _, CONTACT_SLACK_WEBHOOK_URL: __, ...mail } = all;
    const settings = { ...mail, CONTACT_HEARTBEAT_URL: `${receiver.url}/heartbeat` };
    const run = () => openDelivery(database.url, settings).deliver();
    await submit();
    await sql`delete from contact.outbox where channel <> 'email'`;
    receiver.behave(({ path }) => (path === '/heartbeat' ? behaviours.well : behaviours.fails));
    await sql`update contact.outbox set created_at = created_at - interval '11 minutes'`;
    await run();
    await run();
    expect(await health()).toMatchObject({ alarms: ['backlog'], isOverdue: true });
    expect(callsTo('/heartbeat')).toHaveLength(0);
    receiver.behave(() => behaviours.well);
    await sql`update contact.outbox set next_at = now()`;
    await run();
    await expect.poll(() => callsTo('/heartbeat').length).toBe(1);
    await run();
    expect(await health()).toMatchObject({ alarms: [], isOverdue: false });
  });
});
