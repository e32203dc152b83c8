/**
 * The files of a backup of the database: `schema.sql`; for each table a file with its rows, as
 * PostgreSQL's `COPY` writes them; and `backup.json`, which is written last and has the hash of
 * every other file.
 */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import type { Database } from '../../supabase/functions/_shared/database.ts';
import { tableNames } from '../lib/print-schema.ts';
import { inProject } from '../lib/project.ts';
import { databaseOf, runText } from '../lib/tls.ts';
import { UserError } from '../lib/user-error.ts';
import { readJsonFile } from '../local-server/data-folder.ts';

export const listFile = 'backup.json';
export const schemaFile = 'schema.sql';

/** The content of `backup.json`. */
export interface BackupList {
  /** Time of the backup, as ISO 8601. */
  made: string;
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
 * @param url URL of the database for its owner
 */
export async function inTransaction<T>(
  url: string,
  mode: 'read write' | 'isolation level repeatable read read only',
  work: (sql: Database, client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client(url);
  const sql = databaseOf(client);
  try {
    await runText(sql, `begin ${mode}`);
    const result = await work(sql, client);
    await sql`commit`;
    return result;
  } finally {
    await client.end();
  }
}

/** Names of the tables to back up, each after the tables that its foreign keys refer to. */
export const backupTables = async (sql: Database): Promise<string[]> => [
  'supabase_migrations.schema_migrations',
  ...(await tableNames(sql)).map((name) => `contact.${name}`),
];

/** Name of the file with a table's rows. */
export const fileOf = (table: string): string => `${table}.copy`;

/** SHA-256 of a file's content, in hex. */
export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/**
 * Reads `backup.json`, and compares every file of the backup with its hash.
 *
 * @throws {UserError} when the backup is incomplete or damaged, or has the schema of another
 *   version
 */
export async function checkBackup(folder: string): Promise<BackupList> {
  const list = readJsonFile<BackupList>(
    join(folder, listFile),
    ({ made, files, rows, sequences }) => Boolean(made && files && rows && sequences),
    ': use another backup.',
  );
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
  const schema = readFileSync(join(folder, schemaFile), 'utf8');
  if (schema !== readFileSync(inProject('supabase', schemaFile), 'utf8')) {
    throw new UserError(
      `The backup of ${list.made} has another schema than this version: restore it with the version that made it; npm start of this one then updates it.`,
    );
  }
  return list;
}
