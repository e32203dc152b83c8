/**
 * Compares the contact form of `npm start` with a bare handler that only inserts one row. Both run
 * in this process, which also sends, with the same database, connections and bodies, and they take
 * turns, so that other load on the machine affects both. The difference is the cost of what the
 * form does in addition: signed question, hashes, checks, nonce, outbox.
 */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus } from 'node:os';
import { createAdaptorServer } from '@hono/node-server';
import { Pool } from 'pg';
import { newCaptcha } from '../../supabase/functions/_shared/captcha.ts';
import { headerNames } from '../../supabase/functions/_shared/contact-schema.ts';
import type { Database } from '../../supabase/functions/_shared/database.ts';
import { withConnection } from '../lib/tls.ts';
import type { LocalServer } from '../local-server/local-server.ts';
import { startTemporaryServer } from '../local-server/temporary-server.ts';
import { percentile, rounded } from './results.ts';

const connections = 50;
/** Seconds of a turn. Turns are short, so that other load on the machine affects every target. */
const turn = 1;

const sampleFields = {
  interest: 'demo',
  firstName: 'Zoë',
  lastName: "O'Neil",
  email: 'zoe@example.com',
  company: 'Example Ltd',
  role: 'CFO',
  challenge: 'More data than answers. '.repeat(10),
};

/** A request's body with an email address of its own. */
export const bodyFrom = (email: string): string => JSON.stringify({ ...sampleFields, email });
const body = JSON.stringify(sampleFields);

/** The headers of a browser that got its question a minute ago. */
export function headersFor(secret: string): Record<string, string> {
  const question = newCaptcha(secret, Date.now() - 60_000);
  return {
    'content-type': 'application/json',
    [headerNames.key]: randomUUID(),
    [headerNames.question]: JSON.stringify(question),
    [headerNames.answer]: String(question.a + question.b),
  };
}

interface Result {
  /** Milliseconds of each 200 answer. */
  times: number[];
  /** Number of answers by status, or `lost`. */
  answers: Record<string, number>;
  seconds: number;
}

const nothing = (): Result => ({ times: [], answers: {}, seconds: 0 });

/** @returns the answer's status, or `lost` */
export function fire(
  agent: Agent,
  url: string,
  headers: Record<string, string>,
  sent = body,
): Promise<string> {
  return new Promise((resolve) => {
    const call = request(url, { agent, method: 'POST', headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(String(answer.statusCode)));
      answer.once('error', () => resolve('lost'));
    });
    call.once('error', () => resolve('lost'));
    call.end(sent);
  });
}

/**
 * Adds one turn to a result: each connection sends the next request as soon as it has its answer.
 */
async function shoot(result: Result, url: string, secret: string, seconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  const visitor = async () => {
    while (performance.now() < started + seconds * 1000) {
      const headers = headersFor(secret);
      const sent = performance.now();
      const status = await fire(agent, url, headers);
      if (status === '200') result.times.push(performance.now() - sent);
      result.answers[status] = (result.answers[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  result.seconds += (performance.now() - started) / 1000;
  agent.destroy();
}

/** Rates are 200 answers per second; times are milliseconds of the form's answers. */
export interface ContactSummary {
  bare: number;
  form: number;
  /** The form's throughput as a share of the bare handler's. */
  ratio: number;
  median: number;
  p95: number;
  p99: number;
  /** Number of 200 answers of the form. */
  acknowledged: number;
  /** Requests stored in the database meanwhile. */
  rows: number;
}

const perSecond = ({ times, seconds }: Result) => times.length / seconds;

/**
 * The least that any contact form must do: read JSON, insert one row, and answer after the commit.
 */
async function openBare(connectionString: string) {
  const pool = new Pool({ connectionString, max: 8 });
  const server = createAdaptorServer({
    overrideGlobalObjects: false,
    fetch: async (request: Request) => {
      const id = randomUUID();
      const values = [id, await request.json()];
      await pool.query('insert into bench.request (id, body) values ($1, $2)', values);
      return Response.json({ id });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async () => {
    await new Promise((resolve) => server.close(resolve));
    await pool.end();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close };
}

async function measure(localServer: LocalServer, sql: Database, seconds: number) {
  const secret = localServer.data.secrets.contactSecret;
  const stored = async () => {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int as count from contact.request where moderation_status = 'new'`;
    return row?.count ?? 0;
  };
  await sql`create schema if not exists bench`;
  await sql`create table if not exists bench.request (id uuid primary key, body jsonb not null)`;
  const bare = await openBare(localServer.databaseUrl);
  try {
    const targets = { bare: bare.url, form: `${localServer.url}/functions/v1/contact-form` };
    const results = { bare: nothing(), form: nothing() };
    const names = ['bare', 'form'] as const;
    // A first turn that is not counted, so that all code is compiled and all connections are open.
    for (const name of names) await shoot(nothing(), targets[name], secret, 1);
    const before = await stored();
    for (let done = 0; done < seconds; done += turn) {
      for (const name of names) await shoot(results[name], targets[name], secret, turn);
    }
    return { results, rows: (await stored()) - before };
  } finally {
    await bare.close();
  }
}

/**
 * Measures, prints the table, and fails the program if an acknowledged request is not stored.
 *
 * @param seconds for each of the two targets
 */
export async function measureContact(seconds: number) {
  const localServer = await startTemporaryServer(null);
  try {
    const { results, rows } = await withConnection(
      { url: localServer.databaseUrl, ssl: false },
      (sql) => measure(localServer, sql, seconds),
    );
    const { bare, form } = results;
    const summary: ContactSummary = {
      bare: perSecond(bare),
      form: perSecond(form),
      ratio: perSecond(form) / perSecond(bare),
      median: percentile(form.times, 0.5),
      p95: percentile(form.times, 0.95),
      p99: percentile(form.times, 0.99),
      acknowledged: form.times.length,
      rows,
    };
    console.log(
      `${connections} connections, ${seconds} s each, limits off, ${cpus().length} cores`,
    );
    console.table(rounded(summary));
    if (rows !== summary.acknowledged) process.exitCode = 1;
    return { summary, results };
  } finally {
    await localServer.stop();
  }
}
