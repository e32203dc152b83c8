/**
 * The form as it is hosted: several processes, one pooler in transaction mode, limits on. Requests
 * arrive at a given rate, whether or not the earlier ones were answered, from different addresses
 * and people; the rate grows until answers come late.
 */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { inProject } from '../lib/project.ts';
import { withConnection } from '../lib/tls.ts';
import { isRoot } from '../local-server/data-folder.ts';
import { embeddedUrl } from '../local-server/database.ts';
import {
  removeFolder,
  startTemporaryServer,
  temporaryFolder,
} from '../local-server/temporary-server.ts';
import { bodyFrom, fire, headersFor } from './contact.ts';
import { percentile, rounded } from './results.ts';

const processes = 3;
/** Connections of the pooler to the database, which all processes share. */
const poolSize = 20;
/** A rate is too high if this share of its answers takes longer than `late` milliseconds. */
const late = 1000;
const secret = 'the secret of a measurement, longer than 32';

/** Starts `pgbouncer` (Debian's package of this name) before a database. */
async function startPooler(folder: string, databaseUrl: string) {
  const { port, username, password, pathname } = new URL(databaseUrl);
  const ownPort = await getPort({ host: '127.0.0.1' });
  const users = join(folder, 'users.txt');
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(users, `"${username}" "${password}"\n`, { mode: 0o644 });
  writeFileSync(
    settings,
    `[databases]
postgres = host=127.0.0.1 port=${port} dbname=${pathname.slice(1)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 200
`,
  );
  const account = isRoot() ? ['-u', 'nobody'] : [];
  const child = spawn('pgbouncer', ['-q', ...account, settings], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isUp = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(ownPort, '127.0.0.1', () => resolve(true));
      socket.on('error', () => resolve(false)).on('connect', () => socket.end());
    });
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error('pgbouncer ended.');
    await sleep(50);
  }
  const url = new URL(databaseUrl);
  url.port = String(ownPort);
  return { url: url.href, child };
}

async function startForm(databaseUrl: string): Promise<{ url: string; child: ChildProcess }> {
  const child = fork(inProject('scripts/bench/pooled-form.ts'), {
    execArgv: ['--import', 'tsx'],
    // Each request leaves a line in the log, which nobody reads here.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      CONTACT_DATABASE_URL: databaseUrl,
      CONTACT_SECRET: secret,
      CONTACT_TRUSTED_PROXIES: '1',
      CONTACT_CHANNELS: 'email,webhook',
    },
  });
  const [port] = await once(child, 'message');
  return { url: `http://127.0.0.1:${port}/`, child };
}

interface Step {
  times: number[];
  answers: Record<string, number>;
}

let sent = 0;

/** Sends at a rate; a time is counted from the moment at which its request was due. */
async function sendAt(urls: readonly string[], rate: number, seconds: number): Promise<Step> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const step: Step = { times: [], answers: {} };
  const open: Promise<void>[] = [];
  const start = performance.now();
  const one = async (due: number) => {
    const index = sent++;
    const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
    const headers = { ...headersFor(secret), 'x-forwarded-for': address };
    const url = urls[index % urls.length] ?? '';
    const status = await fire(agent, url, headers, bodyFrom(`person${index}@example.com`));
    step.answers[status] = (step.answers[status] ?? 0) + 1;
    step.times.push(performance.now() - due);
  };
  for (let index = 0; index < rate * seconds; index += 1) {
    const due = start + (index * 1000) / rate;
    if (due > performance.now()) await sleep(due - performance.now());
    open.push(one(due));
  }
  await Promise.all(open);
  agent.destroy();
  return step;
}

/** Measures each rate, and stops after the first at which answers come late. */
async function climb(
  urls: readonly string[],
  rates: readonly number[],
  seconds: number,
): Promise<number> {
  let acknowledged = 0;
  for (const rate of rates) {
    const { times, answers } = await sendAt(urls, rate, seconds);
    acknowledged += answers['200'] ?? 0;
    const [median, p95, p99] = [0.5, 0.95, 0.99].map((part) => percentile(times, part));
    console.log(JSON.stringify({ rate, seconds, answers, ...rounded({ median, p95, p99 }) }));
    if ((p95 ?? 0) > late) break;
  }
  return acknowledged;
}

/**
 * Prints a line for each rate, and fails the program if an acknowledged request is not stored.
 *
 * @param rates requests a second
 * @param seconds for each rate
 */
export async function measurePooled(rates: readonly number[], seconds: number): Promise<void> {
  const folder = temporaryFolder();
  const localServer = await startTemporaryServer(null, { deliverEvery: null });
  const { data, databaseUrl } = localServer;
  const children: ChildProcess[] = [];
  try {
    const port = Number(new URL(databaseUrl).port);
    const pooler = await startPooler(folder, embeddedUrl('contact_function', data.secrets, port));
    children.push(pooler.child);
    const forms = await Promise.all(Array.from({ length: processes }, () => startForm(pooler.url)));
    children.push(...forms.map(({ child }) => child));
    const urls = forms.map(({ url }) => url);
    // Not counted: compiles the code and opens the connections.
    const { answers } = await sendAt(urls, 20, 3);
    const acknowledged = (answers['200'] ?? 0) + (await climb(urls, rates, seconds));
    const [row] = await withConnection(
      { url: databaseUrl, ssl: false },
      (sql) => sql<{ count: number }[]>`select count(*)::int as count from contact.request`,
    );
    console.log(`${acknowledged} acknowledged, ${row?.count} stored`);
    if ((row?.count ?? 0) < acknowledged) process.exitCode = 1;
  } finally {
    for (const child of children) child.kill();
    await localServer.stop();
    removeFolder(folder);
  }
}
