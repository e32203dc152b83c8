/**
 * Saves a database as files: that of DATABASE_URL, or that of a site on one machine, whether or not
 * the site is running.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Database } from '../../supabase/functions/_shared/database.ts';
import { type Connection, connectionTo } from '../lib/tls.ts';
import { UserError } from '../lib/user-error.ts';
import { withFolderDatabase } from '../local-server/data-folder-database.ts';
import { ownerUrl, startCluster } from '../local-server/embedded-postgres.ts';
import { type BackupList, backupTables, fileOf, inTransaction, listFile } from './files.ts';
import { writeSealed } from './seal.ts';

/** What to save. */
export interface BackupSource {
  /** `DATABASE_URL`, as the owner of the tables; without it the data folder's database is meant. */
  databaseUrl?: string | undefined;
  dataDir: string;
}

/** Runs work with a connection to the database, as its owner. */
const withDatabase = <T>(
  { databaseUrl, dataDir }: BackupSource,
  work: (connection: Connection) => Promise<T>,
): Promise<T> =>
  databaseUrl
    ? work(connectionTo(databaseUrl, 'unencrypted'))
    : withFolderDatabase(
        dataDir,
        (data) => startCluster(data, () => {}),
        (secrets, port) => work({ url: ownerUrl(secrets, port), ssl: false }),
      );

/**
 * Writes all tables into the folder.
 *
 * @param onSnapshot called when the snapshot is fixed, before any row is read
 */
async function saveTables(
  sql: Database,
  client: Client,
  folder: string,
  recipients: readonly string[],
  onSnapshot: () => Promise<void>,
): Promise<BackupList> {
  const list: BackupList = {
    made: new Date().toISOString(),
    migrations: [],
    files: {},
    rows: {},
    sequences: {},
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
    list.files[fileOf(table)] = await writeSealed(rows, join(folder, fileOf(table)), recipients);
    list.rows[table] = rows.rowCount;
  }
  return list;
}

/** Writes in the audit table that a backup has read everything, by a connection that may write. */
const recordBackup = (connection: Connection) =>
  inTransaction(connection, 'read write', async (sql) => {
    await sql`select contact.write_audit('backup', null, '{}', '{"all": true}')`;
  });

/**
 * Saves the state of the database at one moment. The folder is written under a temporary name and
 * renamed when it is complete. Only its owner can read it.
 *
 * @param recipients who can decrypt it, see seal.ts; none: it is not encrypted
 * @throws {UserError} when there is no database, or the folder exists
 */
export async function saveBackup(
  source: BackupSource,
  folder: string,
  recipients: readonly string[],
): Promise<BackupList> {
  if (existsSync(folder)) throw new UserError(`${folder} exists: name a new folder.`);
  return await withDatabase(source, async (connection) => {
    const draft = `${folder}.${process.pid}.new`;
    try {
      mkdirSync(draft, { recursive: true, mode: 0o700 });
      const list = await inTransaction(
        connection,
        'isolation level repeatable read read only',
        (sql, client) => saveTables(sql, client, draft, recipients, () => recordBackup(connection)),
      );
      const text = `${JSON.stringify(list, null, 2)}\n`;
      await writeSealed(Readable.from([Buffer.from(text)]), join(draft, listFile), recipients);
      renameSync(draft, folder);
      return list;
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      throw error;
    }
  });
}
