/** Token buckets of the contact form: who may send how much. */
import { keyedHash } from './hash.ts';

export interface Bucket {
  key: string;
  /** Tokens of a full bucket: requests at once. */
  burst: number;
  per_second: number;
}

/** Which buckets a request draws on is decided where it is stored: `contact.submit` in SQL. */
export interface Buckets {
  /** Of a request with a good question. Nothing else draws on these, so junk can't empty them. */
  good: readonly Bucket[];
  /** Of a doubtful request, which is held. */
  doubtful: readonly Bucket[];
  /** Of all that are held: beyond it they are taken for spam. */
  flood: readonly Bucket[];
  /** Of all spam that is stored. */
  spam: readonly Bucket[];
}

const perHour = (requests: number) => requests / 3600;

export const bucketSizes = {
  /** An office shares one address, so this is generous. */
  address: { burst: 10, per_second: perHour(30) },
  email: { burst: 3, per_second: perHour(6) },
  /** The whole site: above what a campaign brings, below what hurts. */
  global: { burst: 300, per_second: perHour(3600) },
  /** Each of these is delivered, so this is what an attack can put before sales. */
  flood: { burst: 60, per_second: perHour(60) },
  /** Kept, and told of as a count: a bound for the disk. */
  spam: { burst: 1000, per_second: perHour(1000) },
} as const;

/**
 * The buckets of one request. Within each list the order is fixed: the database locks
 * them one after the other.
 *
 * @param addressHash `null` when the address is not known: all of those share one bucket
 * @param emailKey see `emailKey` in rules.ts
 */
export async function bucketsOf(
  secret: string,
  addressHash: string | null,
  emailKey: string,
): Promise<Buckets> {
  const emailHash = (await keyedHash(secret, 'email/1', emailKey)).slice(0, 32);
  const { address, email, global, flood, spam } = bucketSizes;
  const from = addressHash ?? 'unknown';
  return {
    good: [
      { key: `address:${from}`, ...address },
      { key: `email:${emailHash}`, ...email },
      { key: 'global', ...global },
    ],
    doubtful: [{ key: `doubtful:${from}`, ...address }],
    flood: [{ key: 'flood', ...flood }],
    spam: [{ key: 'spam', ...spam }],
  };
}
