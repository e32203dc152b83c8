/**
 * Compares the throughput of the contact form's function with a bare handler that only inserts one
 * row. Both run in this process, which also sends the requests, with the same database, number of
 * connections and bodies. They take turns, so that other load on the machine affects both. The
 * difference is the cost of what the form does in addition: captcha, hashes, checks, and messages
 * to sales.
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
import { percentile, roundFigures } from './results.ts';

const connections = 50;
/** Seconds of a turn. Turns are short, so that other load on the machine affects both targets. */
const turnSeconds = 1;

const sampleFields = {
  interest: 'demo',
  firstName: 'Zoë',
  lastName: "O'Neil",
  email: 'zoe@example.com',
  company: 'Example Ltd',
  role: 'CFO',
  challenge: 'More data than answers. '.repeat(10),
};

/** The body of a contact request with this email address. */
export const createBody = (email: string): string => JSON.stringify({ ...sampleFields, email });
const body = JSON.stringify(sampleFields);

/** Headers with a correctly answered captcha, which was fetched a minute ago. */
export function createHeaders(secret: string): Record<string, string> {
  const question = newCaptcha(secret, Date.now() - 60_000);
  return {
    'content-type': 'application/json',
    [headerNames.key]: randomUUID(),
    [headerNames.question]: JSON.stringify(question),
    [headerNames.answer]: String(question.a + question.b),
  };
}

interface Result {
  /** Milliseconds until each response with status 200. */
  times: number[];
  /** Number of responses by status; `lost` counts requests without a response. */
  answers: Record<string, number>;
  seconds: number;
}

const emptyResult = (): Result => ({ times: [], answers: {}, seconds: 0 });

/**
 * Sends a contact request.
 *
 * @returns the response's status, or `lost`
 */
export function postRequest(
  agent: Agent,
  url: string,
  headers: Record<string, string>,
  requestBody = body,
): Promise<string> {
  return new Promise((resolve) => {
    const call = request(url, { agent, method: 'POST', headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(String(answer.statusCode)));
      answer.once('error', () => resolve('lost'));
    });
    call.once('error', () => resolve('lost'));
    call.end(requestBody);
  });
}

/**
 * Measures one turn and adds it to a result. Each connection sends its next request as soon as it
 * has a response.
 */
async function measureTurn(result: Result, url: string, secret: string, seconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  const sendRepeatedly = async () => {
    while (performance.now() < started + seconds * 1000) {
      const headers = createHeaders(secret);
      const sent = performance.now();
      const status = await postRequest(agent, url, headers);
      if (status === '200') result.times.push(performance.now() - sent);
      result.answers[status] = (result.answers[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, sendRepeatedly));
  result.seconds += (performance.now() - started) / 1000;
  agent.destroy();
}

export interface ContactSummary {
  /** Responses with status 200 per second by the bare handler, and by the form. */
  bare: number;
  form: number;
  /** The form's throughput as a share of the bare handler's. */
  ratio: number;
  /** Milliseconds until a response of the form, as median and 95th and 99th percentile. */
  median: number;
  p95: number;
  p99: number;
  /** Number of responses of the form with status 200. */
  acknowledged: number;
  /** Number of requests that the database has stored meanwhile. */
  rows: number;
}

const perSecond = ({ times, seconds }: Result) => times.length / seconds;

/**
 * Starts the bare handler, which does the least that a contact form must do: it reads JSON, inserts
 * one row, and responds after the transaction is committed.
 */
async function openBareHandler(connectionString: string) {
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
  const countStored = async () => {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int as count from contact.request where moderation_status = 'new'`;
    return row?.count ?? 0;
  };
  await sql`create schema if not exists bench`;
  await sql`create table if not exists bench.request (id uuid primary key, body jsonb not null)`;
  const bare = await openBareHandler(localServer.databaseUrl);
  try {
    const targets = { bare: bare.url, form: `${localServer.url}/functions/v1/contact-form` };
    const results = { bare: emptyResult(), form: emptyResult() };
    const names = ['bare', 'form'] as const;
    // The first turn is not counted. It compiles the code and opens the connections.
    for (const name of names) await measureTurn(emptyResult(), targets[name], secret, 1);
    const before = await countStored();
    for (let done = 0; done < seconds; done += turnSeconds) {
      for (const name of names)
        await measureTurn(results[name], targets[name], secret, turnSeconds);
    }
    return { results, rows: (await countStored()) - before };
  } finally {
    await bare.close();
  }
}

/**
 * Measures both targets and prints a table. The program fails if a request with status 200 is not
 * stored.
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
    console.table(roundFigures(summary));
    if (rows !== summary.acknowledged) process.exitCode = 1;
    return { summary, results };
  } finally {
    await localServer.stop();
  }
}
