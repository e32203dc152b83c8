/** The function's settings, read once from the environment and checked. */

/** Channels of delivery; each is switched on by its own secret. */
const channelSwitches = {
  email: 'RESEND_API_KEY',
  webhook: 'CONTACT_WEBHOOK_URL',
  slack: 'CONTACT_SLACK_WEBHOOK_URL',
} as const;
export type Channel = keyof typeof channelSwitches;

/** Names that the functions read; the local runner passes these on and no others. */
export const settingNames = [
  'CONTACT_DATABASE_URL',
  'CONTACT_DATABASE_ROLE',
  'CONTACT_SECRET',
  'CONTACT_ALLOWED_ORIGINS',
  'CONTACT_ADDRESS_HEADER',
  'CONTACT_KEEP_MONTHS',
  'CONTACT_RATE_LIMIT',
  'CONTACT_CLOCK_OFFSET_MS',
  'CONTACT_PAUSE_AT',
  ...Object.values(channelSwitches),
] as const;
export type SettingName = (typeof settingNames)[number];

/** Where a test can stop the function, to kill it there. */
export type PausePoint = 'before-commit' | 'after-commit';

export interface Config {
  databaseUrl: string;
  /** Role to take on after connecting, when the login is not the function's own. */
  databaseRole: string | null;
  secret: string;
  allowedOrigins: readonly string[];
  addressHeader: string;
  /** How long a request is kept. */
  keepMonths: number;
  limited: boolean;
  channels: readonly Channel[];
  /** Milliseconds since 1970. */
  now: () => number;
  pauseAt: string | null;
}

const isLocal = (url: string) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

/**
 * @param get reads one variable, e.g. `(name) => Deno.env.get(name)`
 * @throws {Error} naming the variable that is missing or wrong, never its value
 */
export function readConfig(get: (name: SettingName) => string | undefined): Config {
  const need = (name: SettingName) => {
    const value = get(name);
    if (!value) throw new Error(`${name} is not set.`);
    return value;
  };
  const databaseUrl = need('CONTACT_DATABASE_URL');
  if (!URL.canParse(databaseUrl)) throw new Error('CONTACT_DATABASE_URL is not an address.');
  const secret = need('CONTACT_SECRET');
  if (secret.length < 32) throw new Error('CONTACT_SECRET needs at least 32 characters.');
  const keepMonths = Number(get('CONTACT_KEEP_MONTHS') || 24);
  if (!Number.isInteger(keepMonths) || keepMonths < 1 || keepMonths > 120) {
    throw new Error('CONTACT_KEEP_MONTHS must be a number from 1 to 120.');
  }

  // Meant for tests and load on one machine; on a real database they would be holes.
  const localOnly = (name: SettingName) => {
    const value = get(name) || null;
    if (value && !isLocal(databaseUrl)) {
      throw new Error(`${name} is refused: the database is not on this machine.`);
    }
    return value;
  };
  const rateLimit = get('CONTACT_RATE_LIMIT') === 'off' ? localOnly('CONTACT_RATE_LIMIT') : 'on';
  const offset = Number(localOnly('CONTACT_CLOCK_OFFSET_MS') ?? 0);

  return {
    databaseUrl,
    databaseRole: get('CONTACT_DATABASE_ROLE') || null,
    secret,
    allowedOrigins: (get('CONTACT_ALLOWED_ORIGINS') ?? '')
      .split(',')
      .map((origin) => origin.trim().replace(/\/+$/, ''))
      .filter(Boolean),
    addressHeader: get('CONTACT_ADDRESS_HEADER') || 'cf-connecting-ip',
    keepMonths,
    limited: rateLimit !== 'off',
    channels: (Object.keys(channelSwitches) as Channel[]).filter((it) => get(channelSwitches[it])),
    now: () => Date.now() + offset,
    pauseAt: localOnly('CONTACT_PAUSE_AT'),
  };
}
