/** Settings of the desk, read once from the environment and checked. */
import { type Read, readDatabase, readOrigins } from '../_shared/config.ts';
import type { DatabaseSettings } from '../_shared/database.ts';
import { isLocal } from '../_shared/database-url.ts';

export interface DeskConfig extends DatabaseSettings {
  allowedOrigins: readonly string[];
  /** Who issues the tokens: Supabase Auth of the project, or the runner on one machine. */
  issuer: string;
  /** Where the issuer publishes its keys. */
  keysUrl: URL;
}

/** @throws {Error} naming the variable that is missing or wrong, never its value */
export function readDeskConfig(get: Read): DeskConfig {
  const database = readDatabase(get, 'CONTACT_DESK');
  const project = get('SUPABASE_URL');
  const issuer =
    get('CONTACT_DESK_ISSUER') || (project ? `${project.replace(/\/+$/, '')}/auth/v1` : '');
  if (!URL.canParse(issuer)) throw new Error('CONTACT_DESK_ISSUER is not an address.');
  const keys = get('CONTACT_DESK_KEYS_URL') || `${issuer}/.well-known/jwks.json`;
  // Whoever can change the keys in transit can sign in as anybody.
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
