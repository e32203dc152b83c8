/**
 * A hash chain over a list of records: each entry's hash covers the record and the hash before it,
 * so no entry can change, go or move without changing every hash that follows.
 *
 * Hash function: SHA-256 as in FIPS 180-4, computed by WebCrypto. An input is 32 bytes (the previous
 * hash, zeros for the first entry) followed by the record's fields as a JSON array in UTF-8.
 */

/** Field values of one record, in the order of the table's columns. */
export type RecordFields = readonly string[];

/** SHA-256 of bytes, as 64 hexadecimal digits. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** @param hex an even number of hexadecimal digits */
export const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/**
 * Hash of each entry, in order.
 *
 * @param records field values, one array a record
 * @returns as many hashes of 64 hexadecimal digits; the last one is the head
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
 * The first entry whose stored hash is not the one that its record and its predecessors give.
 *
 * @param stored   hash kept beside each record
 * @param computed {@link hashChain} of the records as they are now
 * @returns index from 0; -1 when every entry fits
 */
export const firstMisfit = (stored: readonly string[], computed: readonly string[]): number =>
  computed.findIndex((hash, index) => hash !== stored[index]);
