/**
 * Applies `supabase/migrations`, and lists them in the table in which `supabase db push` lists and
 * looks for them. That program is not used here, because it takes seconds.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { Database } from '../../supabase/functions/_shared/database.ts';
import { inProject } from '../lib/project.ts';
import { connectionTo, runText, withConnection } from '../lib/tls.ts';
import { reasonOf, systemCode, UserError } from '../lib/user-error.ts';
import { lastCommits } from './data-folder.ts';

const folder = inProject('supabase', 'migrations');
/** The first migration of each earlier schema. */
const firstMigrations = [
  ['20261203090000', 4],
  ['20261202090000', 3],
  ['20261201090000', 2],
] as const;
/** The number with which a migration's file name begins. */
const versionOf = (name: string): string => name.split('_')[0] ?? '';

/**
 * The migrations of this version that a database does not list yet.
 *
 * @returns names of their files
 * @throws {UserError} when the database holds migrations that this version lacks
 */
export async function pendingMigrations(sql: Database): Promise<string[]> {
  const own = readdirSync(folder).sort();
  const [table] = await sql<{ name: string | null }[]>`
    select to_regclass('supabase_migrations.schema_migrations')::text as name`;
  const applied = table?.name
    ? await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`
    : [];
  const versions = applied.map(({ version }) => version);
  if (versions.some((version) => !own.some((name) => versionOf(name) === version))) {
    const schema = firstMigrations.find(([version]) => versions.includes(version))?.[1] ?? 1;
    const commit = lastCommits[schema];
    throw new UserError(
      `This database holds migrations that this version lacks: use a new one; npm run contacts -- export, as of commit ${commit}, reads this one.`,
    );
  }
  return own.filter((name) => !versions.includes(versionOf(name)));
}

/**
 * SQLSTATEs of a change of roles that met another one. All databases of a server share its roles,
 * and a lock that an ordinary owner may take covers one database only: of two starts at once on two
 * databases one is refused, with "tuple concurrently updated" (XX000) or because the role exists by
 * now, and succeeds when it tries again.
 */
const collisions = ['XX000', '23505', '42710', '40P01'];
const mostTries = 10;

/** Runs work that changes roles, which must be all in one transaction or one statement. */
export async function retryCollisions(sql: Database, work: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await work();
      return;
    } catch (error) {
      // On a connection that broke it fails too, and the first error is the one to tell.
      await sql`rollback`.catch(() => {});
      if (tries === mostTries || !collisions.includes(systemCode(error))) throw error;
    }
  }
}

/** Makes the table of applied migrations. */
export async function makeMigrationsTable(sql: Database): Promise<void> {
  await sql`create schema if not exists supabase_migrations`;
  await sql`
    create table if not exists supabase_migrations.schema_migrations
      (version text primary key, statements text[], name text)`;
}

async function applyPending(sql: Database): Promise<void> {
  await sql`begin`;
  // Of two starts on one database the second waits here and then finds nothing to do.
  await sql`select pg_advisory_xact_lock(hashtextextended('supabase_migrations', 0))`;
  await makeMigrationsTable(sql);
  for (const file of await pendingMigrations(sql)) {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    await runText(sql, text);
    await sql`
      insert into supabase_migrations.schema_migrations (version, statements, name) values (
        ${versionOf(file)}, array[${text}::text], ${file.replace(/^\d+_|\.sql$/g, '')})`;
  }
  await sql`commit`;
}

/**
 * Brings the database's schema up to date, completely or not at all.
 *
 * @throws {UserError} with the reason that the database gives
 */
export async function migrate(databaseUrl: string): Promise<void> {
  await withConnection(connectionTo(databaseUrl, 'plain'), async (sql) => {
    if ((await pendingMigrations(sql)).length === 0) return;
    await retryCollisions(sql, () => applyPending(sql)).catch((error) => {
      if (error instanceof UserError) throw error;
      throw new UserError(`The migrations could not be applied: ${reasonOf(error)}`);
    });
  });
}
