/** Stores contact requests in the database. */

import type { Captcha } from '../_shared/captcha.ts';
import type { Config } from '../_shared/config.ts';
import { emailKey, type Fields } from '../_shared/contact-schema.ts';
import type { RequestContext } from '../_shared/context.ts';
import type { Pool } from '../_shared/database.ts';
import { keyedHash, plainHash } from '../_shared/hash.ts';
import { type Limits, limitsOf, proofLimit } from '../_shared/limits.ts';
import { errorFacts, log } from '../_shared/log.ts';
import type { Classification } from './classify.ts';

export interface Submission {
  /** Id of the request, if it is not stored yet under its key. */
  id: string;
  /** The body as the browser sent it. */
  body: object;
  fields: Fields;
  classification: Classification;
  /** UUID that is the same each time the same filled-in form is sent; `null` when none was sent. */
  key: string | null;
  /** See {@link clientNetwork}. */
  network: string | null;
  context: RequestContext;
  /** Whether the request waited in a device's queue. */
  isReplay: boolean;
}

/** Result of the SQL function `contact.submit`. */
export interface Receipt {
  /**
   * `replayed`: the same request was stored before under its key. `conflict`: another request was.
   * `limited`: a rate limit refused it.
   */
  outcome: 'stored' | 'replayed' | 'conflict' | 'limited';
  id: string | null;
  moderation_status: string | null;
  /** Seconds to wait; set only for the outcome `limited`. */
  retry_after: number | null;
}

/**
 * Hash by which the database recognises the same request under the same key. It is that of what was
 * sent, without empty fields, so it does not depend on the fields that this version knows, nor on
 * how it normalises them. Every field is a text; anything else may be nested too deeply to be written
 * as JSON again. Change the number when the hashed text changes.
 */
const bodyHash = (body: object): string => {
  const sent = Object.entries(body).filter(
    ([, value]) => value !== '' && typeof value === 'string',
  );
  sent.sort(([a], [b]) => (a < b ? -1 : 1));
  return plainHash(`request/2\n${JSON.stringify(sent)}`);
};

/** The parts of a captcha that the database stores. By them it accepts each captcha once. */
const toCaptchaRecord = ({ nonce, expires }: Captcha) => ({
  nonce,
  expires: new Date(expires).toISOString(),
});

const hashNetwork = (secret: string, network: string | null): string | null =>
  network && keyedHash(secret, 'address/1', network).slice(0, 32);

/**
 * Stores a contact request. The promise resolves after the database has committed the transaction,
 * so that a visitor reads 'sent' only when the request can't be lost any more. The single statement
 * is a transaction of its own: the driver resolves at ReadyForQuery, which PostgreSQL sends after
 * the commit, and rejects when the commit fails (tests/functions/commit.test.ts).
 */
export async function store(
  pool: Pool,
  config: Config,
  { id, body, fields, classification, key, network, context, isReplay }: Submission,
): Promise<Receipt> {
  const { secret, isRateLimited, channels, keepMonths } = config;
  const { status, reasons, question } = classification;
  const addressHash = hashNetwork(secret, network);
  const limits: Partial<Limits> = isRateLimited
    ? limitsOf(secret, network, addressHash, emailKey(fields.email), isReplay)
    : {};
  const usedCaptcha = question && toCaptchaRecord(question);
  const hash = bodyHash(body);

  return await pool.use(async (sql) => {
    const [receipt] = await sql<Receipt[]>`
      select outcome, id, moderation_status, retry_after from contact.submit(
        request_id => ${id},
        request_key => ${key},
        request_hash => ${hash},
        fields => ${JSON.stringify(fields)},
        verdict => ${status},
        reasons => ${reasons},
        address_hash => ${addressHash},
        question => ${usedCaptcha && JSON.stringify(usedCaptcha)},
        limits => ${JSON.stringify(limits)},
        channels => ${channels},
        keep_for => ${`${keepMonths} months`},
        context => ${JSON.stringify(context)}
      )`;
    if (!receipt) throw new Error('contact.submit gave no receipt.');
    return receipt;
  });
}

/**
 * How hard the proof of work has to be: 0 in quiet times, up to 6 for a network that has sent much in
 * a busy hour. Without the database it is 0, because no request can be stored then anyway.
 */
export async function readProofLevel(
  pool: Pool,
  { secret, isRateLimited }: Config,
  network: string | null,
): Promise<number> {
  if (!isRateLimited) return 0;
  try {
    const [row] = await pool.use(
      (sql) => sql<{ level: number }[]>`
        select contact.proof_level(${JSON.stringify(proofLimit(secret, network))}::jsonb) as level`,
    );
    return row?.level ?? 0;
  } catch (error) {
    log('contact.no-proof-level', errorFacts(error));
    return 0;
  }
}
