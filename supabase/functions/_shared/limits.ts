/** Token buckets of the contact form: who may send how much. */
import { keyedHash } from './hash.ts';

export interface Bucket {
  key: string;
  /** Tokens of a full bucket: requests at once. */
  burst: number;
  per_second: number;
}

const perHour = (requests: number) => requests / 3600;

export const bucketSizes = {
  /** An office shares one address, so this is generous. */
  address: { burst: 10, per_second: perHour(30) },
  email: { burst: 3, per_second: perHour(6) },
  /** The whole site: above what a campaign brings, below what hurts. */
  global: { burst: 300, per_second: perHour(3600) },
} as const;

/**
 * The buckets that one request takes a token from. The order is fixed: the
 * database locks them one after the other.
 */
export async function bucketsOf(
  secret: string,
  addressHash: string | null,
  email: string,
): Promise<Bucket[]> {
  const emailHash = (await keyedHash(secret, 'email/1', email.toLowerCase())).slice(0, 32);
  return [
    ...(addressHash ? [{ key: `address:${addressHash}`, ...bucketSizes.address }] : []),
    { key: `email:${emailHash}`, ...bucketSizes.email },
    { key: 'global', ...bucketSizes.global },
  ];
}
