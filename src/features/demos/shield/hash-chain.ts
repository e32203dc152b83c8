/**
 * A hash chain over a list of records. Each entry's hash covers the record and the previous hash,
 * so changing, removing or moving an entry changes every later hash.
 *
 * Hash function: SHA-256 as in FIPS 180-4, computed by WebCrypto. An input is 32 bytes (the
 * previous hash, zeros for the first entry) followed by the record's fields as a JSON array in
 * UTF-8.
 */

/** Field values of one record, in the order of the table's columns. */
export type RecordFields = readonly string[];

/**
 * SHA-256 of bytes, as 64 hexadecimal digits. WebCrypto exists on secure origins only, and a booth
 * may show the site over plain HTTP.
 */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (!crypto.subtle) return (await import('./sha-256.ts')).sha256(bytes);
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** @param hex an even number of hexadecimal digits */
const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/**
 * Computes the hash of each entry, in order.
 *
 * @param records field values, one array for each record
 * @returns a hash of 64 hexadecimal digits for each record; the last hash is called the head
 */
export async function hashChain(records: readonly RecordFields[]): Promise<string[]> {
  const hashes: string[] = [];
  let previous: Uint8Array = new Uint8Array(32);
  for (const fields of records) {
    const record = new TextEncoder().encode(JSON.stringify(fields));
    const input = new Uint8Array(previous.length + record.length);
    input.set(previous);
    input.set(record, previous.length);
    const hash = await sha256(input);
    hashes.push(hash);
    previous = fromHex(hash);
  }
  return hashes;
}

/**
 * Finds the first entry whose stored hash differs from the computed one.
 *
 * @param stored   hash that was stored with each record
 * @param computed {@link hashChain} of the records as they are now
 * @returns index from 0; -1 when every hash matches
 */
export const findFirstMisfit = (stored: readonly string[], computed: readonly string[]): number =>
  computed.findIndex((hash, index) => hash !== stored[index]);

/**
 * Path data of 64 rays around a centre, each as long as one hexadecimal digit of a hash is large.
 * The view box is 200 by 200 units, centred at 0.
 */
export const raysOf = (hash: string): string =>
  [...hash]
    .map((digit, index) => {
      const angle = (index / 32) * Math.PI;
      const pointAt = (radius: number) =>
        `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
      return `M${pointAt(46)}L${pointAt(48 + Number.parseInt(digit, 16) * 3.1)}`;
    })
    .join('');

/**
 * Signature over the head of a chain: ML-DSA-65 as in FIPS 204, by `@noble/post-quantum`. The
 * library is fetched when the demo is first played.
 *
 * Sizes in bytes by FIPS 204, table 2: public key 1,952, secret key 4,032, signature 3,309.
 */

/** A head (the last hash of a chain) and its signature. */
export interface SignedHead {
  head: string;
  signature: Uint8Array;
  /** Verifies that the signature was made over this head. */
  isFor: (head: string) => boolean;
}

/**
 * Creates a key pair and signs a head with it. The secret key is not kept, so nobody can sign
 * another head with it.
 *
 * @param head 64 hexadecimal digits
 * @param seed 32 bytes from which the keys are derived; random by default
 */
export async function signHead(head: string, seed?: Uint8Array): Promise<SignedHead> {
  const { ml_dsa65 } = await import('@noble/post-quantum/ml-dsa.js');
  const { publicKey, secretKey } = ml_dsa65.keygen(
    seed ?? crypto.getRandomValues(new Uint8Array(32)),
  );
  const signature = ml_dsa65.sign(fromHex(head), secretKey);
  return {
    head,
    signature,
    isFor: (other) => ml_dsa65.verify(signature, fromHex(other), publicKey),
  };
}
