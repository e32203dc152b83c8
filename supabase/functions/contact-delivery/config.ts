/** Settings of the delivery, read once from the environment and checked. */
import {
  type Channel,
  channelsOn,
  isLocal,
  need,
  type Read,
  type SettingName,
} from '../_shared/config.ts';
import { readWaits } from './backoff.ts';
import { type EmailSettings, readEmail } from './channels/email.ts';
import { type WebhookSettings, webhookKey } from './channels/webhook.ts';

export interface DeliveryConfig {
  databaseUrl: string;
  /** Role to switch to after connecting, if the login is not the function's own role. */
  databaseRole: string | null;
  /** Token that a caller must send to start a run. */
  token: string;
  channels: readonly Channel[];
  email: EmailSettings | null;
  webhook: WebhookSettings | null;
  slack: { url: string } | null;
  /** Seconds before the second, third … try. */
  waits: readonly number[];
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
  const databaseUrl = need(get, 'CONTACT_DELIVERY_DATABASE_URL');
  if (!URL.canParse(databaseUrl)) {
    throw new Error('CONTACT_DELIVERY_DATABASE_URL is not an address.');
  }
  const token = need(get, 'CONTACT_DELIVERY_TOKEN');
  if (token.length < 32) throw new Error('CONTACT_DELIVERY_TOKEN needs at least 32 characters.');
  const channels = channelsOn(get);
  const address = (name: SettingName) => safeAddress(name, need(get, name));
  const resend = safeAddress(
    'CONTACT_RESEND_URL',
    get('CONTACT_RESEND_URL') || 'https://api.resend.com',
  );
  return {
    databaseUrl,
    databaseRole: get('CONTACT_DELIVERY_DATABASE_ROLE') || null,
    token,
    channels,
    email: channels.includes('email') ? readEmail(get, resend) : null,
    webhook: channels.includes('webhook')
      ? {
          url: address('CONTACT_WEBHOOK_URL'),
          key: webhookKey(need(get, 'CONTACT_WEBHOOK_SECRET')),
        }
      : null,
    slack: channels.includes('slack') ? { url: address('CONTACT_SLACK_WEBHOOK_URL') } : null,
    waits: readWaits(get('CONTACT_RETRY_WAITS')),
  };
}

/** Hosts with ports that the channels need, for a runner that permits no other connections. */
export function channelHosts({ email, webhook, slack }: DeliveryConfig): string[] {
  return [email?.url, webhook?.url, slack?.url].flatMap((url) => {
    if (!url) return [];
    const { hostname, port, protocol } = new URL(url);
    return [`${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`];
  });
}
