/** The function's settings, read once from the environment and checked. */
import { readTrust, type Trust } from './client-ip.ts';
import type { DatabaseSettings } from './database.ts';
import { isLocal, tlsOf } from './database-url.ts';

/** Channels of delivery, each with the secret that switches it on. */
const channelSwitches = {
  email: 'RESEND_API_KEY',
  webhook: 'CONTACT_WEBHOOK_URL',
  slack: 'CONTACT_SLACK_WEBHOOK_URL',
} as const;
export type Channel = keyof typeof channelSwitches;

/**
 * Settings that the form reads. The form can be reached from the internet, so no channel's secret
 * is among them.
 */
const formSettings = [
  'CONTACT_DATABASE_URL',
  'CONTACT_DATABASE_ROLE',
  'CONTACT_DATABASE_CA',
  'CONTACT_SECRET',
  'CONTACT_SECRET_PREVIOUS',
  'CONTACT_ALLOWED_ORIGINS',
  'CONTACT_TRUSTED_PROXIES',
  'CONTACT_ADDRESS_HEADER',
  'CONTACT_KEEP_MONTHS',
  'CONTACT_CHANNELS',
  'CONTACT_DELIVERY_URL',
  'CONTACT_DELIVERY_TOKEN',
  'CONTACT_RATE_LIMIT',
] as const;

/** Settings that the delivery reads. It has no secret that signs questions. */
const deliverySettings = [
  'CONTACT_DELIVERY_DATABASE_URL',
  'CONTACT_DELIVERY_DATABASE_ROLE',
  'CONTACT_DATABASE_CA',
  'CONTACT_DELIVERY_TOKEN',
  'CONTACT_DELIVERY_TOKEN_PREVIOUS',
  ...Object.values(channelSwitches),
  'CONTACT_WEBHOOK_SECRET',
  'CONTACT_WEBHOOK_SECRET_PREVIOUS',
  'CONTACT_EMAIL_FROM',
  'CONTACT_EMAIL_TO',
  'CONTACT_RESEND_URL',
  'CONTACT_RETRY_WAITS',
  'CONTACT_HEARTBEAT_URL',
] as const;

/**
 * Settings that the desk reads. It verifies sign-ins with published keys, so its only secret is its
 * database password.
 */
const deskSettings = [
  'CONTACT_DESK_DATABASE_URL',
  'CONTACT_DESK_DATABASE_ROLE',
  'CONTACT_DATABASE_CA',
  'CONTACT_DESK_ISSUER',
  'CONTACT_DESK_KEYS_URL',
  'CONTACT_ALLOWED_ORIGINS',
  'SUPABASE_URL',
] as const;

/**
 * Names of the settings that each function reads. The local runner passes on these and no others.
 */
export const settingsOf = {
  'contact-form': formSettings,
  'contact-delivery': deliverySettings,
  'contact-desk': deskSettings,
} as const;
export type FunctionName = keyof typeof settingsOf;
export type SettingName = (typeof settingsOf)[FunctionName][number];

/** Reads one variable, e.g. `(name) => Deno.env.get(name)`. */
export type Read = (name: SettingName) => string | undefined;

export interface Config extends DatabaseSettings {
  /** Signs questions and is the key of hashes. */
  secret: string;
  /** Secrets whose questions are accepted: the present one, and the one before it while it is replaced. */
  acceptedSecrets: readonly string[];
  allowedOrigins: readonly string[];
  /** Which source of the visitor's address is trusted. */
  trust: Trust;
  /** Months for which a request is kept. */
  keepMonths: number;
  limited: boolean;
  channels: readonly Channel[];
  /**
   * Address that starts a delivery run after each commit. Without it only the schedule starts runs.
   */
  delivery: { url: string; token: string } | null;
}

/** @throws {Error} naming the variable, if it is not set */
export function need(get: Read, name: SettingName): string {
  const value = get(name);
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}

/**
 * Reads a secret, and behind it the one that it replaces, if that is still set. While functions and callers
 * change from one to the other, both are accepted.
 *
 * @throws {Error} naming the variable that is missing or too short
 */
export function readSecrets(
  get: Read,
  name: 'CONTACT_SECRET' | 'CONTACT_DELIVERY_TOKEN',
): [present: string, ...previous: string[]] {
  const present = need(get, name);
  const previous = get(`${name}_PREVIOUS`);
  if (present.length < 32) throw new Error(`${name} needs at least 32 characters.`);
  if (!previous) return [present];
  if (previous.length < 32) throw new Error(`${name}_PREVIOUS needs at least 32 characters.`);
  return [present, previous];
}

/**
 * Reads the database's settings of one function.
 *
 * @throws {Error} naming the variable that is missing or wrong, never its value
 */
export function readDatabase(
  get: Read,
  prefix: 'CONTACT' | 'CONTACT_DELIVERY' | 'CONTACT_DESK',
): DatabaseSettings {
  const databaseUrl = need(get, `${prefix}_DATABASE_URL`);
  if (!URL.canParse(databaseUrl)) throw new Error(`${prefix}_DATABASE_URL is not an address.`);
  // A line of a settings file holds no line break, so `\\n` is accepted for one.
  const databaseCa = get('CONTACT_DATABASE_CA')?.replaceAll('\\n', '\n').trim() || null;
  if (databaseCa && !databaseCa.startsWith('-----BEGIN CERTIFICATE-----')) {
    throw new Error('CONTACT_DATABASE_CA must be a certificate in PEM.');
  }
  try {
    tlsOf(databaseUrl, databaseCa);
  } catch (error) {
    throw new Error(`${prefix}_DATABASE_URL: ${(error as Error).message}`);
  }
  const databaseRole = get(`${prefix}_DATABASE_ROLE`) || null;
  if (databaseRole && !/^[a-z_]+$/.test(databaseRole)) {
    throw new Error(`${prefix}_DATABASE_ROLE is not the name of a role.`);
  }
  return { databaseUrl, databaseRole, databaseCa };
}

/** The site's origins, without a slash at the end. */
export const readOrigins = (get: Read): string[] =>
  (get('CONTACT_ALLOWED_ORIGINS') ?? '')
    .split(',')
    .map((origin) => origin.trim().replace(/\/+$/, ''))
    .filter(Boolean);

/**
 * Reads a variable meant for tests and load on one machine. On any other database it would open a
 * security hole, so it is refused there.
 */
export function localOnly(get: Read, name: SettingName, databaseUrl: string): string | null {
  const value = get(name) || null;
  if (value && !isLocal(databaseUrl)) {
    throw new Error(`${name} is refused: the database is not on this machine.`);
  }
  return value;
}

const allChannels = Object.keys(channelSwitches) as Channel[];

/** The channels that are switched on, always in the same order. */
export const channelsOn = (get: Read): Channel[] =>
  allChannels.filter((channel) => get(channelSwitches[channel]));

/**
 * The channels for which the form writes outbox rows. The local runner names them, so that the form
 * needs no secrets to find out. On a hosted project all functions share one environment.
 */
function channelsOfForm(get: Read): Channel[] {
  const names = get('CONTACT_CHANNELS')?.split(',').filter(Boolean);
  return names ? allChannels.filter((channel) => names.includes(channel)) : channelsOn(get);
}

/** The hosted platform is behind Cloudflare, which always overwrites this header. */
const platformTrust: Trust = { kind: 'header', name: 'cf-connecting-ip' };

/**
 * @throws {Error} naming the variable that is missing or wrong, never its value
 */
export function readConfig(get: Read): Config {
  const database = readDatabase(get, 'CONTACT');
  const { databaseUrl } = database;
  const acceptedSecrets = readSecrets(get, 'CONTACT_SECRET');
  const keepMonths = Number(get('CONTACT_KEEP_MONTHS') || 24);
  if (!Number.isInteger(keepMonths) || keepMonths < 1 || keepMonths > 120) {
    throw new Error('CONTACT_KEEP_MONTHS must be a number from 1 to 120.');
  }
  // This is the variable's old name. If it were ignored silently, the limit would differ from what
  // the operator expects.
  if (get('CONTACT_ADDRESS_HEADER')) {
    throw new Error('CONTACT_ADDRESS_HEADER is now called CONTACT_TRUSTED_PROXIES.');
  }

  const rateLimit =
    get('CONTACT_RATE_LIMIT') === 'off' ? localOnly(get, 'CONTACT_RATE_LIMIT', databaseUrl) : 'on';

  const url = get('CONTACT_DELIVERY_URL');
  const token = get('CONTACT_DELIVERY_TOKEN');

  return {
    ...database,
    delivery: url && token ? { url, token } : null,
    secret: acceptedSecrets[0],
    acceptedSecrets,
    allowedOrigins: readOrigins(get),
    trust: readTrust(get('CONTACT_TRUSTED_PROXIES'), platformTrust),
    keepMonths,
    limited: rateLimit !== 'off',
    channels: channelsOfForm(get),
  };
}
