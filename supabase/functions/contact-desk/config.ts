/** Settings of the desk, read once from the environment and checked. */
import { isLocal, need, type Read, readOrigins } from '../_shared/config.ts';

export interface DeskConfig {
  databaseUrl: string;
  /** Role to switch to after connecting, if the login is not the function's own role. */
  databaseRole: string | null;
  allowedOrigins: readonly string[];
  /** Who issues the tokens: Supabase Auth of the project, or the runner on one machine. */
  issuer: string;
  /** Where the issuer publishes its keys. */
  keysUrl: URL;
}

/** @throws {Error} naming the variable that is missing or wrong, never its value */
export function readDeskConfig(get: Read): DeskConfig {
  const databaseUrl = need(get, 'CONTACT_DESK_DATABASE_URL');
  if (!URL.canParse(databaseUrl)) throw new Error('CONTACT_DESK_DATABASE_URL is not an address.');
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
    databaseUrl,
    databaseRole: get('CONTACT_DESK_DATABASE_ROLE') || null,
    allowedOrigins: readOrigins(get),
    issuer,
    keysUrl: new URL(keys),
  };
}
