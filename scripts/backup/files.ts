/**
 * The files of a backup: `schema.sql`, one file for each table as `COPY` writes it, and
 * `backup.json`, which is written last and holds the hash of every other file.
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

export interface BackupList {
  /** When it was made, as ISO 8601. */
  made: string;
  /** Name of each file with its SHA-256 in hex. */
  files: Record<string, string>;
  /** Name of each table with its number of rows. */
  rows: Record<string, number>;
  /** Name of each sequence with its last value. */
  sequences: Record<string, number>;
}

/** Runs work as the owner of a database, in one transaction. */
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

/** Every table of a backup, each after those that it refers to. */
export const backupTables = async (sql: Database): Promise<string[]> => [
  'supabase_migrations.schema_migrations',
  ...(await tableNames(sql)).map((name) => `contact.${name}`),
];

export const fileOf = (table: string): string => `${table}.copy`;

export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/**
 * Reads the list of a backup, after comparing every file with it.
 *
 * @throws {UserError} when the folder holds no whole backup of this version's schema
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
