/** The function's settings, read once from the environment and checked. */
import { readTrust, type Trust } from './address.ts';

/** Channels of delivery; each is switched on by its own secret. */
const channelSwitches = {
  email: 'RESEND_API_KEY',
  webhook: 'CONTACT_WEBHOOK_URL',
  slack: 'CONTACT_SLACK_WEBHOOK_URL',
} as const;
export type Channel = keyof typeof channelSwitches;

/** What the form reads. It is the part that the world can reach, so no channel's secret is among it. */
const formSettings = [
  'CONTACT_DATABASE_URL',
  'CONTACT_DATABASE_ROLE',
  'CONTACT_SECRET',
  'CONTACT_ALLOWED_ORIGINS',
  'CONTACT_TRUSTED_PROXIES',
  'CONTACT_ADDRESS_HEADER',
  'CONTACT_KEEP_MONTHS',
  'CONTACT_CHANNELS',
  'CONTACT_DELIVERY_URL',
  'CONTACT_DELIVERY_TOKEN',
  'CONTACT_RATE_LIMIT',
] as const;

/** What the delivery reads. It never sees a question, so it can't sign one. */
const deliverySettings = [
  'CONTACT_DELIVERY_DATABASE_URL',
  'CONTACT_DELIVERY_DATABASE_ROLE',
  'CONTACT_DELIVERY_TOKEN',
  ...Object.values(channelSwitches),
  'CONTACT_WEBHOOK_SECRET',
  'CONTACT_EMAIL_FROM',
  'CONTACT_EMAIL_TO',
  'CONTACT_RESEND_URL',
  'CONTACT_RETRY_WAITS',
] as const;

/** What the desk reads. It verifies sign-ins by published keys, so it holds no secret but its password. */
const deskSettings = [
  'CONTACT_DESK_DATABASE_URL',
  'CONTACT_DESK_DATABASE_ROLE',
  'CONTACT_DESK_ISSUER',
  'CONTACT_DESK_KEYS_URL',
  'CONTACT_ALLOWED_ORIGINS',
  'SUPABASE_URL',
] as const;

/** Names that each function reads; the local runner passes these on and no others. */
export const settingsOf = {
  'contact-form': formSettings,
  'contact-delivery': deliverySettings,
  'contact-desk': deskSettings,
} as const;
export type FunctionName = keyof typeof settingsOf;
export type SettingName = (typeof settingsOf)[FunctionName][number];

/** Reads one variable, e.g. `(name) => Deno.env.get(name)`. */
export type Read = (name: SettingName) => string | undefined;

export interface Config {
  databaseUrl: string;
  /** Role to take on after connecting, when the login is not the function's own. */
  databaseRole: string | null;
  secret: string;
  allowedOrigins: readonly string[];
  /** Who is believed about a visitor's address. */
  trust: Trust;
  /** How long a request is kept. */
  keepMonths: number;
  limited: boolean;
  channels: readonly Channel[];
  /** Where a delivery run is started after each commit; without it the schedule alone does. */
  delivery: { url: string; token: string } | null;
}

export const isLocal = (url: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

/** @throws {Error} naming the variable that is not set */
export function need(get: Read, name: SettingName): string {
  const value = get(name);
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}

/** The site's origins, without a slash at their ends. */
export const readOrigins = (get: Read): string[] =>
  (get('CONTACT_ALLOWED_ORIGINS') ?? '')
    .split(',')
    .map((origin) => origin.trim().replace(/\/+$/, ''))
    .filter(Boolean);

/** Reads a variable meant for tests and load on one machine; on a real database it would be a hole. */
export function localOnly(get: Read, name: SettingName, databaseUrl: string): string | null {
  const value = get(name) || null;
  if (value && !isLocal(databaseUrl)) {
    throw new Error(`${name} is refused: the database is not on this machine.`);
  }
  return value;
}

const allChannels = Object.keys(channelSwitches) as Channel[];

/** The switched-on channels, always in the same order. */
export const channelsOn = (get: Read): Channel[] =>
  allChannels.filter((channel) => get(channelSwitches[channel]));

/**
 * The channels that the form writes an outbox row for. A runner names them, so that the form
 * needs no secret to know; on a hosted project all functions share one environment.
 */
function channelsOfForm(get: Read): Channel[] {
  const names = get('CONTACT_CHANNELS')?.split(',').filter(Boolean);
  return names ? allChannels.filter((channel) => names.includes(channel)) : channelsOn(get);
}

/** The hosted platform stands behind Cloudflare, which always overwrites this. */
const platformTrust: Trust = { kind: 'header', name: 'cf-connecting-ip' };

/**
 * @throws {Error} naming the variable that is missing or wrong, never its value
 */
export function readConfig(get: Read): Config {
  const databaseUrl = need(get, 'CONTACT_DATABASE_URL');
  if (!URL.canParse(databaseUrl)) throw new Error('CONTACT_DATABASE_URL is not an address.');
  const secret = need(get, 'CONTACT_SECRET');
  if (secret.length < 32) throw new Error('CONTACT_SECRET needs at least 32 characters.');
  const keepMonths = Number(get('CONTACT_KEEP_MONTHS') || 24);
  if (!Number.isInteger(keepMonths) || keepMonths < 1 || keepMonths > 120) {
    throw new Error('CONTACT_KEEP_MONTHS must be a number from 1 to 120.');
  }
  // Its old name: without a word the limit would be another one than the operator believes.
  if (get('CONTACT_ADDRESS_HEADER')) {
    throw new Error('CONTACT_ADDRESS_HEADER is now called CONTACT_TRUSTED_PROXIES.');
  }

  const rateLimit =
    get('CONTACT_RATE_LIMIT') === 'off' ? localOnly(get, 'CONTACT_RATE_LIMIT', databaseUrl) : 'on';

  const url = get('CONTACT_DELIVERY_URL');
  const token = get('CONTACT_DELIVERY_TOKEN');

  return {
    databaseUrl,
    delivery: url && token ? { url, token } : null,
    databaseRole: get('CONTACT_DATABASE_ROLE') || null,
    secret,
    allowedOrigins: readOrigins(get),
    trust: readTrust(get('CONTACT_TRUSTED_PROXIES'), platformTrust),
    keepMonths,
    limited: rateLimit !== 'off',
    channels: channelsOfForm(get),
  };
}
