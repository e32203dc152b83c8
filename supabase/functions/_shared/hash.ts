/** Keyed and plain hashes. */
import { Buffer } from 'node:buffer';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA-256 in hex. */
const hmac = (key: string, content: string, encoding: 'utf8' | 'hex' = 'utf8'): string =>
  createHmac('sha256', key).update(content, encoding).digest('hex');

/**
 * Whether `hex` is the HMAC-SHA-256. The comparison takes the same time for any `hex`.
 *
 * @param encoding `hex` for bytes that are written in hex
 */
export function isHmac(
  key: string,
  content: string,
  hex: string,
  encoding?: 'utf8' | 'hex',
): boolean {
  const expected = hmac(key, content, encoding);
  // `timingSafeEqual` throws for different lengths. The length is no secret.
  return hex.length === expected.length && timingSafeEqual(Buffer.from(hex), Buffer.from(expected));
}

/**
 * HMAC-SHA-256 in hex. `purpose` separates the uses of one secret: the same text has another hash
 * for another purpose.
 */
export const keyedHash = (secret: string, purpose: string, text: string): string =>
  hmac(secret, `${purpose}\n${text}`);

/** Whether `hex` is the keyed hash of the text. */
export const isKeyedHash = (secret: string, purpose: string, text: string, hex: string): boolean =>
  isHmac(secret, `${purpose}\n${text}`, hex);

/** SHA-256 in hex. */
export const plainHash = (text: string): string => createHash('sha256').update(text).digest('hex');
