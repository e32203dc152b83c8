/** Keyed and plain hashes. */
import { Buffer } from 'node:buffer';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * HMAC-SHA-256 in hex. `purpose` separates the uses of one secret: the same text has another hash
 * for another purpose.
 */
export const keyedHash = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('hex');

/** Compares in constant time. */
export function isKeyedHash(secret: string, purpose: string, text: string, hex: string): boolean {
  const own = keyedHash(secret, purpose, text);
  // The lengths must be equal; they are no secret.
  return hex.length === own.length && timingSafeEqual(Buffer.from(hex), Buffer.from(own));
}

/** SHA-256 in hex. */
export const plainHash = (text: string): string => createHash('sha256').update(text).digest('hex');
