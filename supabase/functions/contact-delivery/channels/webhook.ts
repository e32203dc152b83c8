/** Signed webhooks as in the Standard Webhooks specification: id, timestamp, HMAC-SHA-256. */
import { need, type Read } from '../../_shared/config.ts';
import { type Call, keyOf, type OutboxMessage } from '../message.ts';

/**
 * Named through the method that returns it: newer TypeScript gives this type a parameter, which the
 * hosted Deno's compiler does not know.
 */
type Bytes = ReturnType<typeof Uint8Array.from>;

export interface WebhookSettings {
  url: string;
  /** The shared secret, and the one before it while it is replaced: each signs, so either verifies. */
  keys: readonly Bytes[];
}

const fromBase64 = (text: string): Bytes =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
const toBase64 = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** @throws {Error} naming the variable, unless its secret is `whsec_` and 24 to 64 bytes in base64 */
function keyFrom(name: string, secret: string): Bytes {
  const rule = `${name} must be whsec_ followed by 24 to 64 bytes in base64.`;
  let key: Bytes;
  try {
    key = fromBase64(secret.replace(/^whsec_/, ''));
  } catch {
    throw new Error(rule);
  }
  if (!secret.startsWith('whsec_') || key.length < 24 || key.length > 64) throw new Error(rule);
  return key;
}

/** @throws {Error} naming the variable that is missing or wrong, never its value */
export function webhookKeys(get: Read): Bytes[] {
  const name = 'CONTACT_WEBHOOK_SECRET';
  const previous = get(`${name}_PREVIOUS`);
  return [
    keyFrom(name, need(get, name)),
    ...(previous ? [keyFrom(`${name}_PREVIOUS`, previous)] : []),
  ];
}

async function signatureOf(key: Bytes, content: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const hmac = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
  return `v1,${toBase64(await crypto.subtle.sign('HMAC', hmac, new TextEncoder().encode(content)))}`;
}

/** `type` and `data` of each kind of message (see docs/deploy.md). */
function contentOf(row: OutboxMessage): { type: string; data: object } {
  const { kind, subject_id: id, failed_channel, facts, verified, reasons } = row;
  switch (kind) {
    case 'given-up':
      return { type: 'contact.delivery_failed', data: { id, channel: failed_channel } };
    case 'spam-digest':
      return { type: 'contact.spam_digest', data: { id, ...facts } };
    case 'channel-refused':
      return { type: 'contact.channel_refused', data: { id, ...facts } };
    case 'erased':
      return { type: 'contact.erased', data: { id: facts?.request } };
    case 'request':
      return { type: 'contact.requested', data: { id, verified, reasons, ...row.fields } };
  }
}

function bodyOf(row: OutboxMessage): string {
  const { type, data } = contentOf(row);
  return JSON.stringify({ type, timestamp: row.created_at, data });
}

/** @param now milliseconds since 1970; receivers refuse a signature that is some minutes old */
export async function webhookCall(
  { url, keys }: WebhookSettings,
  row: OutboxMessage,
  now: number,
): Promise<Call> {
  const id = `msg_${keyOf(row)}`;
  const timestamp = String(Math.floor(now / 1000));
  const body = bodyOf(row);
  const content = `${id}.${timestamp}.${body}`;
  const signatures = await Promise.all(keys.map((key) => signatureOf(key, content)));
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
  return { url, headers, body };
}
