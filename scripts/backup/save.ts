/** Saves the database of a site on one machine as files, whether or not the site is running. */
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Database } from '../../supabase/functions/_shared/database.ts';
import { UserError } from '../lib/user-error.ts';
import {
  giveFilesToFolderOwner,
  openDataFolder,
  readSecrets,
  writeAtomically,
} from '../local-server/data-folder.ts';
import { ownerUrl, startCluster } from '../local-server/embedded-postgres.ts';
import { readRun, tryClaim } from '../local-server/run-file.ts';
import { type BackupList, backupTables, fileOf, hashOf, inTransaction, listFile } from './files.ts';

/**
 * Runs work with the URL of a data folder's database, for its owner. If the site is not running,
 * the database is started for the duration of the work.
 */
async function withDatabase<T>(dataDir: string, work: (url: string) => Promise<T>): Promise<T> {
  if (!existsSync(join(dataDir, 'database'))) {
    throw new UserError(`There is no database in ${dataDir}. DATA_DIR=… names another folder.`);
  }
  const run = tryClaim(dataDir);
  if (!run) {
    const port = readRun(dataDir)?.databasePort;
    const secrets = readSecrets(dataDir);
    if (port && secrets) return await work(ownerUrl(secrets, port));
    throw new UserError('The site is just starting, or uses DATABASE_URL: back up that one there.');
  }
  try {
    const data = openDataFolder(dataDir);
    const cluster = await startCluster(data, () => {});
    try {
      return await work(cluster.url);
    } finally {
      await cluster.stop();
      giveFilesToFolderOwner(data);
    }
  } finally {
    run.release();
  }
}

/**
 * Writes all tables into the folder.
 *
 * @param onSnapshot called when the state to save stands, and before any row is read
 */
async function saveTables(
  sql: Database,
  client: Client,
  folder: string,
  onSnapshot: () => Promise<void>,
): Promise<BackupList> {
  const list: BackupList = {
    made: new Date().toISOString(),
    ...{ migrations: [], files: {}, rows: {}, sequences: {} },
  };
  const migrations = await sql<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations order by version`;
  list.migrations = migrations.map(({ version }) => version);
  const sequences = await sql<{ name: string; value: number }[]>`
    select sequencename as name, last_value::float8 as value
    from pg_sequences where schemaname = 'contact' and last_value is not null`;
  for (const { name, value } of sequences) list.sequences[name] = value;
  await onSnapshot();
  for (const table of await backupTables(sql)) {
    const rows = client.query(copyTo(`copy ${table} to stdout`));
    await pipeline(rows, createWriteStream(join(folder, fileOf(table)), { mode: 0o600 }));
    list.rows[table] = rows.rowCount;
  }
  for (const name of Object.keys(list.rows).map(fileOf)) {
    list.files[name] = await hashOf(join(folder, name));
  }
  return list;
}

/** Records in the audit table that everything is read. */
const recordBackup = (url: string) =>
  inTransaction(url, 'read write', async (sql) => {
    await sql`select contact.write_audit('backup', null, '{}', '{"all": true}')`;
  });

/**
 * Saves the state of the database at one moment. The folder is written under a temporary name and
 * renamed when it is complete. Only its owner can read it.
 *
 * @throws {UserError} when there is no database, or the folder exists
 */
export async function saveBackup(dataDir: string, folder: string): Promise<BackupList> {
  if (existsSync(folder)) throw new UserError(`${folder} exists: name a new folder.`);
  return await withDatabase(dataDir, async (url) => {
    const draft = `${folder}.${process.pid}.new`;
    try {
      mkdirSync(draft, { recursive: true, mode: 0o700 });
      const list = await inTransaction(
        url,
        'isolation level repeatable read read only',
        (sql, client) => saveTables(sql, client, draft, () => recordBackup(url)),
      );
      writeAtomically(join(draft, listFile), `${JSON.stringify(list, null, 2)}\n`);
      renameSync(draft, folder);
      return list;
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      throw error;
    }
  });
}
