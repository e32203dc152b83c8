/**
 * The database of a site on one machine: the PostgreSQL server that the project itself starts
 * (embedded), or an external one, which DATABASE_URL names.
 */
import { createHash } from 'node:crypto';
import type { Database } from '../../supabase/functions/_shared/database.ts';
import { confirm } from '../lib/confirm.ts';
import { runText, withConnection } from '../lib/connection.ts';
import { connectionTo } from '../lib/tls.ts';
import { reasonOf, UserError } from '../lib/user-error.ts';
import type { DataFolder, Secrets } from './data-folder.ts';
import { type Cluster, startCluster } from './embedded-postgres.ts';
import { migrate, pendingMigrations, retryCollisions } from './migrate.ts';
import type { Claim } from './run-file.ts';

export interface RunningDatabase {
  /** URL for the owner of the tables. */
  url: string;
  /** Settings with which the functions connect to the database. */
  functionEnv: Record<string, string>;
  stop: () => Promise<void>;
}

/** Database roles. Each may call only the SQL functions that it needs. */
const roles = {
  form: 'contact_function',
  delivery: 'contact_delivery',
  desk: 'contact_desk',
  staff: 'contact_staff',
} as const;
type Role = (typeof roles)[keyof typeof roles];

/** Prefix of the database settings of each edge function, with the function's role. */
const functionPrefixes = {
  CONTACT: roles.form,
  CONTACT_DELIVERY: roles.delivery,
  CONTACT_DESK: roles.desk,
} as const;

/** A role's password. Being a hash, it reveals neither the owner's nor another role's password. */
const derivePassword = (role: Role, { ownerPassword }: Secrets): string =>
  createHash('sha256').update(`${role}\n${ownerPassword}`).digest('hex');

/** URL of the embedded database for one role. */
export const embeddedUrl = (role: Role, secrets: Secrets, port: number): string =>
  `postgresql://${role}:${derivePassword(role, secrets)}@127.0.0.1:${port}/postgres`;

/** The database settings of all edge functions. */
const settingsFor = (
  getSettings: (role: Role) => { URL: string; ROLE?: string },
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(functionPrefixes).flatMap(([prefix, role]) =>
      Object.entries(getSettings(role)).map(([name, value]) => [
        `${prefix}_DATABASE_${name}`,
        value,
      ]),
    ),
  );

const withOwner = <T>(url: string, work: (sql: Database) => Promise<T>): Promise<T> =>
  withConnection(connectionTo(url, 'unencrypted'), work);

/** Sets the password of each role and permits it to log in. */
const enableLogins = (url: string, secrets: Secrets) =>
  withOwner(url, async (sql) => {
    for (const role of Object.values(roles)) {
      // Names and passwords consist of letters, digits and underscores, so they need no quoting.
      await runText(sql, `alter role ${role} login password '${derivePassword(role, secrets)}'`);
    }
  });

/**
 * The roles of edge functions to which the login of DATABASE_URL may not switch. On an external
 * server no passwords are set: the functions log in as that login and then switch to their role.
 * Before PostgreSQL 16 every member of a role may switch to it; since then that is a right of its
 * own.
 */
const missingGrants = async (sql: Database): Promise<string[]> => {
  const rows = await sql<{ name: string }[]>`
    select name from unnest(${Object.values(functionPrefixes)}::text[]) as name
    where not (select rolsuper from pg_roles where rolname = current_user)
      and (to_regrole(name) is null or not pg_has_role(current_user, to_regrole(name),
        case when current_setting('server_version_num')::int < 160000 then 'MEMBER' else 'SET' end))`;
  return rows.map(({ name }) => name);
};

const grantMissing = async (sql: Database): Promise<void> => {
  await retryCollisions(sql, async () => {
    for (const role of await missingGrants(sql))
      await runText(sql, `grant ${role} to current_user`);
  });
};

/**
 * Settings with which the edge functions connect to an external database. They can't read files, so
 * the certificate authority is passed as a setting.
 */
function externalSettings(databaseUrl: string): Record<string, string> {
  const { url, ssl } = connectionTo(databaseUrl, 'unencrypted');
  const address = new URL(url);
  if (ssl !== false) address.searchParams.set('sslmode', 'verify-full');
  return {
    ...settingsFor((role) => ({ URL: address.href, ROLE: role })),
    ...(ssl !== false && 'ca' in ssl && ssl.ca && { CONTACT_DATABASE_CA: ssl.ca }),
  };
}

/**
 * Runs work on an external database.
 *
 * @throws {UserError} when the URL is invalid or the server refuses
 */
async function withExternal<T>(url: string, work: (sql: Database) => Promise<T>): Promise<T> {
  return await withOwner(url, work).catch((error) => {
    if (error instanceof UserError) throw error;
    throw new UserError(`The database in DATABASE_URL refused: ${reasonOf(error)}.`);
  });
}

/**
 * Prints what a start would change in an external database, and asks a person to agree, at the
 * terminal or by `--yes`, because others may use that database too. If nothing would change, it
 * does not ask.
 *
 * @param signal aborts the question when the program is told to end
 * @throws {UserError} unless the person agrees
 */
export async function confirmChanges(url: string, signal: AbortSignal): Promise<void> {
  const { migrations, grants } = await withExternal(url, async (sql) => ({
    migrations: await pendingMigrations(sql),
    grants: await missingGrants(sql),
  }));
  if (migrations.length + grants.length === 0) return;
  const { host, pathname, username } = new URL(url);
  console.log(`\n  In the database ${pathname.slice(1)} at ${host} this would`);
  for (const { file } of migrations) console.log(`  - apply the migration ${file}`);
  for (const role of grants) {
    console.log(`  - grant the role ${role} to ${decodeURIComponent(username)}`);
  }
  console.log();
  const confirmation = {
    question: '  Go on?',
    yes: process.argv.includes('--yes'),
    refusal: 'Nothing was changed',
    advice: 'agree with npm start -- --yes',
  };
  await confirm(confirmation, signal);
}

async function openExternal(url: string): Promise<RunningDatabase> {
  // Throws before anything is changed, if the database can't be used.
  await withExternal(url, pendingMigrations);
  await migrate(url);
  await withExternal(url, grantMissing);
  return {
    url,
    functionEnv: externalSettings(url),
    stop: async () => {},
  };
}

/** Starts the database of a data folder, and brings its schema up to date. */
export async function openEmbedded(
  data: DataFolder,
  run: Claim,
  onLog: (line: string) => void,
): Promise<RunningDatabase & Cluster> {
  const cluster = await startCluster(data, onLog);
  const { secrets } = data;
  try {
    run.update({ databasePort: cluster.port });
    await migrate(cluster.url);
    await enableLogins(cluster.url, secrets);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return {
    ...cluster,
    functionEnv: settingsFor((role) => ({ URL: embeddedUrl(role, secrets, cluster.port) })),
  };
}

/** Opens the database and brings its schema up to date. */
export const openDatabase = (
  data: DataFolder,
  run: Claim,
  options: { databaseUrl: string | undefined; onLog: (line: string) => void },
): Promise<RunningDatabase> =>
  options.databaseUrl ? openExternal(options.databaseUrl) : openEmbedded(data, run, options.onLog);
