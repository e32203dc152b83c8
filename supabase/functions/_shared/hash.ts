/** Keyed and plain hashes with Web Crypto. The code is the same in Deno, Node and browsers. */

const encoder = new TextEncoder();

const toHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

const importKey = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);

const keys = new Map<string, Promise<CryptoKey>>();

/** Imports a key once and keeps it, because importing costs more than using it. */
function keyOf(secret: string): Promise<CryptoKey> {
  const known = keys.get(secret) ?? importKey(secret);
  keys.set(secret, known);
  return known;
}

/**
 * HMAC-SHA-256 in hex. `purpose` separates the uses of one secret: the same text has another hash
 * for another purpose.
 */
export async function keyedHash(secret: string, purpose: string, text: string): Promise<string> {
  const data = encoder.encode(`${purpose}\n${text}`);
  return toHex(await crypto.subtle.sign('HMAC', await keyOf(secret), data));
}

/** Compares in constant time. */
export async function isKeyedHash(
  secret: string,
  purpose: string,
  text: string,
  hex: string,
): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(hex)) return false;
  const given = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const data = encoder.encode(`${purpose}\n${text}`);
  return await crypto.subtle.verify('HMAC', await keyOf(secret), given, data);
}

/** SHA-256 in hex. */
export const plainHash = async (text: string): Promise<string> =>
  toHex(await crypto.subtle.digest('SHA-256', encoder.encode(text)));
