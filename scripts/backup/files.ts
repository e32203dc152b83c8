/**
 * The files of a backup of the database: for each table a file with its rows, as PostgreSQL's `COPY`
 * writes them; and `backup.json`, which is written last and has the hash of every other file. Each is
 * encrypted by itself (seal.ts), or none is. The schema is not in it: the migrations make it again.
 */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import type { Database } from '../../supabase/functions/_shared/database.ts';
import { endpointOf } from '../../supabase/functions/_shared/database-url.ts';
import { databaseOf, runText } from '../lib/connection.ts';
import type { Connection } from '../lib/tls.ts';
import { UserError } from '../lib/user-error.ts';
import { readJsonFile } from '../local-server/data-folder.ts';
import { allMigrations } from '../local-server/migrate.ts';

export const listFile = 'backup.json';

/** The content of `backup.json`. */
export interface BackupList {
  /** Time of the backup, as ISO 8601. */
  made: string;
  /** Versions of the migrations that made its schema, in their order. */
  migrations: string[];
  /** Name of each file with its SHA-256 in hex. */
  files: Record<string, string>;
  /** Name of each table with its number of rows. */
  rows: Record<string, number>;
  /** Name of each sequence with its last value. */
  sequences: Record<string, number>;
}

/**
 * Runs work in one transaction, on a connection of its own.
 *
 * @param connection to the database, as its owner
 */
export async function inTransaction<T>(
  { url, ssl }: Connection,
  mode: 'read write' | 'isolation level repeatable read read only',
  work: (sql: Database, client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ ...endpointOf(url), ssl });
  const sql = databaseOf(client);
  try {
    await runText(sql, `begin ${mode}`);
    // A hosted project ends statements after two minutes.
    await sql`set local statement_timeout = 0`;
    const result = await work(sql, client);
    await sql`commit`;
    return result;
  } finally {
    await client.end();
  }
}

/** Names of the tables to back up, each after the tables that its foreign keys refer to. */
export async function backupTables(sql: Database): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    with recursive referring as (
      select oid, 0 as depth from pg_class
      where relnamespace = 'contact'::regnamespace and relkind = 'r'
      union
      select k.conrelid, r.depth + 1
      from referring r
      join pg_constraint k on k.confrelid = r.oid and k.contype = 'f' and k.conrelid <> r.oid
    )
    select 'contact.' || c.relname as name
    from referring r join pg_class c using (oid)
    group by c.relname order by max(r.depth), c.relname`;
  return rows.map(({ name }) => name);
}

/** Name of the file with a table's rows. */
export const fileOf = (table: string): string => `${table}.copy`;

/** SHA-256 of a file's content, in hex. */
async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Reads `backup.json`; `null` if there is none, as when saving was cut off. */
export const readList = (folder: string): BackupList | null =>
  readJsonFile<BackupList>(
    join(folder, listFile),
    ({ made, migrations, files, rows, sequences }) =>
      Boolean(made && migrations && files && rows && sequences),
    ': use another backup.',
  );

/**
 * Reads `backup.json`, and compares every file of the backup with its hash.
 *
 * @param folder of a backup that is not encrypted
 * @throws {UserError} when the backup is incomplete or damaged, or has migrations that this version
 *   lacks
 */
export async function checkBackup(folder: string): Promise<BackupList> {
  const list = readList(folder);
  if (!list) {
    throw new UserError(
      `${folder} holds no whole backup: ${listFile}, which is written last, is missing.`,
    );
  }
  for (const [name, hash] of Object.entries(list.files)) {
    const file = join(folder, name);
    if (!existsSync(file) || !statSync(file).isFile() || (await hashOf(file)) !== hash) {
      throw new UserError(`The backup is not whole: ${file} is missing or was changed.`);
    }
  }
  const known = allMigrations().map(({ version }) => version);
  if (list.migrations.some((version, index) => version !== known[index])) {
    throw new UserError(
      `The backup of ${list.made} has another schema than this version: restore it with the version that made it; npm start of this one then updates it.`,
    );
  }
  return list;
}
