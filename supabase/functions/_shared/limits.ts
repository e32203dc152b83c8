/** Token buckets of the contact form: how many requests a sender may make. */
import { keyedHash } from './hash.ts';

export interface Bucket {
  key: string;
  /** Tokens of a full bucket: the number of calls possible at once. */
  burst: number;
  per_second: number;
}

/** The buckets of one call. `contact.consume_rate_limit` in SQL explains how they work together. */
export interface Limit {
  /** Of the sender: an empty one refuses. */
  own?: readonly Bucket[];
  /** Of all senders together. */
  shared?: readonly Bucket[];
  /** Of the networks of different sizes in which the sender's address lies. */
  prefixes?: readonly Bucket[];
  /** For senders whose networks sent little, when `shared` is empty. */
  reserve?: readonly Bucket[];
}

/** The limits of a request. `contact.submit` in SQL decides which of them apply. */
export interface Limits {
  /** For requests with a correctly answered question. No other requests use these buckets. */
  verified: Limit;
  /** For verified requests with one email address. It marks a request and never refuses it. */
  email: Limit;
  /**
   * For requests that will be `unverified`. When the shared bucket is empty, they are filed as spam.
   */
  unverified: Limit;
  /** For all spam that is stored. */
  spam: Limit;
}

const perHour = (calls: number) => calls / 3600;

export const bucketSizes = {
  /** All people of an office share one address, so this limit is generous. */
  address: { burst: 10, per_second: perHour(30) },
  email: { burst: 3, per_second: perHour(6) },
  /** For the whole site: more than a campaign brings, less than would overload the service. */
  global: { burst: 300, per_second: perHour(3600) },
  reserve: { burst: 300, per_second: perHour(3600) },
  /** Unverified requests are delivered, so this limits how many messages an attack can send to sales. */
  flood: { burst: 60, per_second: perHour(60) },
  /** Spam is stored and reported as a count. This limit protects the disk. */
  spam: { burst: 1000, per_second: perHour(1000) },
  /** Wrong sums of one address. */
  attempts: { burst: 20, per_second: perHour(60) },
} as const;

/** What the prefixes of an address may draw from the reserve, the longest prefix first. */
const prefixSizes = {
  v4: [
    { bits: 32, burst: 2, per_second: perHour(6) },
    { bits: 24, burst: 8, per_second: perHour(24) },
  ],
  v6: [
    { bits: 64, burst: 2, per_second: perHour(6) },
    { bits: 48, burst: 8, per_second: perHour(24) },
    { bits: 32, burst: 32, per_second: perHour(96) },
  ],
} as const;

/**
 * The first `bits` of a network, as text.
 *
 * @param network see `clientNetwork`: an IPv4 address, or the four groups of an IPv6 network
 */
function prefixOf(network: string, bits: number): string {
  const [separator, width] = network.includes(':') ? [':', 16] : ['.', 8];
  return `${network
    .split(separator)
    .slice(0, bits / width)
    .join(separator)}/${bits}`;
}

function prefixBuckets(secret: string, kind: string, network: string | null): Bucket[] {
  if (network === null) return [];
  const sizes = network.includes(':') ? prefixSizes.v6 : prefixSizes.v4;
  return sizes.map(({ bits, ...size }) => {
    const hash = keyedHash(secret, 'prefix/1', prefixOf(network, bits));
    return { key: `${kind}-prefix:${hash.slice(0, 32)}`, ...size };
  });
}

/**
 * Limits of a request.
 *
 * @param network see `clientNetwork`; `null`: all those senders share one bucket
 * @param addressHash keyed hash of `network`
 * @param emailKey see `emailKey` in contact-schema.ts
 */
export function limitsOf(
  secret: string,
  network: string | null,
  addressHash: string | null,
  emailKey: string,
): Limits {
  const emailHash = keyedHash(secret, 'email/1', emailKey).slice(0, 32);
  const { address, email, global, reserve, flood, spam } = bucketSizes;
  const from = addressHash ?? 'unknown';
  return {
    verified: {
      own: [{ key: `address:${from}`, ...address }],
      shared: [{ key: 'global', ...global }],
      prefixes: prefixBuckets(secret, 'verified', network),
      reserve: [{ key: 'reserve', ...reserve }],
    },
    email: { own: [{ key: `email:${emailHash}`, ...email }] },
    unverified: {
      own: [{ key: `unverified:${from}`, ...address }],
      shared: [{ key: 'flood', ...flood }],
    },
    spam: { shared: [{ key: 'spam', ...spam }] },
  };
}

/** Limit of wrong sums; parameters as in {@link limitsOf}. */
export function attemptLimit(
  secret: string,
  network: string | null,
  addressHash: string | null,
): Limit {
  const { attempts, global, reserve } = bucketSizes;
  return {
    own: [{ key: `attempts:${addressHash ?? 'unknown'}`, ...attempts }],
    shared: [{ key: 'attempts', ...global }],
    prefixes: prefixBuckets(secret, 'attempts', network),
    reserve: [{ key: 'attempts-reserve', ...reserve }],
  };
}
