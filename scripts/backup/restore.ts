/** Makes the data folder of a site on one machine from a backup of its database. */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Database } from '../../supabase/functions/_shared/database.ts';
import { runText } from '../lib/connection.ts';
import { UserError } from '../lib/user-error.ts';
import {
  giveFilesToFolderOwner,
  makeDataFolder,
  openDataFolder,
} from '../local-server/data-folder.ts';
import { startCluster } from '../local-server/embedded-postgres.ts';
import { migrate } from '../local-server/migrate.ts';
import { removeFolder } from '../local-server/temporary-server.ts';
import { type BackupList, backupTables, checkBackup, fileOf, inTransaction } from './files.ts';
import { withOpened } from './seal.ts';

/**
 * Replaces all rows of a database that the migrations have just made, and compares each table with
 * its file.
 *
 * @throws {UserError} when a table differs
 */
async function load(
  sql: Database,
  client: Client,
  folder: string,
  { files, sequences }: BackupList,
): Promise<void> {
  const tables = await backupTables(sql);
  // Otherwise a scan may begin in the middle of a table, and the rows come in another order.
  await sql`set local synchronize_seqscans = off`;
  // Triggers are disabled, because they have already run when these rows were first written.
  for (const table of tables) await runText(sql, `alter table ${table} disable trigger user`);
  await runText(sql, `truncate ${tables.join()}`);
  for (const table of tables) {
    const rows = createReadStream(join(folder, fileOf(table)));
    await pipeline(rows, client.query(copyFrom(`copy ${table} from stdin`)));
    const hash = createHash('sha256');
    await pipeline(client.query(copyTo(`copy ${table} to stdout`)), hash);
    if (hash.digest('hex') !== files[fileOf(table)]) {
      throw new UserError(`What was restored of ${table} is not what was saved.`);
    }
  }
  for (const table of tables) await runText(sql, `alter table ${table} enable trigger user`);
  for (const [name, value] of Object.entries(sequences)) {
    await sql`select setval(format('contact.%I', ${name}::text)::regclass, ${value}::int8)`;
  }
}

/**
 * Makes the data folder under a temporary name and renames it when it is complete. It gets new
 * secrets; the next `npm start` sets the passwords of the database's roles. The rows are loaded into
 * the schema of the backup, and brought up to date from there by the migrations.
 *
 * @throws {UserError} when the backup is incomplete or can't be decrypted, the data folder exists,
 *   or what was restored differs from the backup
 */
export async function restoreBackup(folder: string, dataDir: string): Promise<BackupList> {
  if (existsSync(dataDir)) {
    throw new UserError(`${dataDir} exists. DATA_DIR=… names a new folder for what is restored.`);
  }
  return await withOpened(folder, (opened) => restoreFiles(opened, dataDir));
}

/** @param folder of a backup that is not encrypted */
async function restoreFiles(folder: string, dataDir: string): Promise<BackupList> {
  const list = await checkBackup(folder);
  const draft = makeDataFolder(`${dataDir}.${process.pid}.new`);
  try {
    const data = openDataFolder(draft);
    const cluster = await startCluster(data, () => {});
    try {
      await migrate(cluster.url, list.migrations);
      await inTransaction({ url: cluster.url, ssl: false }, 'read write', (sql, client) =>
        load(sql, client, folder, list),
      );
      await migrate(cluster.url);
    } finally {
      await cluster.stop();
    }
    giveFilesToFolderOwner(data);
    renameSync(draft, dataDir);
    return list;
  } catch (error) {
    removeFolder(draft);
    throw error;
  }
}
