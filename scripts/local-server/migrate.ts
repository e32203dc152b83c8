/**
 * Applies the SQL files of `supabase/migrations`, and records them in the table that `supabase db
 * push` uses, so that both can be used on one database. That program is not used here, because it
 * takes seconds.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { Database } from '../../supabase/functions/_shared/database.ts';
import { runText, withConnection } from '../lib/connection.ts';
import { inProject } from '../lib/project.ts';
import { connectionTo } from '../lib/tls.ts';
import { reasonOf, systemCode, UserError } from '../lib/user-error.ts';

const migrationsFolder = inProject('supabase', 'migrations');
/** A file of `supabase/migrations`. */
interface Migration {
  file: string;
  /** The number with which the file's name begins. */
  version: string;
}

/** The migrations of this version of the project, in the order in which they are applied. */
export const allMigrations = (): Migration[] =>
  readdirSync(migrationsFolder)
    .sort()
    .map((file) => ({ file, version: file.split('_')[0] ?? '' }));

/**
 * The migrations that are not applied to a database yet. A schema that has all of this version's and
 * newer ones is that of a later version, with which this one works.
 *
 * @throws {UserError} when other migrations were applied that this version of the project does not
 *   have
 */
export async function pendingMigrations(sql: Database): Promise<Migration[]> {
  const known = allMigrations();
  const [table] = await sql<{ name: string | null }[]>`
    select to_regclass('supabase_migrations.schema_migrations')::text as name`;
  const applied = table?.name
    ? await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`
    : [];
  const versions = applied.map(({ version }) => version);
  const pending = known.filter(({ version }) => !versions.includes(version));
  const others = versions.filter((version) => !known.some((each) => each.version === version));
  const newest = known.at(-1)?.version ?? '';
  if (others.some((version) => version < newest || pending.length > 0)) {
    throw new UserError(
      'This database has the schema of another version: use that version to read it, and another database, or DATA_DIR=…, for this one.',
    );
  }
  return pending;
}

/**
 * SQLSTATEs of a statement that changes roles at the same time as another program. All databases of
 * a server share its roles, and no lock of PostgreSQL covers more than one database. If two starts
 * use two databases of one server, one of them may get "tuple concurrently updated" (XX000), or the
 * error that the role exists. It succeeds when it tries again.
 */
const collisionCodes = ['XX000', '23505', '42710', '40P01'];
const maxTries = 10;

/**
 * Runs work that changes roles, and repeats it after an error in {@link collisionCodes}. The work
 * must be a single transaction or statement.
 */
export async function retryCollisions(sql: Database, work: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await work();
      return;
    } catch (error) {
      // If the connection is broken, the rollback fails too. The first error is the one to report.
      await sql`rollback`.catch(() => {});
      if (tries === maxTries || !collisionCodes.includes(systemCode(error))) throw error;
    }
  }
}

async function applyPending(sql: Database, only?: readonly string[]): Promise<void> {
  await sql`begin`;
  // If two programs start on one database, the second waits here and then finds nothing to do.
  await sql`select pg_advisory_xact_lock(hashtextextended('supabase_migrations', 0))`;
  await sql`create schema if not exists supabase_migrations`;
  await sql`
    create table if not exists supabase_migrations.schema_migrations
      (version text primary key, statements text[], name text)`;
  for (const { file, version } of await pendingMigrations(sql)) {
    if (only && !only.includes(version)) continue;
    const text = readFileSync(`${migrationsFolder}/${file}`, 'utf8');
    await runText(sql, text);
    await sql`
      insert into supabase_migrations.schema_migrations (version, statements, name) values (
        ${version}, array[${text}::text], ${file.replace(/^\d+_|\.sql$/g, '')})`;
  }
  await sql`commit`;
}

/**
 * Brings the database's schema up to date, completely or not at all.
 *
 * @param only versions to apply; default: all
 * @throws {UserError} with the reason that the database gives
 */
export async function migrate(databaseUrl: string, only?: readonly string[]): Promise<void> {
  await withConnection(connectionTo(databaseUrl, 'unencrypted'), async (sql) => {
    if ((await pendingMigrations(sql)).length === 0) return;
    await retryCollisions(sql, () => applyPending(sql, only)).catch((error) => {
      if (error instanceof UserError) throw error;
      throw new UserError(`The migrations could not be applied: ${reasonOf(error)}`);
    });
  });
}
