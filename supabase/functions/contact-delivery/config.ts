/** Settings of the delivery, read once from the environment and checked. */
import {
  type Channel,
  channelsOn,
  need,
  type Read,
  readDatabase,
  readSecrets,
  type SettingName,
} from '../_shared/config.ts';
import type { DatabaseSettings } from '../_shared/database.ts';
import { isLocal } from '../_shared/database-url.ts';
import { readWaits } from './backoff.ts';
import { type EmailSettings, readEmail } from './channels/email.ts';
import { type WebhookSettings, webhookKeys } from './channels/webhook.ts';

export interface DeliveryConfig extends DatabaseSettings {
  /** Tokens of which a caller must send one to start a run. */
  tokens: readonly string[];
  channels: readonly Channel[];
  email: EmailSettings | null;
  webhook: WebhookSettings | null;
  slack: { url: string } | null;
  /** Seconds before the second, third … try. */
  waits: readonly number[];
  /** Address that is called after each run that leaves nothing overdue; `null` calls none. */
  heartbeatUrl: string | null;
}

/** Checks an address. Requests are personal data: they may leave this machine only encrypted. */
function safeAddress(name: SettingName, value: string): string {
  if (!URL.canParse(value)) throw new Error(`${name} is not an address.`);
  const { protocol } = new URL(value);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal(value))) {
    throw new Error(`${name} must begin with https://.`);
  }
  return value;
}

/** @throws {Error} naming the variable that is missing or wrong, never its value */
export function readDeliveryConfig(get: Read): DeliveryConfig {
  const database = readDatabase(get, 'CONTACT_DELIVERY');
  const tokens = readSecrets(get, 'CONTACT_DELIVERY_TOKEN');
  const channels = channelsOn(get);
  const address = (name: SettingName) => safeAddress(name, need(get, name));
  const resend = safeAddress(
    'CONTACT_RESEND_URL',
    get('CONTACT_RESEND_URL') || 'https://api.resend.com',
  );
  return {
    ...database,
    tokens,
    channels,
    email: channels.includes('email') ? readEmail(get, resend) : null,
    webhook: channels.includes('webhook')
      ? {
          url: address('CONTACT_WEBHOOK_URL'),
          keys: webhookKeys(get),
        }
      : null,
    slack: channels.includes('slack') ? { url: address('CONTACT_SLACK_WEBHOOK_URL') } : null,
    waits: readWaits(get('CONTACT_RETRY_WAITS')),
    heartbeatUrl: get('CONTACT_HEARTBEAT_URL') ? address('CONTACT_HEARTBEAT_URL') : null,
  };
}
