/**
 * Settings of the three edge functions (Supabase Edge Functions, which run on Deno), read once from
 * environment variables and checked. contact-form (the form) stores requests from visitors;
 * contact-delivery (the delivery) sends them to sales; contact-desk (the desk) is the API of the
 * page on which sales works through them.
 */
import { type AddressSource, readAddressSource } from './client-ip.ts';
import type { DatabaseSettings } from './database.ts';
import { isLocal, tlsOf } from './database-url.ts';

/**
 * The ways by which the delivery sends a request to sales, each with the setting that enables it.
 */
const channelSwitches = {
  email: 'RESEND_API_KEY',
  webhook: 'CONTACT_WEBHOOK_URL',
  slack: 'CONTACT_SLACK_WEBHOOK_URL',
} as const;
export type Channel = keyof typeof channelSwitches;

/**
 * Settings that the form reads. Anybody on the internet can call it, so no channel's secret is
 * among them.
 */
const formSettings = [
  'CONTACT_DATABASE_URL',
  'CONTACT_DATABASE_ROLE',
  'CONTACT_DATABASE_CA',
  'CONTACT_SECRET',
  'CONTACT_SECRET_PREVIOUS',
  'CONTACT_ALLOWED_ORIGINS',
  'CONTACT_TRUSTED_PROXIES',
  'CONTACT_KEEP_MONTHS',
  'CONTACT_CHANNELS',
  'CONTACT_DELIVERY_URL',
  'CONTACT_DELIVERY_TOKEN',
  'CONTACT_RATE_LIMIT',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const;

/** Settings that the delivery reads. The secret that signs captchas is not among them. */
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
  'CONTACT_EMAIL_RATE',
  'CONTACT_RESEND_URL',
  'CONTACT_RESEND_WEBHOOK_SECRET',
  'CONTACT_DNS_SERVERS',
  'CONTACT_RETRY_WAITS',
  'CONTACT_HEARTBEAT_URL',
  'CONTACT_RECEIPT_BY',
  'CONTACT_REMINDERS',
  'CONTACT_ASSIGN',
  'CONTACT_ALLOWED_ORIGINS',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const;

/**
 * Settings that the desk reads. It verifies access tokens with published keys, so its only secret
 * is its database password.
 */
const deskSettings = [
  'CONTACT_DESK_DATABASE_URL',
  'CONTACT_DESK_DATABASE_ROLE',
  'CONTACT_DATABASE_CA',
  'CONTACT_DESK_ISSUER',
  'CONTACT_DESK_KEYS_URL',
  'CONTACT_DESK_DOMAINS',
  'CONTACT_ALLOWED_ORIGINS',
  'SUPABASE_URL',
] as const;

/**
 * Names of the settings that each function reads. `npm start` passes only these to the function.
 */
export const settingsOf = {
  'contact-form': formSettings,
  'contact-delivery': deliverySettings,
  'contact-desk': deskSettings,
} as const;
export type FunctionName = keyof typeof settingsOf;
export type SettingName = (typeof settingsOf)[FunctionName][number];

/** Reads one variable, e.g. `(name) => Deno.env.get(name)`. */
export type ReadSetting = (name: SettingName) => string | undefined;

export interface Config extends DatabaseSettings {
  /** Key that signs captchas and hashes addresses. */
  secret: string;
  /**
   * Secrets whose captchas are accepted: the present one, and during its rotation the previous one.
   */
  acceptedSecrets: readonly string[];
  allowedOrigins: readonly string[];
  /** The trusted source of the visitor's address. */
  addressSource: AddressSource;
  /** Months after which a request is deleted. */
  keepMonths: number;
  /** Off only for tests and load measurements, with a database on this machine. */
  isRateLimited: boolean;
  /** The enabled channels. A stored request gets one message in the outbox for each of them. */
  channels: readonly Channel[];
  /**
   * The delivery's address and token, to start it after each stored request. With `null` only the
   * schedule starts it.
   */
  delivery: { url: string; token: string } | null;
}

/** @throws {Error} naming the variable, if it is not set */
export function requireSetting(get: ReadSetting, name: SettingName): string {
  const value = get(name);
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}

/**
 * Checks a URL to which secrets or personal data are sent: they may leave this machine only
 * encrypted.
 *
 * @throws {Error} naming the variable
 */
export function requireSafeUrl(name: SettingName, value: string): string {
  if (!URL.canParse(value)) throw new Error(`${name} is not an address.`);
  const { protocol } = new URL(value);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal(value))) {
    throw new Error(`${name} must begin with https://.`);
  }
  return value;
}

/**
 * Reads a secret and, if `…_PREVIOUS` is set, the secret that it replaces. During such a rotation
 * functions and callers change at different times, so both are accepted.
 *
 * @throws {Error} naming the variable that is missing or too short
 */
export function readSecrets(
  get: ReadSetting,
  name: 'CONTACT_SECRET' | 'CONTACT_DELIVERY_TOKEN',
): [present: string, ...previous: string[]] {
  const present = requireSetting(get, name);
  const previous = get(`${name}_PREVIOUS`);
  if (present.length < 32) throw new Error(`${name} needs at least 32 characters.`);
  if (!previous) return [present];
  if (previous.length < 32) throw new Error(`${name}_PREVIOUS needs at least 32 characters.`);
  return [present, previous];
}

/**
 * Reads the database settings of one function.
 *
 * @throws {Error} naming the variable that is missing or wrong, never its value
 */
export function readDatabase(
  get: ReadSetting,
  prefix: 'CONTACT' | 'CONTACT_DELIVERY' | 'CONTACT_DESK',
): DatabaseSettings {
  const databaseUrl = requireSetting(get, `${prefix}_DATABASE_URL`);
  if (!URL.canParse(databaseUrl)) throw new Error(`${prefix}_DATABASE_URL is not an address.`);
  // A value in a settings file can't contain a line break, so the two characters `\n` stand for
  // one.
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
export const readOrigins = (get: ReadSetting): string[] =>
  (get('CONTACT_ALLOWED_ORIGINS') ?? '')
    .split(',')
    .map((origin) => origin.trim().replace(/\/+$/, ''))
    .filter(Boolean);

const allChannels = Object.keys(channelSwitches) as Channel[];

/** The enabled channels, always in the same order. */
export const channelsOn = (get: ReadSetting): Channel[] =>
  allChannels.filter((channel) => get(channelSwitches[channel]));

/**
 * The channels for which the form writes messages into the outbox. `npm start` names them in
 * CONTACT_CHANNELS, because it does not pass the channels' secrets to the form. On a hosted project
 * all functions share one environment, so an enabled channel is recognised by its secret.
 */
function channelsOfForm(get: ReadSetting): Channel[] {
  const names = get('CONTACT_CHANNELS')?.split(',').filter(Boolean);
  return names ? allChannels.filter((channel) => names.includes(channel)) : channelsOn(get);
}

function readKeepMonths(get: ReadSetting): number {
  const months = Number(get('CONTACT_KEEP_MONTHS') || 24);
  if (Number.isInteger(months) && months >= 1 && months <= 120) return months;
  throw new Error('CONTACT_KEEP_MONTHS must be a number from 1 to 120.');
}

/** Supabase is behind Cloudflare, which always overwrites this header. */
const platformAddressSource: AddressSource = { kind: 'header', name: 'cf-connecting-ip' };

/**
 * Reads the settings of the form.
 *
 * @throws {Error} naming the variable that is missing or wrong, never its value
 */
export function readConfig(get: ReadSetting): Config {
  const database = readDatabase(get, 'CONTACT');
  const { databaseUrl } = database;
  const acceptedSecrets = readSecrets(get, 'CONTACT_SECRET');
  const isRateLimited = get('CONTACT_RATE_LIMIT') !== 'off';
  if (!isRateLimited && !isLocal(databaseUrl)) {
    throw new Error('CONTACT_RATE_LIMIT is refused: the database is not on this machine.');
  }
  const url = get('CONTACT_DELIVERY_URL');
  const token = get('CONTACT_DELIVERY_TOKEN');

  return {
    ...database,
    delivery: url && token ? { url, token } : null,
    secret: acceptedSecrets[0],
    acceptedSecrets,
    allowedOrigins: readOrigins(get),
    addressSource: readAddressSource(get('CONTACT_TRUSTED_PROXIES'), platformAddressSource),
    keepMonths: readKeepMonths(get),
    isRateLimited,
    channels: channelsOfForm(get),
  };
}
