/** One delivery run: claims, sends and marks messages until none is due. */
import type { Pool } from '../_shared/database.ts';
import { errorFacts, log } from '../_shared/log.ts';
import { nextRetryDelay, retryDelayAfterRefusal } from './backoff.ts';
import { emailCall } from './channels/email.ts';
import { slackCall } from './channels/slack.ts';
import { webhookCall } from './channels/webhook.ts';
import type { DeliveryConfig } from './config.ts';
import { createHeartbeat } from './heartbeat.ts';
import { type Call, type OutboxRow, readOutboxRow } from './message.ts';
import type { Report } from './report.ts';
import { type Outcome, send } from './send.ts';

/** Messages of one channel in progress at once. */
const batch = 10;
/** Seconds of a lease: longer than a claim, a send and a mark can take together. */
const lease = 60;
/**
 * Milliseconds after which a run claims no more messages. The platform ends a function at 150 s.
 */
const budget = 60_000;
/** Rows of each kind purged in one transaction, so that no transaction takes long. */
const purgedAtOnce = 500;

const seconds = (count: number) => `${count} seconds`;

async function callFor(claimed: OutboxRow, config: DeliveryConfig): Promise<Call> {
  const row = readOutboxRow(claimed);
  if (row.channel === 'email' && config.email) return emailCall(config.email, row);
  if (row.channel === 'webhook' && config.webhook) {
    return await webhookCall(config.webhook, row, Date.now());
  }
  if (row.channel === 'slack' && config.slack) return slackCall(config.slack, row);
  throw new Error('A message was claimed for a channel that is off.');
}

/** What a run depends on. */
export interface Tools {
  pool: Pool;
  config: DeliveryConfig;
  /** Hands one message to its receiver. */
  send: (call: Call) => Promise<Outcome>;
}

async function markSent({ pool }: Tools, row: OutboxRow): Promise<boolean> {
  const [marked] = await pool.use(
    (sql) => sql<{ ok: boolean }[]>`
    select contact.mark_sent(${row.outbox_id}::bigint, ${row.token}::uuid) as ok`,
  );
  return marked?.ok ?? false;
}

/**
 * Hands a message to its receiver. A message that can't be made into a call fails like one that the
 * receiver refuses, so that it delays no other.
 */
async function sendOne(tools: Tools, row: OutboxRow): Promise<Outcome> {
  let call: Call;
  try {
    call = await callFor(row, tools.config);
  } catch (error) {
    log('delivery.fault', { id: row.subject_id, channel: row.channel, ...errorFacts(error) });
    return { ok: false, reason: 'not-rendered', refused: false, retryAfter: null };
  }
  return await tools.send(call);
}

/** @returns seconds until the next try; `null` when the message is given up */
async function markFailed(
  { pool, config }: Tools,
  row: OutboxRow,
  { reason, refused, retryAfter }: Extract<Outcome, { ok: false }>,
): Promise<number | null> {
  const wait = refused
    ? retryDelayAfterRefusal()
    : nextRetryDelay(config.waits, row.attempt, retryAfter);
  const [marked] = await pool.use(
    (sql) => sql<{ state: string | null }[]>`
    select contact.mark_failed(
      ${row.outbox_id}::bigint, ${row.token}::uuid, ${reason}::text,
      ${wait === null ? null : seconds(wait)}::interval, ${refused}::boolean,
      ${config.channels}::text[]
    ) as state`,
  );
  return marked?.state === 'failed' ? null : wait;
}

async function deliver(
  tools: Tools,
  row: OutboxRow,
  report: Omit<Report, 'purged'>,
): Promise<void> {
  const outcome = await sendOne(tools, row);
  const { subject_id: id, channel, kind, attempt } = row;
  const facts = { id, channel, kind, try: attempt };
  if (outcome.ok) {
    const marked = await markSent(tools, row);
    report.sent += 1;
    log('delivery.sent', { ...facts, marked });
    return;
  }
  const { reason, refused } = outcome;
  const wait = await markFailed(tools, row, outcome);
  report[wait === null ? 'failed' : 'retrying'] += 1;
  const event = wait === null ? 'failed' : refused ? 'refused' : 'retrying';
  log(`delivery.${event}`, {
    ...facts,
    reason,
    wait: wait === null ? null : Math.round(wait),
    ...(refused && { advice: `The address or key of the channel ${channel} is wrong.` }),
  });
}

/**
 * Delivers the messages of one channel. Throws when the database is not available; claimed messages
 * become due again when the lease ends.
 */
async function runChannel(channel: string, tools: Tools): Promise<Partial<Report>> {
  const report = { sent: 0, retrying: 0, failed: 0 };
  const started = Date.now();
  while (Date.now() - started < budget) {
    const rows = await tools.pool.use(
      (sql) => sql<OutboxRow[]>`
      select * from contact.claim(
        ${[channel]}::text[], ${batch}::int, ${seconds(lease)}::interval
      )`,
    );
    if (rows.length === 0) break;
    await inFull(rows.map((row) => deliver(tools, row, report)));
  }
  return report;
}

/**
 * Writes yesterday's spam counts as a message for every channel. Requests are delivered whether or
 * not this works.
 */
async function digest({ pool, config }: Tools): Promise<void> {
  try {
    await pool.use((sql) => sql`select contact.digest_spam(${config.channels}::text[])`);
  } catch (error) {
    log('delivery.digest-failed', errorFacts(error));
  }
}

/**
 * Deletes requests whose retention time is over, as the law requires. This depends on no channel,
 * so a failing channel can't stop it.
 */
async function purge({ pool }: Tools): Promise<Partial<Report>> {
  const started = Date.now();
  let isDone = false;
  let purged = 0;
  while (!isDone && Date.now() - started < budget) {
    const [row] = await pool.use(
      (sql) => sql<{ requests: number; is_done: boolean }[]>`
        select requests, is_done from contact.purge(${purgedAtOnce}::int)`,
    );
    purged += row?.requests ?? 0;
    isDone = row?.is_done ?? true;
  }
  if (purged > 0) log('delivery.purged', { requests: purged });
  return { purged };
}

/** @returns whether nothing is overdue, now that the run has ended */
async function finish({ pool, config }: Tools): Promise<boolean> {
  const [row] = await pool.use(
    (sql) => sql<{ is_well: boolean }[]>`
    select contact.finish_run(${config.channels}::text[]) as is_well`,
  );
  return row?.is_well ?? false;
}

/** Waits for all the work to end, then throws the first fault. */
async function inFull<T>(work: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(work);
  return await Promise.all(work);
}

/**
 * Runs work one at a time. Calls that arrive during a run share one run after it, because the
 * current run may have missed what they announce.
 */
function oneAtATime<T>(work: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | null = null;
  let next: Promise<T> | null = null;
  const start = () => {
    const run = work().finally(() => {
      if (current === run) current = null;
    });
    current = run;
    return run;
  };
  return () => {
    if (!current) return start();
    next ??= current
      .catch(() => {})
      .then(() => {
        next = null;
        return start();
      });
    return next;
  };
}

/**
 * Each channel is run by itself and one run at a time, so that a channel that hangs does not delay
 * the others, also not what comes while it hangs.
 *
 * @returns starts a run of every channel; resolves when all have ended, and rejects when the database
 *   is not available
 */
export function createDelivery(
  pool: Pool,
  config: DeliveryConfig,
  sendCall: Tools['send'] = send,
): () => Promise<Report> {
  const tools: Tools = { pool, config, send: sendCall };
  const runs = config.channels.map((channel) => oneAtATime(() => runChannel(channel, tools)));
  const purging = oneAtATime(() => purge(tools));
  const heartbeat = createHeartbeat(config.heartbeatUrl);
  return async () => {
    const purged = purging();
    purged.catch(() => {});
    await digest(tools);
    const report: Report = { sent: 0, retrying: 0, failed: 0, purged: 0 };
    for (const part of await inFull([purged, ...runs.map((run) => run())])) {
      for (const [name, count] of Object.entries(part)) report[name as keyof Report] += count;
    }
    if (await finish(tools)) heartbeat();
    return report;
  };
}
