/**
 * Three alarms that need no channel: the address for a monitor, the calls to a service that expects
 * them, and what the desk is told.
 */
import { describe, expect, inject, it } from 'vitest';
import { openPool } from '../../supabase/functions/_shared/database.ts';
import type { Health } from '../../supabase/functions/_shared/health.ts';
import { ownerSql } from './support/database.ts';
import { channelsAt } from './support/edge.ts';
import { person } from './support/form.ts';
import { openDelivery, openForm } from './support/in-process.ts';
import { openPipeline } from './support/pipeline.ts';
import { behaviours } from './support/receiver.ts';

const { lines, receiver, database, sql, submit, callsTo } = await openPipeline();
await sql`select contact.staff_put('ana@example.com', 'Ana', 'reader')`;

const settings: Record<string, string> = {
  ...channelsAt(receiver.url),
  CONTACT_HEARTBEAT_URL: `${receiver.url}/heartbeat`,
};

const poolOf = (databaseRole: string) =>
  openPool({ databaseUrl: database.url, databaseRole, databaseCa: null }, 18_000);
const pools = { form: poolOf('contact_function'), delivery: poolOf('contact_delivery') };
/** Functions that have just been started, as a host may do for each call. */
const newDelivery = (own: Record<string, string> = settings) =>
  openDelivery(database.url, own, pools.delivery);
const newForm = () => openForm(database.url, {}, pools.form);

/** One run of the schedule. */
const run = () => newDelivery().deliver();
/** What a monitor is answered. */
const monitor = async () => await newForm().request('/functions/v1/contact-form/health');
/** What the desk is told. */
async function desk(): Promise<Health> {
  const actor = { email: 'ana@example.com', session: 'a session', since: new Date().toJSON() };
  const [row] = await sql`
    select contact.desk_poll(${sql.json(actor)}, '{"view": "new"}', now()) -> 'health' as health`;
  return row?.health;
}
const heartbeats = () => callsTo('/heartbeat').length;
const minutesPass = async (minutes: number) => {
  const by = `${minutes} minutes`;
  await sql`update contact.delivery_run set ended_at = ended_at - ${by}::interval`;
  await sql`update contact.outbox set created_at = created_at - ${by}::interval`;
};

describe('while the schedule runs', () => {
  it('all three say that delivery is well, and none names anybody', async () => {
    await submit();
    await run();
    await expect.poll(heartbeats).toBe(1);
    const response = await monitor();
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=10',
    ]);
    const text = await response.text();
    const health = JSON.parse(text);
    expect(health).toEqual({
      lastRun: expect.any(String),
      oldestPendingSeconds: null,
      failed: 0,
      channelsOut: [],
      channelsOff: {},
      alarms: [],
      isOverdue: false,
    });
    expect(text).not.toContain(person.email);
    expect(await desk()).toEqual(health);
    const [call] = callsTo('/heartbeat');
    expect([call?.body, call?.headers.authorization]).toEqual(['', undefined]);
  });

  it.each(['fails', 'resets', 'moves', 'hangs'] as const)(
    'a heartbeat that %s fails no run',
    async (name) => {
      receiver.behave(({ path }) => (path === '/heartbeat' ? behaviours[name] : behaviours.well));
      await submit();
      expect(await run()).toMatchObject({ sent: 3 });
      await expect.poll(heartbeats).toBe(1);
      receiver.hangUp();
      await expect.poll(() => lines.join('')).toContain('delivery.heartbeat-failed');
      expect((await monitor()).status).toBe(200);
      lines.length = 0;
    },
  );

  it('the heartbeat is called twice a minute at most, and without a setting not at all', async () => {
    const delivery = newDelivery();
    await delivery.deliver();
    await delivery.deliver();
    await newDelivery(channelsAt(receiver.url)).deliver();
    await expect.poll(heartbeats).toBe(1);
  });
});

describe('when the schedule stops', () => {
  it.each([
    ['with a request that waits', true],
    ['with none', false],
  ] as const)('each of the three says so, %s', async (_, waits) => {
    await run();
    await expect.poll(heartbeats).toBe(1);
    if (waits) await submit();
    await minutesPass(9);
    expect([(await monitor()).status, (await desk()).isOverdue]).toEqual([200, false]);
    await minutesPass(2);
    const response = await monitor();
    const health = await response.json();
    expect(response.status).toBe(503);
    expect(health.isOverdue).toBe(true);
    if (waits) expect(health.oldestPendingSeconds).toBeGreaterThanOrEqual(660);
    else expect(health.oldestPendingSeconds).toBeNull();
    expect(await desk()).toMatchObject({ isOverdue: true });
    // Whoever expects the heartbeat has heard none since.
    expect(heartbeats()).toBe(1);

    await run();
    await expect.poll(heartbeats).toBe(2);
    expect([(await monitor()).status, (await desk()).isOverdue]).toEqual([200, false]);
  });

  it('before its first run', async () => {
    await sql`delete from contact.delivery_run`;
    expect((await monitor()).status).toBe(503);
    expect(await desk()).toMatchObject({ lastRun: null, isOverdue: true });
  });
});

it('when a channel refuses every message, all three say so until it is mended', async () => {
  receiver.behave(({ path }) =>
    path === '/webhook' ? (response) => void response.writeHead(404).end() : behaviours.well,
  );
  await submit();
  await run();
  const response = await monitor();
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ channelsOut: ['webhook'] });
  expect(await desk()).toMatchObject({ channelsOut: ['webhook'], isOverdue: true });
  // A run that ended, but left something overdue, is no sign that delivery is well.
  expect(heartbeats()).toBe(0);

  receiver.behave(() => behaviours.well);
  await sql`select contact.staff_retry(null)`;
  await run();
  await expect.poll(heartbeats).toBe(1);
  expect((await monitor()).status).toBe(200);
});

describe('when the only channel has given a message up, all three say so until a person', () => {
  const { CONTACT_WEBHOOK_URL = '', CONTACT_WEBHOOK_SECRET = '' } = settings;
  const { CONTACT_HEARTBEAT_URL = '' } = settings;
  const alone = { CONTACT_WEBHOOK_URL, CONTACT_WEBHOOK_SECRET, CONTACT_HEARTBEAT_URL };
  const runAlone = () => newDelivery(alone).deliver();

  it.each([
    ['tries again', (id: string) => sql`select contact.staff_retry(null), ${id}::text`],
    ['tries that one again', (id: string) => sql`select contact.staff_retry(${id})`],
    ['settles it', (id: string) => sql`select contact.staff_settle(null), ${id}::text`],
    ['erases it', (id: string) => sql`select contact.staff_erase(array[${id}::uuid])`],
    ['files it as spam', (id: string) => sql`select contact.set_request_status(${id}, 'spam')`],
  ])('%s', async (_, deal) => {
    const id = await submit();
    await sql`delete from contact.outbox where channel <> 'webhook'`;
    await sql`update contact.outbox set attempts = 8`;
    receiver.behave(({ path }) => (path === '/webhook' ? behaviours.fails : behaviours.well));
    expect(await runAlone()).toMatchObject({ failed: 1 });
    await minutesPass(3 * 24 * 60);
    await runAlone();
    const response = await monitor();
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ failed: 1, oldestPendingSeconds: null });
    expect(await desk()).toMatchObject({ failed: 1, isOverdue: true });
    expect(heartbeats()).toBe(0);

    receiver.behave(() => behaviours.well);
    await deal(id);
    await runAlone();
    // That a request was erased is a message to channels that this run has switched off.
    await sql`delete from contact.system_alert`;
    await runAlone();
    await expect.poll(heartbeats).toBeGreaterThan(0);
    expect((await monitor()).status).toBe(200);
    expect(await desk()).toMatchObject({ failed: 0, isOverdue: false });
  });
});

it('what waits for a channel that was switched off is counted and alarms until it is settled', async () => {
  await submit();
  await submit();
  await newDelivery({}).deliver();
  const before = await monitor();
  const waiting = { email: 2, slack: 2, webhook: 2 };
  expect([before.status, (await before.json()).channelsOff]).toEqual([200, waiting]);
  await minutesPass(60);
  await newDelivery({}).deliver();
  const response = await monitor();
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ failed: 0, channelsOff: waiting });
  expect(await desk()).toMatchObject({ channelsOff: waiting, isOverdue: true });

  await sql`select contact.staff_settle(null)`;
  const settled = await monitor();
  expect(settled.status).toBe(200);
  expect(await settled.json()).toMatchObject({ failed: 0, channelsOff: {} });
  // What was settled stays so, also when the channel is switched on and all others are retried.
  await sql`select contact.staff_retry(null)`;
  expect(await run()).toMatchObject({ sent: 0 });
});

it('asks the database once for all who ask within seconds, and again after a failure', async () => {
  await run();
  const form = newForm();
  const ask = async () => (await form.request('/health')).status;
  expect(await ask()).toBe(200);
  await sql`alter function contact.health() rename to health_gone`;
  try {
    expect(await Promise.all(Array.from({ length: 50 }, ask))).toEqual(Array(50).fill(200));
    const fresh = newForm();
    expect((await fresh.request('/health')).status).toBe(500);
    await sql`alter function contact.health_gone() rename to health`;
    expect((await fresh.request('/health')).status).toBe(200);
  } finally {
    await sql`alter function contact.health_gone() rename to health`.catch(() => {});
  }
});

it('answers at its address on the site, where caches may keep it as long as it is valid', async () => {
  // Its delivery runs only while its data folder is made.
  const shared = ownerSql();
  await shared`delete from contact.delivery_run`;
  await shared.end();
  const response = await fetch(`${inject('url')}/functions/v1/contact-form/health`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    503,
    'public, max-age=10',
  ]);
  const question = await fetch(`${inject('url')}/functions/v1/contact-form`);
  expect(question.headers.get('cache-control')).toBe('no-store');
});
