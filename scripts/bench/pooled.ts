/**
 * Measures the contact form's function as it is hosted: several processes, one connection pooler
 * (pgbouncer in transaction mode), rate limits on. Requests come from different IP addresses and
 * email addresses. They are sent at a given rate, whether or not earlier ones have a response, and
 * the rate grows until responses come late.
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
import { createBody, createHeaders, postRequest } from './contact.ts';
import { percentile, roundFigures } from './results.ts';

const processes = 3;
/** Connections of pgbouncer to the database, which all processes share. */
const poolSize = 20;
/** A rate is too high if the 95th percentile of its response times is above this. */
const maxP95Ms = 1000;
/** CONTACT_SECRET of the measured functions. */
const secret = 'the secret of a measurement, longer than 32';

/**
 * Starts pgbouncer, which must be installed, in front of a database.
 *
 * @returns the URL of the database through pgbouncer, and the process
 */
async function startPooler(folder: string, databaseUrl: string) {
  const { port, username, password, pathname } = new URL(databaseUrl);
  const poolerPort = await getPort({ host: '127.0.0.1' });
  const users = join(folder, 'users.txt');
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(users, `"${username}" "${password}"\n`, { mode: 0o644 });
  writeFileSync(
    settings,
    `[databases]
postgres = host=127.0.0.1 port=${port} dbname=${pathname.slice(1)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${poolerPort}
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
      const socket = connect(poolerPort, '127.0.0.1', () => resolve(true));
      socket.on('error', () => resolve(false)).on('connect', () => socket.end());
    });
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error('pgbouncer ended.');
    await sleep(50);
  }
  const url = new URL(databaseUrl);
  url.port = String(poolerPort);
  return { url: url.href, child };
}

async function startForm(databaseUrl: string): Promise<{ url: string; child: ChildProcess }> {
  const child = fork(inProject('scripts/bench/pooled-form.ts'), {
    execArgv: ['--import', 'tsx'],
    // Standard output is ignored, because the function logs a line for each request.
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

/** The result of one rate. */
interface Step {
  /** Milliseconds until each response. */
  times: number[];
  /** Number of responses by status; `lost` counts requests without a response. */
  answers: Record<string, number>;
}

/** Number of requests so far, from which each gets an IP address and email address of its own. */
let sentCount = 0;

/**
 * Sends requests at a rate. Times are counted from the moment at which a request was due, so that a
 * late start counts too.
 *
 * @param rate requests per second
 */
async function sendAt(urls: readonly string[], rate: number, seconds: number): Promise<Step> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const step: Step = { times: [], answers: {} };
  const pending: Promise<void>[] = [];
  const start = performance.now();
  const sendOne = async (due: number) => {
    const index = sentCount++;
    const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
    const headers = { ...createHeaders(secret), 'x-forwarded-for': address };
    const url = urls[index % urls.length] ?? '';
    const status = await postRequest(agent, url, headers, createBody(`person${index}@example.com`));
    step.answers[status] = (step.answers[status] ?? 0) + 1;
    step.times.push(performance.now() - due);
  };
  for (let index = 0; index < rate * seconds; index += 1) {
    const due = start + (index * 1000) / rate;
    if (due > performance.now()) await sleep(due - performance.now());
    pending.push(sendOne(due));
  }
  await Promise.all(pending);
  agent.destroy();
  return step;
}

/**
 * Measures the rates one after the other, and stops after the first at which responses come late.
 *
 * @returns the number of responses with status 200
 */
async function measureRates(
  urls: readonly string[],
  rates: readonly number[],
  seconds: number,
): Promise<number> {
  let acknowledged = 0;
  for (const rate of rates) {
    const { times, answers } = await sendAt(urls, rate, seconds);
    acknowledged += answers['200'] ?? 0;
    const [median, p95, p99] = [0.5, 0.95, 0.99].map((part) => percentile(times, part));
    console.log(JSON.stringify({ rate, seconds, answers, ...roundFigures({ median, p95, p99 }) }));
    if ((p95 ?? 0) > maxP95Ms) break;
  }
  return acknowledged;
}

/**
 * Prints a line for each rate. The program fails if a request with status 200 is not stored.
 *
 * @param rates requests per second
 * @param seconds duration of each rate
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
    // This first step is not measured. It compiles the code and opens the connections.
    const { answers } = await sendAt(urls, 20, 3);
    const acknowledged = (answers['200'] ?? 0) + (await measureRates(urls, rates, seconds));
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
