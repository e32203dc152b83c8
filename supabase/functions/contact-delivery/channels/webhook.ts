/**
 * Messages to the customer's webhook, signed as in the Standard Webhooks specification: id,
 * timestamp, HMAC-SHA-256.
 */
import { Buffer } from 'node:buffer';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type ReadSetting, requireSetting } from '../../_shared/config.ts';
import { type Call, keyOf, type OutboxMessage } from '../message.ts';

export interface WebhookSettings {
  url: string;
  /**
   * The shared secret, and during its rotation the previous one. A message is signed with each, so
   * the receiver can verify it with either.
   */
  keys: readonly Buffer[];
}

/**
 * @throws {Error} naming the variable, unless the secret is `whsec_` followed by 24 to 64 bytes in
 *   base64
 */
function parseKey(name: string, secret: string): Buffer {
  const [, text = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? [];
  const length = Buffer.byteLength(text, 'base64');
  if (length >= 24 && length <= 64) return Buffer.from(text, 'base64');
  throw new Error(`${name} must be whsec_ followed by 24 to 64 bytes in base64.`);
}

/** @throws {Error} naming the variable that is missing or wrong, never its value */
export function webhookKeys(get: ReadSetting): Buffer[] {
  const name = 'CONTACT_WEBHOOK_SECRET';
  const previous = get(`${name}_PREVIOUS`);
  return [
    parseKey(name, requireSetting(get, name)),
    ...(previous ? [parseKey(`${name}_PREVIOUS`, previous)] : []),
  ];
}

/** The key of Resend's reports; empty if none is set. Throws as {@link webhookKeys}. */
export function mailEventKeys(get: ReadSetting): Buffer[] {
  const secret = get('CONTACT_RESEND_WEBHOOK_SECRET');
  return secret ? [parseKey('CONTACT_RESEND_WEBHOOK_SECRET', secret)] : [];
}

const hmac = (key: Buffer, content: string): Buffer =>
  createHmac('sha256', key).update(content).digest();

/**
 * Whether one of the keys has made one of the signatures. The comparison reveals nothing by its
 * duration.
 *
 * @param signatures as in the header, with a space between
 */
export function isSigned(keys: readonly Buffer[], content: string, signatures: string): boolean {
  const given = signatures
    .split(' ')
    .filter((signature) => /^v1,[A-Za-z0-9+/]{43}=$/.test(signature))
    .map((signature) => Buffer.from(signature.slice('v1,'.length), 'base64'));
  return keys.some((key) => {
    const expected = hmac(key, content);
    return given.some((signature) => timingSafeEqual(signature, expected));
  });
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
export function webhookCall({ url, keys }: WebhookSettings, row: OutboxMessage, now: number): Call {
  const id = `msg_${keyOf(row)}`;
  const timestamp = String(Math.floor(now / 1000));
  const body = toBody(row);
  const content = `${id}.${timestamp}.${body}`;
  const signatures = keys.map((key) => `v1,${hmac(key, content).toString('base64')}`);
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
  return { url, headers, body };
}
