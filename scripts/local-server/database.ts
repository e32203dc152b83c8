/** The database of a run: the embedded server, or the one in DATABASE_URL. */
import { createHash } from 'node:crypto';
import type { Database } from '../../supabase/functions/_shared/database.ts';
import { confirm } from '../lib/confirm.ts';
import { connectionTo, runText, withConnection } from '../lib/tls.ts';
import { reasonOf, UserError } from '../lib/user-error.ts';
import type { DataFolder, Secrets } from './data-folder.ts';
import { startCluster } from './embedded-postgres.ts';
import { migrate, pendingMigrations, retryCollisions } from './migrate.ts';
import type { Claim } from './run-file.ts';

export interface RunningDatabase {
  /** Address for the owner of the tables. */
  url: string;
  /** Address for the staff command. */
  staffUrl: string;
  /** Settings with which the functions connect to the database. */
  functionEnv: Record<string, string>;
  stop: () => Promise<void>;
}

const roles = {
  form: 'contact_function',
  delivery: 'contact_delivery',
  desk: 'contact_desk',
  staff: 'contact_staff',
} as const;
type Role = (typeof roles)[keyof typeof roles];

/** Prefixes of the names of each function's database settings. */
const functionPrefixes = {
  CONTACT: roles.form,
  CONTACT_DELIVERY: roles.delivery,
  CONTACT_DESK: roles.desk,
} as const;

/**
 * A hash of the owner's password, so that no role's password can be computed from another one's.
 */
const passwordOf = (role: Role, { ownerPassword }: Secrets): string =>
  createHash('sha256').update(`${role}\n${ownerPassword}`).digest('hex');

/** Address of the embedded database for one role. */
export const embeddedUrl = (role: Role, secrets: Secrets, port: number): string =>
  `postgresql://${role}:${passwordOf(role, secrets)}@127.0.0.1:${port}/postgres`;

/** The database settings of all functions. */
const settingsFor = (of: (role: Role) => { URL: string; ROLE?: string }): Record<string, string> =>
  Object.fromEntries(
    Object.entries(functionPrefixes).flatMap(([prefix, role]) =>
      Object.entries(of(role)).map(([name, value]) => [`${prefix}_DATABASE_${name}`, value]),
    ),
  );

const withOwner = <T>(url: string, work: (sql: Database) => Promise<T>): Promise<T> =>
  withConnection(connectionTo(url, 'plain'), work);

/** Lets each role log in. */
const openLogins = (url: string, secrets: Secrets) =>
  withOwner(url, async (sql) => {
    for (const role of Object.values(roles)) {
      // Names and passwords are our own, of letters and digits: nothing in them needs quoting.
      await runText(sql, `alter role ${role} login password '${passwordOf(role, secrets)}'`);
    }
  });

/**
 * The functions' roles to which a login can't switch. On an external server roles keep their
 * passwords: functions log in as the owner and then switch to their role. Before PostgreSQL 16 any
 * member may switch; since then the right is one of its own.
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

/** Functions read no files, so they get the certificate authority as a setting. */
function functionSettings(databaseUrl: string): Record<string, string> {
  const { url, ssl } = connectionTo(databaseUrl, 'plain');
  const address = new URL(url);
  if (ssl !== false) address.searchParams.set('sslmode', 'verify-full');
  return {
    ...settingsFor((role) => ({ URL: address.href, ROLE: role })),
    ...(ssl !== false && 'ca' in ssl && ssl.ca && { CONTACT_DATABASE_CA: ssl.ca }),
  };
}

/** @throws {UserError} when the address is none, or the server refuses */
async function withForeign<T>(url: string, work: (sql: Database) => Promise<T>): Promise<T> {
  return await withOwner(url, work).catch((error) => {
    if (error instanceof UserError) throw error;
    throw new UserError(`The database in DATABASE_URL refused: ${reasonOf(error)}.`);
  });
}

/**
 * Prints what a start would change in an external database, which others may use, and goes on only
 * when a person agrees: at the terminal, or by `--yes`. Without changes it asks nothing.
 *
 * @param signal a signal to the program, which ends the question
 * @throws {UserError} when nobody agrees
 */
export async function confirmChanges(url: string, signal: AbortSignal): Promise<void> {
  const { migrations, grants } = await withForeign(url, async (sql) => ({
    migrations: await pendingMigrations(sql),
    grants: await missingGrants(sql),
  }));
  if (migrations.length + grants.length === 0) return;
  const { host, pathname, username } = new URL(url);
  console.log(`\n  In the database ${pathname.slice(1)} at ${host} this would`);
  for (const name of migrations) console.log(`  - apply the migration ${name}`);
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

async function openForeign(url: string): Promise<RunningDatabase> {
  await withForeign(url, pendingMigrations);
  await migrate(url);
  await withForeign(url, grantMissing);
  return {
    url,
    staffUrl: url,
    functionEnv: functionSettings(url),
    stop: async () => {},
  };
}

async function openEmbedded(
  data: DataFolder,
  run: Claim,
  onLog: (line: string) => void,
): Promise<RunningDatabase> {
  const cluster = await startCluster(data, onLog);
  const { secrets } = data;
  const addressFor = (role: Role) => embeddedUrl(role, secrets, cluster.port);
  try {
    run.update({ databasePort: cluster.port });
    await migrate(cluster.url);
    await openLogins(cluster.url, secrets);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return {
    ...cluster,
    staffUrl: addressFor(roles.staff),
    functionEnv: settingsFor((role) => ({ URL: addressFor(role) })),
  };
}

/** Opens the database and brings its schema up to date. */
export const openDatabase = (
  data: DataFolder,
  run: Claim,
  options: { databaseUrl: string | undefined; onLog: (line: string) => void },
): Promise<RunningDatabase> =>
  options.databaseUrl ? openForeign(options.databaseUrl) : openEmbedded(data, run, options.onLog);
