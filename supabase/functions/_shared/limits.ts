/**
 * Rate limits of the contact form, as token buckets: a call takes one token from each of its
 * buckets, and a bucket is refilled at a steady rate. The buckets are stored in the database.
 */
import { keyedHash } from './hash.ts';

export interface Bucket {
  key: string;
  /** Tokens of a full bucket, which is the number of calls possible at once. */
  burst: number;
  /** Tokens by which the bucket is refilled. */
  per_second: number;
}

/**
 * The buckets of one call. The SQL function `contact.consume_rate_limit` decides by them whether
 * the call is accepted.
 */
export interface Limit {
  /** Buckets of the sender. If one is empty, the call is refused. */
  own?: readonly Bucket[];
  /** Buckets of all senders together. */
  shared?: readonly Bucket[];
  /** Buckets of the networks, of different sizes, that contain the sender's address. */
  prefixes?: readonly Bucket[];
  /** Bucket used while `shared` is empty, for senders whose `prefixes` still have tokens. */
  reserve?: readonly Bucket[];
  /** Buckets that only measure: an empty one refuses nothing. */
  load?: readonly Bucket[];
}

/**
 * The limits of a contact request. The SQL function `contact.submit` decides which of them apply.
 */
export interface Limits {
  /** For requests with a correctly answered captcha. No other requests use these buckets. */
  verified: Limit;
  /** For verified requests from one email address. A request above it is marked, never refused. */
  email: Limit;
  /** For requests that will get the status `unverified`. */
  unverified: Limit;
  /** For all requests that are stored with the status `spam`. */
  spam: Limit;
  /** For mails about verified requests. A request above it is told in a digest. */
  mail: Limit;
  /**
   * For requests that waited in a device's queue. They use the limit of their status only when this
   * one is used up.
   */
  replay?: Limit;
}

/** Tokens per second that allow this many calls in an hour. */
const perHour = (calls: number) => calls / 3600;

export const bucketSizes = {
  /** For one IP address. All people of an office share one, so this limit is generous. */
  address: { burst: 10, per_second: perHour(30) },
  /** For one email address. */
  email: { burst: 3, per_second: perHour(6) },
  /**
   * For the whole site: more requests than a campaign brings, fewer than would overload the
   * service.
   */
  global: { burst: 300, per_second: perHour(3600) },
  /** For senders from networks that sent little, while `global` is empty. */
  reserve: { burst: 300, per_second: perHour(3600) },
  /**
   * For all unverified requests. They are sent to sales, so this limits the messages of an attack.
   * A reserve of the same size is for senders from networks that sent little.
   */
  flood: { burst: 60, per_second: perHour(60) },
  /**
   * For the queue of one IP address: what a booth's devices collect in days without a network. A
   * program can claim to be a queue, so the refill is as slow as for other unverified requests.
   */
  replay: { burst: 300, per_second: perHour(60) },
  /** For the queues of all senders together. */
  replays: { burst: 600, per_second: perHour(120) },
  /** For all spam. It is stored and only reported as a count, so this limit protects the disk. */
  spam: { burst: 1000, per_second: perHour(1000) },
  /** Measures how busy the site is with verified requests, for the proof of work. */
  load: { burst: 60, per_second: perHour(60) },
  /** For mails about verified requests: at most 60 in any hour. Those above come as one digest. */
  mail: { burst: 30, per_second: perHour(30) },
} as const;

/** Limits on the reserve for the network prefixes of an IP address, the longest prefix first. */
const prefixLimits = {
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
function toPrefix(network: string, bits: number): string {
  const [separator, width] = network.includes(':') ? [':', 16] : ['.', 8];
  return `${network
    .split(separator)
    .slice(0, bits / width)
    .join(separator)}/${bits}`;
}

function createPrefixBuckets(secret: string, kind: string, network: string | null): Bucket[] {
  if (network === null) return [];
  const limits = network.includes(':') ? prefixLimits.v6 : prefixLimits.v4;
  return limits.map(({ bits, ...size }) => {
    const hash = keyedHash(secret, 'prefix/1', toPrefix(network, bits));
    return { key: `${kind}-prefix:${hash.slice(0, 32)}`, ...size };
  });
}

const loadBucket = { key: 'load', ...bucketSizes.load };

/**
 * The limits of a contact request.
 *
 * @param network see `clientNetwork`; `null` if unknown: all such senders share one bucket
 * @param addressHash keyed hash of `network`
 * @param emailKey see `emailKey` in contact-schema.ts
 * @param isReplay whether the request waited in a device's queue
 */
export function limitsOf(
  secret: string,
  network: string | null,
  addressHash: string | null,
  emailKey: string,
  isReplay: boolean,
): Limits {
  const emailHash = keyedHash(secret, 'email/1', emailKey).slice(0, 32);
  const { address, email, global, reserve, flood, spam, mail, replay, replays } = bucketSizes;
  const sender = addressHash ?? 'unknown';
  return {
    verified: {
      own: [{ key: `address:${sender}`, ...address }],
      shared: [{ key: 'global', ...global }],
      prefixes: createPrefixBuckets(secret, 'verified', network),
      reserve: [{ key: 'reserve', ...reserve }],
      load: [loadBucket],
    },
    email: { own: [{ key: `email:${emailHash}`, ...email }] },
    unverified: {
      own: [{ key: `unverified:${sender}`, ...address }],
      shared: [{ key: 'flood', ...flood }],
      prefixes: createPrefixBuckets(secret, 'unverified', network),
      reserve: [{ key: 'flood-reserve', ...flood }],
    },
    spam: { shared: [{ key: 'spam', ...spam }] },
    mail: { shared: [{ key: 'mail', ...mail }] },
    ...(isReplay && {
      replay: {
        own: [{ key: `replay:${sender}`, ...replay }],
        shared: [{ key: 'replays', ...replays }],
      },
    }),
  };
}

/** The buckets by which the proof of work becomes harder; parameters as in {@link limitsOf}. */
export const proofLimit = (secret: string, network: string | null): Limit => ({
  load: [loadBucket],
  prefixes: createPrefixBuckets(secret, 'verified', network),
});
