/**
 * Settings of the edge function contact-desk. They are read once from environment variables and
 * checked.
 */
import { type ReadSetting, readDatabase, readOrigins } from '../_shared/config.ts';
import type { DatabaseSettings } from '../_shared/database.ts';
import { isLocal } from '../_shared/database-url.ts';
import { type StaffRole, staffRoles } from '../_shared/desk.ts';

/** A domain whose people may sign in by SAML or OAuth. */
export interface TeamDomain {
  /** The highest role that such a sign-in has, whatever the staff list gives the person. */
  role: StaffRole;
  /** Id of the only SAML connection that may vouch for the domain; `null`: any, and OAuth. */
  connection: string | null;
}

export interface DeskConfig extends DatabaseSettings {
  allowedOrigins: readonly string[];
  /**
   * Issuer of the access tokens: Supabase Auth, or `npm start` when the site runs on one machine.
   */
  issuer: string;
  /** URL of the keys that verify tokens; one with `data:` holds them itself. */
  keysUrl: URL;
  /** By name in lower case. Without any, only links are accepted. */
  domains: ReadonlyMap<string, TeamDomain>;
}

/**
 * Reads `CONTACT_DESK_DOMAINS`: `example.com=agent@<id of a SAML connection>`, commas between. Role
 * and id may be left out; the role is `admin` then.
 *
 * @throws {Error} naming the variable
 */
function readDomains(text = ''): DeskConfig['domains'] {
  const pattern = new RegExp(
    `^(?<domain>[a-z0-9-]+(?:\\.[a-z0-9-]+)+)(?:=(?<role>${staffRoles.join('|')}))?(?:@(?<connection>[0-9a-f-]{36}))?$`,
  );
  const parts = text
    .toLowerCase()
    .split(',')
    .filter((part) => part.trim());
  return new Map(
    parts.map((part) => {
      const { domain, role = 'admin', connection = null } = pattern.exec(part.trim())?.groups ?? {};
      if (domain) return [domain, { role: role as StaffRole, connection }];
      throw new Error(
        `CONTACT_DESK_DOMAINS must be domains with commas between, each as example.com, example.com=${staffRoles.join('|')} or example.com=agent@<id of the SAML connection>.`,
      );
    }),
  );
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
  if (!URL.canParse(keys) || !(/^(?:https:\/\/|data:)/.test(keys) || isLocal(keys))) {
    throw new Error('CONTACT_DESK_KEYS_URL must begin with https://.');
  }
  return {
    ...database,
    allowedOrigins: readOrigins(get),
    issuer,
    keysUrl: new URL(keys),
    domains: readDomains(get('CONTACT_DESK_DOMAINS')),
  };
}
