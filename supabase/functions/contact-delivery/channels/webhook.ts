/**
 * Messages to the customer's webhook, signed as in the Standard Webhooks specification: id,
 * timestamp, HMAC-SHA-256.
 */
import { type ReadSetting, requireSetting } from '../../_shared/config.ts';
import { type Call, keyOf, type OutboxMessage } from '../message.ts';

/**
 * `Uint8Array<ArrayBuffer>` in newer TypeScript. The hosted platform's older compiler does not know
 * the type parameter, so the type is taken from a method that returns it.
 */
type Bytes = ReturnType<typeof Uint8Array.from>;

export interface WebhookSettings {
  url: string;
  /**
   * The shared secret, and during its rotation the previous one. A message is signed with each, so
   * the receiver can verify it with either.
   */
  keys: readonly Bytes[];
}

const fromBase64 = (text: string): Bytes =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
const toBase64 = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)));

/**
 * @throws {Error} naming the variable, unless the secret is `whsec_` followed by 24 to 64 bytes in
 *   base64
 */
function parseKey(name: string, secret: string): Bytes {
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
export function webhookKeys(get: ReadSetting): Bytes[] {
  const name = 'CONTACT_WEBHOOK_SECRET';
  const previous = get(`${name}_PREVIOUS`);
  return [
    parseKey(name, requireSetting(get, name)),
    ...(previous ? [parseKey(`${name}_PREVIOUS`, previous)] : []),
  ];
}

/** The key of Resend's reports; empty if none is set. Throws as {@link webhookKeys}. */
export function mailEventKeys(get: ReadSetting): Bytes[] {
  const secret = get('CONTACT_RESEND_WEBHOOK_SECRET');
  return secret ? [parseKey('CONTACT_RESEND_WEBHOOK_SECRET', secret)] : [];
}

const importKey = (key: Bytes, usage: 'sign' | 'verify') =>
  crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, [usage]);

/**
 * Whether one of the keys has made one of the signatures. The comparison reveals nothing by its
 * duration.
 *
 * @param signatures as in the header, with a space between
 */
export async function isSigned(
  keys: readonly Bytes[],
  content: string,
  signatures: string,
): Promise<boolean> {
  const text = new TextEncoder().encode(content);
  for (const key of keys) {
    const hmac = await importKey(key, 'verify');
    for (const [, signature = ''] of signatures.matchAll(/(?:^| )v1,([\w+/]{43}=)(?= |$)/g)) {
      if (await crypto.subtle.verify('HMAC', hmac, fromBase64(signature), text)) return true;
    }
  }
  return false;
}

async function sign(key: Bytes, content: string): Promise<string> {
  const hmac = await importKey(key, 'sign');
  return `v1,${toBase64(await crypto.subtle.sign('HMAC', hmac, new TextEncoder().encode(content)))}`;
}

/** `type` and `data` of the webhook's JSON for each kind of message (see docs/deploy.md). */
function toEvent(row: OutboxMessage): { type: string; data: object } {
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
    case 'mail-digest':
      return { type: 'contact.mail_digest', data: { id, ...facts } };
    case 'alarm':
      return { type: 'contact.alarm', data: { id, ...facts } };
    case 'request': {
      const { fields, context } = row;
      return { type: 'contact.requested', data: { id, verified, reasons, ...fields, context } };
    }
  }
}

function toBody(row: OutboxMessage): string {
  const { type, data } = toEvent(row);
  return JSON.stringify({ type, timestamp: row.created_at, data });
}

/**
 * @param now milliseconds since 1970, for the signature: receivers refuse one that is minutes old
 */
export async function webhookCall(
  { url, keys }: WebhookSettings,
  row: OutboxMessage,
  now: number,
): Promise<Call> {
  const id = `msg_${keyOf(row)}`;
  const timestamp = String(Math.floor(now / 1000));
  const body = toBody(row);
  const content = `${id}.${timestamp}.${body}`;
  const signatures = await Promise.all(keys.map((key) => sign(key, content)));
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
  return { url, headers, body };
}
