/** Token buckets of the contact form: how many requests a sender may make. */
import { keyedHash } from './hash.ts';

export interface Bucket {
  key: string;
  /** Tokens of a full bucket: the number of requests possible at once. */
  burst: number;
  per_second: number;
}

/** The buckets of a request. `contact.submit` in SQL decides from which list it takes tokens. */
export interface Buckets {
  /**
   * For requests with a correctly answered question. No other requests use these buckets, so junk
   * can't empty them.
   */
  good: readonly Bucket[];
  /** For doubtful requests, which are held. */
  doubtful: readonly Bucket[];
  /** For all held requests together. Requests beyond this limit are filed as spam. */
  flood: readonly Bucket[];
  /** For all spam that is stored. */
  spam: readonly Bucket[];
}

const perHour = (requests: number) => requests / 3600;

export const bucketSizes = {
  /** All people of an office share one address, so this limit is generous. */
  address: { burst: 10, per_second: perHour(30) },
  email: { burst: 3, per_second: perHour(6) },
  /** For the whole site: more than a campaign brings, less than would overload the service. */
  global: { burst: 300, per_second: perHour(3600) },
  /** Held requests are delivered, so this limits how many messages an attack can send to sales. */
  flood: { burst: 60, per_second: perHour(60) },
  /** Spam is stored and reported as a count. This limit protects the disk. */
  spam: { burst: 1000, per_second: perHour(1000) },
} as const;

/**
 * The buckets of one request. Within each list the order is fixed, because the database locks the
 * buckets one after the other.
 *
 * @param addressHash `null` when the address is not known: all those requests share one bucket
 * @param emailKey see `emailKey` in contact-schema.ts
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
