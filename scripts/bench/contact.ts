/**
 * The contact form's function beside a bare Deno handler that only inserts one row:
 * the same Deno, database, connections and bodies, in turns, so that what else the
 * machine does meets both. What the form does more (signed question, hashes, checks,
 * nonce, outbox) is the distance between the two.
 */
import { randomUUID } from 'node:crypto';
import { cpus } from 'node:os';
import postgres from 'postgres';
import { newQuestion } from '../../supabase/functions/_shared/question.ts';
import { headerNames } from '../../supabase/functions/_shared/rules.ts';
import type { Stack } from '../lib/stack/stack.ts';
import { startTemporaryStack } from '../lib/stack/stack.ts';
import { startBare } from './bare.ts';
import { nothing, percentile, perSecond, type Result, type Shot, shoot } from './load.ts';

const connections = 50;
/** Seconds of a turn: short, so that what else the machine does meets each of them. */
const turn = 1;

const body = JSON.stringify({
  interest: 'demo',
  firstName: 'Zoë',
  lastName: "O'Neil",
  email: 'zoe@example.com',
  company: 'Example Ltd',
  role: 'CFO',
  challenge: 'More data than answers. '.repeat(10),
});

/** What a browser sends that was asked a minute ago. */
async function shotFor(secret: string): Promise<Shot> {
  const question = await newQuestion(secret, Date.now() - 60_000);
  return {
    body,
    headers: {
      'content-type': 'application/json',
      [headerNames.key]: randomUUID(),
      [headerNames.question]: JSON.stringify(question),
      [headerNames.answer]: String(question.a + question.b),
    },
  };
}

async function stored(databaseUrl: string): Promise<number> {
  const sql = postgres(databaseUrl, { max: 1 });
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from contact.request where status = 'new'`;
  await sql.end();
  return row?.count ?? 0;
}

const line = (name: string, result: Result) =>
  [
    name.padEnd(24),
    perSecond(result).toFixed(0).padStart(8),
    ...[0.5, 0.95, 0.99].map((part) => percentile(result, part).toFixed(1).padStart(9)),
    `  ${Object.entries(result.answers)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')}`,
  ].join('');

export interface Figures {
  seconds: number;
  bare: Result;
  form: Result;
  gateway: Result;
  /** Requests found in the database for the answers of form and gateway. */
  rows: number;
}

async function measure(stack: Stack, seconds: number): Promise<Figures> {
  const secret = stack.data.secrets.contactSecret;
  const bare = await startBare(stack.databaseUrl, stack.data.path);
  try {
    const load = () => shotFor(secret);
    const form = `http://127.0.0.1:${stack.ports.contactForm}/contact-form`;
    const gateway = `${stack.url}/functions/v1/contact-form`;
    const results = { bare: nothing(), form: nothing(), gateway: nothing() };
    // Everything is compiled and connected before it counts.
    const warm = nothing();
    for (const url of [bare.url, form, gateway]) await shoot(warm, url, connections, 1, load);
    const before = await stored(stack.databaseUrl);
    for (let done = 0; done < seconds; done += turn) {
      const length = Math.min(turn, seconds - done);
      await shoot(results.bare, bare.url, connections, length, load);
      await shoot(results.form, form, connections, length, load);
      await shoot(results.gateway, gateway, connections, length, load);
    }
    return { seconds, ...results, rows: (await stored(stack.databaseUrl)) - before };
  } finally {
    bare.stop();
  }
}

/** @param seconds for each of the parts */
export async function measureContact(seconds: number): Promise<Figures> {
  const stack = await startTemporaryStack(null);
  try {
    return await measure(stack, seconds);
  } finally {
    await stack.stop();
  }
}

const acknowledgedOf = ({ form, gateway }: Figures) => form.times.length + gateway.times.length;

/** How much of the bare insert's throughput the form has. */
export const ratioOf = ({ form, bare }: Figures): number => perSecond(form) / perSecond(bare);

export function tableOf(figures: Figures): string {
  const { seconds, bare, form, gateway, rows } = figures;
  return `${connections} connections, ${seconds} s each in turns of ${turn} s, limits off, ${cpus().length} cores

                           per s median ms   p95 ms   p99 ms  answers
${line('bare insert', bare)}
${line('contact-form', form)}
${line('… through npm start', gateway)}

contact-form / bare: ${ratioOf(figures).toFixed(2)}
answers of 200: ${acknowledgedOf(figures)}, rows: ${rows}`;
}

/** Answers of 200 a second, and milliseconds of the form's. */
export interface ContactSummary {
  bare: number;
  form: number;
  gateway: number;
  ratio: number;
  median: number;
  p95: number;
  p99: number;
  acknowledged: number;
  rows: number;
}

/** Measures, prints the table, and fails the program if an acknowledged request is not stored. */
export async function benchContact(seconds: number): Promise<ContactSummary> {
  const figures = await measureContact(seconds);
  console.log(tableOf(figures));
  const acknowledged = acknowledgedOf(figures);
  if (figures.rows !== acknowledged) process.exitCode = 1;
  const { bare, form, gateway, rows } = figures;
  return {
    ...{ acknowledged, rows },
    bare: perSecond(bare),
    form: perSecond(form),
    gateway: perSecond(gateway),
    ratio: ratioOf(figures),
    median: percentile(form, 0.5),
    p95: percentile(form, 0.95),
    p99: percentile(form, 0.99),
  };
}
