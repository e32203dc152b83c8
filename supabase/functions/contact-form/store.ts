/** Puts one request into the database, whole or not at all. */
import type { Config } from '../_shared/config.ts';
import type { RequestContext } from '../_shared/context.ts';
import type { Pool } from '../_shared/database.ts';
import { keyedHash, plainHash } from '../_shared/hash.ts';
import { type Buckets, bucketsOf } from '../_shared/limits.ts';
import type { Question } from '../_shared/question.ts';
import { emailKey, type Fields, fieldNames } from '../_shared/rules.ts';
import type { Judgement } from './judge.ts';

export interface Submission {
  fields: Fields;
  judgement: Judgement;
  /** UUID that is the same for each try of one filled form. */
  key: string | null;
  /** See {@link clientNetwork}. */
  network: string | null;
  context: RequestContext;
}

export interface Receipt {
  outcome: 'stored' | 'replayed' | 'conflict' | 'limited';
  id: string | null;
  status: string | null;
  /** Seconds, for `limited`. */
  retry_after: number | null;
}

/** For words without comma, quote or backslash, such as our own codes. */
const textArray = (words: readonly string[]) => `{${words.join(',')}}`;

/** The same words in the same fields have the same hash, whatever else came with them. */
const payloadHash = (fields: Fields) =>
  plainHash(JSON.stringify(fieldNames.map((name) => fields[name])));

/** What the database notes of a question, so that it is used once and not guessed at. */
const noteOf = ({ nonce, expires }: Question) => ({
  nonce,
  expires: new Date(expires).toISOString(),
});

/**
 * Resolves after COMMIT, so that nobody is told 'sent' about a request that can still vanish.
 * One statement is a transaction of its own: the client resolves it at ReadyForQuery, which
 * PostgreSQL sends after the commit, and rejects it when the commit fails
 * (tests/functions/commit.test.ts).
 */
export async function store(
  pool: Pool,
  config: Config,
  { fields, judgement, key, network, context }: Submission,
): Promise<Receipt> {
  const { secret, limited, channels, keepMonths } = config;
  const { status, reasons, question } = judgement;
  const addressHash = network && (await keyedHash(secret, 'address/1', network)).slice(0, 32);
  const buckets: Partial<Buckets> = limited
    ? await bucketsOf(secret, addressHash, emailKey(fields.email))
    : {};
  const used = question && noteOf(question);
  const hash = await payloadHash(fields);

  return await pool.use(async (sql) => {
    const [receipt] = await sql<Receipt[]>`
      select outcome, id, status, retry_after from contact.submit(
        ${crypto.randomUUID()}::uuid,
        ${key}::uuid,
        ${hash}::text,
        ${sql.json({ ...fields })}::jsonb,
        ${status}::text,
        ${textArray(reasons)}::text[],
        ${addressHash}::text,
        ${used && sql.json(used)}::jsonb,
        ${JSON.stringify(buckets)}::text::jsonb,
        ${textArray(channels)}::text[],
        ${`${keepMonths} months`}::interval,
        ${JSON.stringify(context)}::text::jsonb
      )`;
    if (!receipt) throw new Error('contact.submit gave no receipt.');
    return receipt;
  });
}

/** Counts a wrong sum: a question allows few of them (`contact.submit`). */
export async function countWrongSum(pool: Pool, question: Question): Promise<void> {
  await pool.use(
    (sql) => sql`select contact.count_wrong_sum(${sql.json(noteOf(question))}::jsonb)`,
  );
}
