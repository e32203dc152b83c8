/** Puts one request into the database, whole or not at all. */
import type { Config } from '../_shared/config.ts';
import type { Pool, Session } from '../_shared/database.ts';
import { keyedHash, plainHash } from '../_shared/hash.ts';
import { bucketsOf } from '../_shared/limits.ts';
import { pausePoint } from '../_shared/pause.ts';
import { type Fields, fieldNames } from '../_shared/rules.ts';
import type { Judgement } from './judge.ts';

export interface Submission {
  fields: Fields;
  judgement: Judgement;
  /** UUID that is the same for each try of one filled form. */
  key: string | null;
  /** See {@link clientNetwork}. */
  network: string | null;
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

/** Resolves after COMMIT, so that nobody is told 'sent' about a request that can still vanish. */
export async function store(
  pool: Pool,
  config: Config,
  { fields, judgement, key, network }: Submission,
): Promise<Receipt> {
  const { secret, limited, channels, keepMonths, pauseAt } = config;
  const { status, reasons, question } = judgement;
  const addressHash = network && (await keyedHash(secret, 'address/1', network)).slice(0, 32);
  const buckets = limited ? await bucketsOf(secret, addressHash, fields.email) : [];
  const used = question && {
    nonce: question.nonce,
    expires: new Date(question.expires).toISOString(),
  };
  const hash = await payloadHash(fields);

  const submit = async (session: Session): Promise<Receipt> => {
    const [receipt] = await session<Receipt[]>`
      select outcome, id, status, retry_after from contact.submit(
        ${crypto.randomUUID()}::uuid,
        ${key}::uuid,
        ${hash}::text,
        ${session.json({ ...fields })}::jsonb,
        ${status}::text,
        ${textArray(reasons)}::text[],
        ${addressHash}::text,
        ${used && session.json(used)}::jsonb,
        ${session.json(buckets.map((bucket) => ({ ...bucket })))}::jsonb,
        ${textArray(channels)}::text[],
        ${`${keepMonths} months`}::interval
      )`;
    if (!receipt) throw new Error('contact.submit gave no receipt.');
    return receipt;
  };
  // One statement is a transaction of its own, and saves two ways to the database and back. The
  // client resolves it at ReadyForQuery, which PostgreSQL sends after the commit, and rejects it
  // when the commit fails (tests/functions/commit.test.ts). Only who pauses needs a wider one.
  const receipt = await pool.use((sql) =>
    pauseAt !== 'before-commit'
      ? submit(sql)
      : sql.begin(async (transaction) => {
          const stored = await submit(transaction);
          await pausePoint('before-commit', pauseAt);
          return stored;
        }),
  );
  await pausePoint('after-commit', pauseAt);
  return receipt;
}
