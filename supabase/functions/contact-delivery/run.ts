/** One delivery run: claim, send, mark, until nothing is due. */
import type { Pool } from '../_shared/database.ts';
import { log } from '../_shared/log.ts';
import { pausePoint } from '../_shared/pause.ts';
import { waitAfter } from './backoff.ts';
import { emailCall } from './channels/email.ts';
import { slackCall } from './channels/slack.ts';
import { webhookCall } from './channels/webhook.ts';
import type { DeliveryConfig } from './config.ts';
import type { Call, Claimed } from './message.ts';
import type { Report } from './report.ts';
import { send } from './send.ts';

/** Messages of one channel under way at once. */
const batch = 10;
/** Seconds of a lease: longer than a claim, a send and a mark can take together. */
const lease = 60;
/** Milliseconds after which a run takes on nothing new; the platform ends it at 150 s. */
const budget = 60_000;
/** Requests purged at a time, so that no transaction grows long. */
const purgedAtOnce = 500;

const seconds = (count: number) => `${count} seconds`;
const textArray = (words: readonly string[]) => `{${words.join(',')}}`;

async function callFor(row: Claimed, config: DeliveryConfig): Promise<Call> {
  if (row.channel === 'email' && config.email) return emailCall(config.email, row);
  if (row.channel === 'webhook' && config.webhook) {
    return await webhookCall(config.webhook, row, Date.now());
  }
  if (row.channel === 'slack' && config.slack) return slackCall(config.slack, row);
  throw new Error('A message was claimed for a channel that is off.');
}

async function deliver(
  row: Claimed,
  pool: Pool,
  config: DeliveryConfig,
  report: Report,
): Promise<void> {
  const { clockOffset, channels, pauseAt, waits } = config;
  const outcome = await send(await callFor(row, config));
  await pausePoint('after-send', pauseAt);
  const facts = { id: row.request_id, channel: row.channel, about: row.about, try: row.attempt };

  await pausePoint('before-mark', pauseAt);
  if (outcome.ok) {
    const [marked] = await pool.use(
      (sql) => sql<{ ok: boolean }[]>`
      select contact.mark_sent(${row.outbox_id}::bigint, ${row.token}::uuid) as ok`,
    );
    report.sent += 1;
    log('delivery.sent', { ...facts, marked: marked?.ok ?? false });
    return;
  }
  const wait = waitAfter(waits, row.attempt, outcome.retryAfter);
  await pool.use(
    (sql) => sql`
    select contact.mark_failed(
      ${row.outbox_id}::bigint, ${row.token}::uuid, ${outcome.reason}::text,
      ${wait === null ? null : seconds(wait)}::interval,
      ${textArray(channels)}::text[], ${seconds(clockOffset / 1000)}::interval
    )`,
  );
  report[wait === null ? 'dead' : 'failed'] += 1;
  log(wait === null ? 'delivery.dead' : 'delivery.failed', {
    ...facts,
    reason: outcome.reason,
    wait: wait === null ? null : Math.round(wait),
  });
}

/** Throws when the database is not there; what was leased comes back when the lease ends. */
async function runChannel(
  channel: string,
  pool: Pool,
  config: DeliveryConfig,
  report: Report,
): Promise<void> {
  const started = Date.now();
  while (Date.now() - started < budget) {
    const rows = await pool.use(
      (sql) => sql<Claimed[]>`
      select * from contact.claim(
        ${textArray([channel])}::text[], ${batch}::int, ${seconds(lease)}::interval,
        ${seconds(config.clockOffset / 1000)}::interval
      )`,
    );
    if (rows.length === 0) return;
    await pausePoint('after-claim', config.pauseAt);
    await inFull(rows.map((row) => deliver(row, pool, config, report)));
  }
}

/** Gives each piece of work its chance, then fails with the first fault. */
async function inFull(work: readonly Promise<void>[]): Promise<void> {
  for (const result of await Promise.allSettled(work)) {
    if (result.status === 'rejected') throw result.reason;
  }
}

/**
 * Serves the channels side by side: one that hangs keeps none of the others waiting.
 *
 * @throws when the database is not there
 */
export async function runDelivery(pool: Pool, config: DeliveryConfig): Promise<Report> {
  const report: Report = { sent: 0, failed: 0, dead: 0, purged: 0 };
  await inFull(config.channels.map((channel) => runChannel(channel, pool, config, report)));
  const [purge] = await pool.use(
    (sql) => sql<{ purged: number }[]>`
    select contact.purge(
      ${purgedAtOnce}::int, ${seconds(config.clockOffset / 1000)}::interval
    ) as purged`,
  );
  report.purged = purge?.purged ?? 0;
  if (report.purged > 0) log('delivery.purged', { requests: report.purged });
  return report;
}
