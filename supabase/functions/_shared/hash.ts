/** Keyed and plain hashes. */
import { Buffer } from 'node:buffer';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * HMAC-SHA-256 in hex. `purpose` separates the uses of one secret: the same text has another hash
 * for another purpose.
 */
export const keyedHash = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('hex');

/**
 * Whether `hex` is the keyed hash of the text. The comparison takes the same time for any `hex`.
 */
export function isKeyedHash(secret: string, purpose: string, text: string, hex: string): boolean {
  const expected = keyedHash(secret, purpose, text);
  // `timingSafeEqual` throws for different lengths. The length is no secret.
  return hex.length === expected.length && timingSafeEqual(Buffer.from(hex), Buffer.from(expected));
}

/** SHA-256 in hex. */
export const plainHash = (text: string): string => createHash('sha256').update(text).digest('hex');
