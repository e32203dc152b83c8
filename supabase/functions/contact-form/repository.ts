/** Stores one request in one transaction. */

import type { Captcha } from '../_shared/captcha.ts';
import type { Config } from '../_shared/config.ts';
import { emailKey, type Fields, fieldNames } from '../_shared/contact-schema.ts';
import type { RequestContext } from '../_shared/context.ts';
import type { Pool } from '../_shared/database.ts';
import { keyedHash, plainHash } from '../_shared/hash.ts';
import { attemptLimit, type Limits, limitsOf } from '../_shared/limits.ts';
import type { Classification } from './classify.ts';

export interface Submission {
  fields: Fields;
  classification: Classification;
  /** UUID that is the same for each try of one filled form. */
  key: string | null;
  /** See {@link clientNetwork}. */
  network: string | null;
  context: RequestContext;
}

export interface Receipt {
  outcome: 'stored' | 'replayed' | 'conflict' | 'limited';
  id: string | null;
  moderation_status: string | null;
  /** Seconds; set only for the outcome `limited`. */
  retry_after: number | null;
}

/** Hash of the seven fields only: it does not depend on the headers of the request. */
const payloadHash = (fields: Fields) =>
  plainHash(JSON.stringify(fieldNames.map((name) => fields[name])));

/**
 * The parts of a question that the database stores, so that a question is used once and its sum
 * can't be guessed by trying.
 */
const noteOf = ({ nonce, expires }: Captcha) => ({
  nonce,
  expires: new Date(expires).toISOString(),
});

const hashOfNetwork = (secret: string, network: string | null): string | null =>
  network && keyedHash(secret, 'address/1', network).slice(0, 32);

/**
 * Stores a request. Resolves after COMMIT, so that a visitor is told 'sent' only when the request
 * can't be lost any more. One statement is one transaction: the client resolves at ReadyForQuery,
 * which PostgreSQL sends after the commit, and rejects when the commit fails
 * (tests/functions/commit.test.ts).
 */
export async function store(
  pool: Pool,
  config: Config,
  { fields, classification, key, network, context }: Submission,
): Promise<Receipt> {
  const { secret, limited, channels, keepMonths } = config;
  const { status, reasons, question } = classification;
  const addressHash = hashOfNetwork(secret, network);
  const limits: Partial<Limits> = limited
    ? limitsOf(secret, network, addressHash, emailKey(fields.email))
    : {};
  const used = question && noteOf(question);
  const hash = payloadHash(fields);

  return await pool.use(async (sql) => {
    const [receipt] = await sql<Receipt[]>`
      select outcome, id, moderation_status, retry_after from contact.submit(
        ${crypto.randomUUID()}::uuid,
        ${key}::uuid,
        ${hash}::text,
        ${JSON.stringify(fields)}::jsonb,
        ${status}::text,
        ${reasons}::text[],
        ${addressHash}::text,
        ${used && JSON.stringify(used)}::jsonb,
        ${JSON.stringify(limits)}::jsonb,
        ${channels}::text[],
        ${`${keepMonths} months`}::interval,
        ${JSON.stringify(context)}::jsonb
      )`;
    if (!receipt) throw new Error('contact.submit gave no receipt.');
    return receipt;
  });
}

/**
 * Counts a wrong sum. A question allows only a few of them (`contact.submit`).
 *
 * @returns 0, or the seconds to wait if the address has sent too many and nothing was counted
 */
export async function countWrongSum(
  pool: Pool,
  { secret, limited }: Config,
  question: Captcha,
  network: string | null,
): Promise<number> {
  const addressHash = hashOfNetwork(secret, network);
  const limit = limited ? attemptLimit(secret, network, addressHash) : null;
  return await pool.use(async (sql) => {
    const [row] = await sql<{ wait: number }[]>`
      select contact.count_captcha_attempt(
        ${JSON.stringify(noteOf(question))}::jsonb, ${limit && JSON.stringify(limit)}::jsonb
      ) as wait`;
    return row?.wait ?? 0;
  });
}
