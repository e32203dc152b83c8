/**
 * Settings of the edge function contact-delivery, which sends contact requests to sales. They are
 * read once from environment variables and checked.
 */
import {
  type Channel,
  channelsOn,
  type ReadSetting,
  readDatabase,
  readOrigins,
  readSecrets,
  requireSafeUrl,
  requireSetting,
  type SettingName,
} from '../_shared/config.ts';
import type { DatabaseSettings } from '../_shared/database.ts';
import { readWaits } from './backoff.ts';
import { type EmailSettings, readEmail } from './channels/email.ts';
import { mailEventKeys, type WebhookSettings, webhookKeys } from './channels/webhook.ts';
import { oneLine } from './message.ts';
import { type NoticeSettings, readReminders, readRules } from './notices.ts';

export interface DeliveryConfig extends DatabaseSettings {
  /** Accepted tokens. A caller must send one to start a delivery run. */
  tokens: readonly string[];
  channels: readonly Channel[];
  email: EmailSettings | null;
  webhook: WebhookSettings | null;
  slack: { url: string } | null;
  /** Keys of Resend's reports about mails; empty if they are not switched on. */
  mailEventKeys: WebhookSettings['keys'];
  /** Resolvers that are asked about senders' domains; empty: the system's; `null`: none is asked. */
  dnsServers: readonly string[] | null;
  /** Seconds before the second, third … try. */
  waits: readonly number[];
  /** URL to call after each run that leaves nothing overdue; `null` if there is none. */
  heartbeatUrl: string | null;
  notices: NoticeSettings;
}

function readNotices(get: ReadSetting, channels: readonly Channel[]): NoticeSettings {
  for (const name of ['CONTACT_RECEIPT_BY', 'CONTACT_REMINDERS'] as const) {
    if (!get(name) || channels.includes('email')) continue;
    throw new Error(`${name} needs the channel email: set RESEND_API_KEY.`);
  }
  const answeredBy = get('CONTACT_RECEIPT_BY')?.trim() || null;
  if (answeredBy && answeredBy !== oneLine(answeredBy)) {
    throw new Error('CONTACT_RECEIPT_BY must be one line of at most 200 characters.');
  }
  return {
    answeredBy,
    reminders: readReminders(get('CONTACT_REMINDERS')),
    rules: readRules(get('CONTACT_ASSIGN')),
    site: readOrigins(get)[0] ?? null,
  };
}

/** Reads addresses separated by commas, or `off`. */
function readDnsServers(text = ''): readonly string[] | null {
  if (text === 'off') return null;
  return text
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
}

/** @throws {Error} naming the variable that is missing or wrong, never its value */
export function readDeliveryConfig(get: ReadSetting): DeliveryConfig {
  const database = readDatabase(get, 'CONTACT_DELIVERY');
  const tokens = readSecrets(get, 'CONTACT_DELIVERY_TOKEN');
  const channels = channelsOn(get);
  const readUrl = (name: SettingName) => requireSafeUrl(name, requireSetting(get, name));
  const resendUrl = requireSafeUrl(
    'CONTACT_RESEND_URL',
    get('CONTACT_RESEND_URL') || 'https://api.resend.com',
  );
  return {
    ...database,
    tokens,
    channels,
    email: channels.includes('email') ? readEmail(get, resendUrl) : null,
    webhook: channels.includes('webhook')
      ? {
          url: readUrl('CONTACT_WEBHOOK_URL'),
          keys: webhookKeys(get),
        }
      : null,
    slack: channels.includes('slack') ? { url: readUrl('CONTACT_SLACK_WEBHOOK_URL') } : null,
    mailEventKeys: mailEventKeys(get),
    dnsServers: readDnsServers(get('CONTACT_DNS_SERVERS')),
    waits: readWaits(get('CONTACT_RETRY_WAITS')),
    heartbeatUrl: get('CONTACT_HEARTBEAT_URL') ? readUrl('CONTACT_HEARTBEAT_URL') : null,
    notices: readNotices(get, channels),
  };
}
