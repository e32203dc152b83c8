/**
 * Settings of the edge function contact-desk, the API of the sales team's page for contact
 * requests. They are read once from environment variables and checked.
 */
import { type ReadSetting, readDatabase, readOrigins } from '../_shared/config.ts';
import type { DatabaseSettings } from '../_shared/database.ts';
import { isLocal } from '../_shared/database-url.ts';

export interface DeskConfig extends DatabaseSettings {
  allowedOrigins: readonly string[];
  /**
   * Issuer of the access tokens: Supabase Auth, or `npm start` when the site runs on one machine.
   */
  issuer: string;
  /** URL at which the issuer publishes the keys that verify tokens. */
  keysUrl: URL;
}

/** @throws {Error} naming the variable that is missing or wrong, never its value */
export function readDeskConfig(get: ReadSetting): DeskConfig {
  const database = readDatabase(get, 'CONTACT_DESK');
  const project = get('SUPABASE_URL');
  const issuer =
    get('CONTACT_DESK_ISSUER') || (project ? `${project.replace(/\/+$/, '')}/auth/v1` : '');
  if (!URL.canParse(issuer)) throw new Error('CONTACT_DESK_ISSUER is not an address.');
  const keys = get('CONTACT_DESK_KEYS_URL') || `${issuer}/.well-known/jwks.json`;
  // Over plain HTTP an attacker could replace the keys in transit, and sign in as anybody.
  if (!URL.canParse(keys) || !(keys.startsWith('https://') || isLocal(keys))) {
    throw new Error('CONTACT_DESK_KEYS_URL must begin with https://.');
  }
  return {
    ...database,
    allowedOrigins: readOrigins(get),
    issuer,
    keysUrl: new URL(keys),
  };
}
