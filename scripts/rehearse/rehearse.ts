/**
 * Rehearses deployments on this machine: the release before, this version, and the release before
 * again, on one PostgreSQL, with rows of a used database and with visitors who send meanwhile.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../supabase/functions/_shared/database.ts';
import { withConnection } from '../lib/connection.ts';
import { type DatabaseStep, deployDatabase } from '../lib/deploy-database.ts';
import { inProject } from '../lib/project.ts';
import { exportRelease } from '../lib/release.ts';
import { UserError } from '../lib/user-error.ts';
import { makeDataFolder, openDataFolder } from '../local-server/data-folder.ts';
import { startCluster } from '../local-server/embedded-postgres.ts';
import { removeFolder, temporaryFolder } from '../local-server/temporary-server.ts';
import { type ReleaseProcess, startRelease } from './release-process.ts';
import { startTraffic } from './visitors.ts';

const secret = 'a secret of the rehearsal, which signs its questions';
const token = 'a token of the rehearsal, which starts deliveries';

/** Milliseconds: of traffic between two deployments, and of the last calls to a stopped version. */
const times = { traffic: 4000, grace: 1000, delivery: 300, lastDelivery: 60_000 } as const;

/** A receiver of the webhook that accepts everything. */
async function openReceiver() {
  const ids = new Set<string>();
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { data } = JSON.parse(body) as { data: { id?: string } };
      if (data.id) ids.add(data.id);
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { ids, url: `http://127.0.0.1:${port}/`, close };
}

/** Fills a database with requests that were delivered, with notes and changes. */
async function fill(sql: Database, rows: number): Promise<void> {
  await sql`
    select count(s.id) from generate_series(1, ${rows}::int) i
    cross join lateral contact.submit(
      gen_random_uuid(), null, encode(sha256(i::text::bytea), 'hex'),
      jsonb_build_object(
        'interest', 'demo', 'firstName', 'Row', 'lastName', 'Number ' || i,
        'email', 'row' || i || '@example.com', 'challenge', repeat('Words of a request. ', 20)),
      case when i % 10 = 0 then 'unverified' else 'new' end, '{}', null, null, '{}',
      '{webhook}', '24 months', '{"page": "/about", "language": "es-MX"}'
    ) s`;
  await sql`update contact.outbox set state = 'sent'`;
  // Not by the call: each key of one statement would hold a lock.
  await sql`update contact.request set idempotency_key = gen_random_uuid()`;
  await sql`select contact.staff_put('ana@example.com', 'Ana', 'agent')`;
  await sql`
    update contact.request set assignee = 'ana@example.com', progress = 'answered'
    where email like 'row%5@example.com'`;
  await sql`
    insert into contact.desk_note (id, request_id, author, words)
    select gen_random_uuid(), id, 'ana@example.com', 'Called ' || email
    from contact.request where assignee is not null`;
}

/** A hash of all rows of before the visitors, with their notes and contexts. */
async function fingerprint(sql: Database): Promise<string> {
  const [row] = await sql<{ hash: string }[]>`
    select md5(string_agg(concat(
      r.id, r.payload, r.payload_hash, r.created_at, r.moderation_status, r.progress, r.assignee,
      r.idempotency_key, c.page, c.language, n.words), '|' order by r.id)) as hash
    from contact.request r
    left join contact.request_context c on c.request_id = r.id
    left join contact.desk_note n on n.request_id = r.id
    where r.email like 'row%@example.com'`;
  return row?.hash ?? '';
}

/** The settings of all functions of any version. */
const settingsFor = (databaseUrl: string, webhookUrl: string): Record<string, string> => ({
  ...Object.fromEntries(
    (['', '_DELIVERY', '_DESK'] as const).flatMap((part) => [
      [`CONTACT${part}_DATABASE_URL`, databaseUrl],
      [`CONTACT${part}_DATABASE_ROLE`, `contact${part.toLowerCase() || '_function'}`],
    ]),
  ),
  ...{ CONTACT_SECRET: secret, CONTACT_DELIVERY_TOKEN: token, CONTACT_RATE_LIMIT: 'off' },
  CONTACT_DESK_ISSUER: 'http://localhost/auth/v1',
  CONTACT_DESK_KEYS_URL: 'http://127.0.0.1:9/',
  CONTACT_WEBHOOK_URL: webhookUrl,
  CONTACT_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 'rehearsal').toString('base64')}`,
});

/**
 * Compares what was acknowledged with what the database and the receiver have.
 *
 * @throws {UserError} when anything is lost
 */
async function checkNothingLost(
  sql: Database,
  ids: readonly string[],
  delivered: ReadonlySet<string>,
  isUnchanged: boolean,
): Promise<void> {
  const [stored] = await sql<{ found: number; twice: number }[]>`
    select count(*)::int as found, (count(*) - count(distinct idempotency_key))::int as twice
    from contact.request where id = any (${ids}::uuid[])`;
  const lost = {
    'not stored': ids.length - (stored?.found ?? 0),
    'stored twice': stored?.twice ?? 0,
    'not delivered': ids.filter((id) => !delivered.has(id)).length,
    'of the rows of before changed': isUnchanged ? 0 : 1,
  };
  const losses = Object.entries(lost).filter(([, count]) => count !== 0);
  if (losses.length === 0) return;
  throw new UserError(`Lost: ${losses.map(([what, count]) => `${count} ${what}`).join(', ')}.`);
}

/** What happened at one deployment. */
export interface Deployed {
  name: string;
  database: DatabaseStep;
  /** Seconds for the database, and for the functions to start. */
  databaseSeconds: number;
  functionsSeconds: number;
}

export interface Rehearsal {
  deployed: Deployed[];
  /** Rows of before, and how many requests were acknowledged meanwhile. */
  rows: number;
  acknowledged: number;
  answers: Readonly<Record<number, number>>;
  slowestMs: number;
}

const secondsSince = (started: number) => (performance.now() - started) / 1000;

/**
 * @param commit of the release before
 * @param rows to fill in before the first deployment of this version
 * @throws {UserError} when anything is lost
 */
export async function rehearse(
  commit: string,
  rows: number,
  onDeployed: (step: Deployed) => void = () => {},
): Promise<Rehearsal> {
  const folder = temporaryFolder();
  const olderFolder = join(folder, 'older');
  exportRelease(commit, olderFolder);
  const receiver = await openReceiver();
  const data = openDataFolder(makeDataFolder(join(folder, 'data')));
  const cluster = await startCluster(data, () => {});
  const deployed: Deployed[] = [];
  let current: ReleaseProcess | undefined;
  let isOver = false;

  const settings = settingsFor(cluster.url, receiver.url);

  /** Deploys as the workflow does: first the database, then the functions, then no more of before. */
  async function deploy(name: string, from: string): Promise<void> {
    const started = performance.now();
    const database = await deployDatabase({ folder: from, url: `${cluster.url}?sslmode=disable` });
    const databaseSeconds = secondsSince(started);
    const before = current;
    const next = await startRelease(from, settings);
    current = next;
    const functionsSeconds = secondsSince(started) - databaseSeconds;
    await sleep(times.grace);
    await before?.stop();
    const step = { name, database, databaseSeconds, functionsSeconds };
    deployed.push(step);
    onDeployed(step);
  }
  const deliver = async () => {
    const headers = { authorization: `Bearer ${token}` };
    await fetch(`${current?.url}/contact-delivery`, { method: 'POST', headers }).catch(() => {});
  };
  const schedule = async () => {
    while (!isOver) {
      await deliver();
      await sleep(times.delivery);
    }
  };

  try {
    return await withConnection({ url: cluster.url, ssl: false }, async (sql) => {
      await deploy('release before', olderFolder);
      await fill(sql, rows);
      const before = await fingerprint(sql);
      const traffic = startTraffic(() => `${current?.url}/contact-form`, secret);
      const delivering = schedule();
      await sleep(times.traffic);
      await deploy('this version', inProject());
      await sleep(times.traffic);
      await deploy('release before, again', olderFolder);
      await sleep(times.traffic);
      await traffic.stop();

      const ids = [...traffic.acknowledged.values()];
      const deadline = Date.now() + times.lastDelivery;
      while (ids.some((id) => !receiver.ids.has(id)) && Date.now() < deadline) await sleep(100);
      isOver = true;
      await delivering;
      await checkNothingLost(sql, ids, receiver.ids, (await fingerprint(sql)) === before);
      const { answers, slowestMs } = traffic;
      return { deployed, rows, acknowledged: ids.length, answers, slowestMs };
    });
  } finally {
    isOver = true;
    await current?.stop();
    await cluster.stop();
    receiver.close();
    removeFolder(folder);
  }
}
