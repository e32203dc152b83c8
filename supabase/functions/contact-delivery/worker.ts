/**
 * The delivery run: claims due messages to sales from the table `contact.outbox`, sends them, and
 * marks them as sent or failed. A claim is a lease: the message becomes due again if it is not
 * marked in time.
 */

import { keepAliveUntil, settleAll } from '../_shared/background.ts';
import type { Pool } from '../_shared/database.ts';
import { errorFacts, log } from '../_shared/log.ts';
import type { Trace } from '../_shared/trace.ts';
import { nextRetryDelay, retryDelayAfterLimit, retryDelayAfterRefusal } from './backoff.ts';
import { emailCall } from './channels/email.ts';
import { slackCall } from './channels/slack.ts';
import { webhookCall } from './channels/webhook.ts';
import type { DeliveryConfig } from './config.ts';
import { createHeartbeat } from './heartbeat.ts';
import { type Call, type OutboxRow, readOutboxRow } from './message.ts';
import { runNotices } from './notices.ts';
import { createPace, type Pace } from './pace.ts';
import { type Outcome, send, tooMany } from './send.ts';
import { checkSenders } from './senders.ts';

/** Messages of one channel that are sent at the same time. */
const batchSize = 10;
/** Seconds of a lease, which is longer than to claim, send and mark a message can take. */
const leaseSeconds = 60;
/** Time after which a run claims no more messages. The platform ends a function after 150 s. */
const runMs = 60_000;
/** Rows of each table that one transaction deletes, so that no transaction takes long. */
const purgeBatchSize = 500;

/** The counts of one delivery run, which sends all messages to sales that are due. */
export interface Report {
  sent: number;
  /** Failed messages that will be tried again. */
  retrying: number;
  /** Messages whose last try failed. */
  failed: number;
  /** Requests deleted because their retention time was over. */
  purged: number;
}

/** A duration as PostgreSQL reads an `interval`. */
const toInterval = (seconds: number) => `${seconds} seconds`;

function createCall(row: OutboxRow, config: DeliveryConfig): Call {
  const message = readOutboxRow(row);
  if (row.channel === 'email' && config.email) return emailCall(config.email, message);
  if (row.channel === 'webhook' && config.webhook) {
    return webhookCall(config.webhook, message, Date.now());
  }
  if (row.channel === 'slack' && config.slack) return slackCall(config.slack, message);
  throw new Error('A message was claimed for a channel that is off.');
}

/** The dependencies of a run. */
export interface DeliveryTools {
  pool: Pool;
  config: DeliveryConfig;
  /** Sends one message to its receiver. */
  send: (call: Call) => Promise<Outcome>;
  trace: Trace;
}

/** @returns whether the lease was still valid */
async function markSent({ pool }: DeliveryTools, row: OutboxRow): Promise<boolean> {
  const [marked] = await pool.use(
    (sql) => sql<{ ok: boolean }[]>`
    select contact.mark_sent(${row.outbox_id}::bigint, ${row.token}::uuid) as ok`,
  );
  return marked?.ok ?? false;
}

/**
 * Sends a message to its receiver. If no call can be created for a message, it counts as failed, so
 * that it does not hold up the others.
 */
async function sendOne(
  tools: DeliveryTools,
  row: OutboxRow,
  traceparent: string | null,
): Promise<Outcome> {
  let call: Call;
  try {
    call = createCall(row, tools.config);
  } catch (error) {
    log('delivery.fault', { id: row.subject_id, channel: row.channel, ...errorFacts(error) });
    return { ok: false, reason: 'not-rendered', refused: false, retryAfter: null };
  }
  // Only the operator's own receiver has a use for it.
  if (traceparent && row.channel === 'webhook') call.headers.traceparent = traceparent;
  return await tools.send(call);
}

/** @returns seconds until the next try; `null` when there are no more tries */
async function markFailed(
  { pool, config }: DeliveryTools,
  row: OutboxRow,
  { reason, refused, retryAfter }: Extract<Outcome, { ok: false }>,
): Promise<number | null> {
  const wait = refused
    ? retryDelayAfterRefusal()
    : reason === tooMany
      ? retryDelayAfterLimit(retryAfter)
      : nextRetryDelay(config.waits, row.attempt, retryAfter);
  const [marked] = await pool.use(
    (sql) => sql<{ state: string | null }[]>`
    select contact.mark_failed(
      outbox_id => ${row.outbox_id},
      token => ${row.token},
      reason => ${reason},
      wait => ${wait === null ? null : toInterval(wait)},
      refused => ${refused},
      others => ${config.channels}
    ) as state`,
  );
  return marked?.state === 'failed' ? null : wait;
}

/** Sends one message, marks it, and counts it in the report. */
async function deliver(
  tools: DeliveryTools,
  row: OutboxRow,
  report: Omit<Report, 'purged'>,
): Promise<void> {
  const { subject_id: id, channel, kind, attempt } = row;
  const facts = { id, channel, kind, try: attempt };
  const span = tools.trace(id);
  const outcome = await sendOne(tools, row, span.traceparent);
  span.end(
    `send ${channel}`,
    { ...facts, ...(!outcome.ok && { reason: outcome.reason }) },
    !outcome.ok,
  );
  const marking = span.child();
  if (outcome.ok) {
    const marked = await markSent(tools, row);
    marking.end('database contact.mark_sent', { id, marked });
    report.sent += 1;
    log('delivery.sent', { ...facts, marked });
    return;
  }
  const { reason, refused } = outcome;
  const wait = await markFailed(tools, row, outcome);
  marking.end('database contact.mark_failed', { id });
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
 * Sends the due messages of one channel, at the pace of the mail service if they are mails. Throws
 * when the database is not available. Messages that were claimed by then become due again when their
 * lease ends.
 */
async function runChannel(
  channel: string,
  tools: DeliveryTools,
  mailPace: Pace,
): Promise<Partial<Report>> {
  const report = { sent: 0, retrying: 0, failed: 0 };
  const started = Date.now();
  const isMail = channel === 'email';
  const size = Math.min(batchSize, (isMail && tools.config.email?.perSecond) || batchSize);
  while (Date.now() - started < runMs) {
    const rows = await tools.pool.use(
      (sql) => sql<OutboxRow[]>`
      select * from contact.claim(
        ${[channel]}::text[], ${size}::int, ${toInterval(leaseSeconds)}::interval
      )`,
    );
    if (rows.length === 0) break;
    await settleAll(
      rows.map(async (row) => {
        if (isMail) await mailPace();
        await deliver(tools, row, report);
      }),
    );
  }
  return report;
}

/**
 * Creates a message with yesterday's spam counts for every channel, and a mail about the requests of
 * which no mail of their own may leave. A failure is only logged, because requests must be sent
 * nevertheless.
 */
async function createDigests({ pool, config }: DeliveryTools): Promise<void> {
  try {
    await pool.use((sql) => sql`select contact.digest_spam(${config.channels}::text[])`);
    await pool.use((sql) => sql`select contact.digest_mail()`);
  } catch (error) {
    log('delivery.digest-failed', errorFacts(error));
  }
}

/**
 * Deletes requests whose retention time is over, as the law requires. It does not depend on a
 * channel, so a failing channel can't prevent it.
 */
async function purgeExpired({ pool }: DeliveryTools): Promise<Partial<Report>> {
  const started = Date.now();
  let isDone = false;
  let purged = 0;
  while (!isDone && Date.now() - started < runMs) {
    const [row] = await pool.use(
      (sql) => sql<{ requests: number; is_done: boolean }[]>`
        select requests, is_done from contact.purge(${purgeBatchSize}::int)`,
    );
    purged += row?.requests ?? 0;
    isDone = row?.is_done ?? true;
  }
  if (purged > 0) log('delivery.purged', { requests: purged });
  return { purged };
}

/**
 * Records the end of the run in the database.
 *
 * @returns whether no message is overdue
 */
async function finishRun({ pool, config }: DeliveryTools): Promise<boolean> {
  const [row] = await pool.use(
    (sql) => sql<{ is_well: boolean }[]>`
    select contact.finish_run(${config.channels}::text[]) as is_well`,
  );
  return row?.is_well ?? false;
}

/**
 * Wraps work so that it never runs twice at once. All calls during a run share one further run
 * after it, because the current run may have missed the messages that caused these calls.
 */
function runOneAtATime<T>(work: () => Promise<T>): () => Promise<T> {
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
 * Creates the delivery. Each channel has runs of its own, one at a time, so that a channel whose
 * receiver does not respond does not hold up the other channels, in this run and in later ones.
 *
 * @returns a function that starts a run of every channel, resolves when all have ended, and rejects
 *   when the database is not available
 */
export function createDelivery(
  pool: Pool,
  config: DeliveryConfig,
  trace: Trace,
  sendCall: DeliveryTools['send'] = send,
): () => Promise<Report> {
  const tools: DeliveryTools = { pool, config, trace, send: sendCall };
  const mailPace = createPace(config.email?.perSecond);
  const runs = config.channels.map((channel) =>
    runOneAtATime(() => runChannel(channel, tools, mailPace)),
  );
  const purge = runOneAtATime(() => purgeExpired(tools));
  const notices = runOneAtATime(() =>
    runNotices({ ...tools, settings: config.notices, email: config.email, mailPace }),
  );
  const heartbeat = createHeartbeat(config.heartbeatUrl);
  const { dnsServers } = config;
  const check = runOneAtATime(async () => dnsServers && checkSenders(pool, dnsServers));
  return async () => {
    const purged = purge();
    // Without this handler, an error before `settleAll` is called would end the process.
    // `settleAll` reports it.
    purged.catch(() => {});
    await createDigests(tools);
    const report: Report = { sent: 0, retrying: 0, failed: 0, purged: 0 };
    const told = notices();
    for (const part of await settleAll([purged, ...runs.map((run) => run())])) {
      for (const [name, count] of Object.entries(part)) report[name as keyof Report] += count;
    }
    await told;
    if (await finishRun(tools)) heartbeat();
    keepAliveUntil(check());
    return report;
  };
}
