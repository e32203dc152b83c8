/** Makes the data folder of a site on one machine from a backup of its database. */
import { createReadStream, existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from '../../supabase/functions/_shared/database.ts';
import { runText } from '../lib/tls.ts';
import { UserError } from '../lib/user-error.ts';
import {
  giveFilesToFolderOwner,
  makeDataFolder,
  openDataFolder,
} from '../local-server/data-folder.ts';
import { startCluster } from '../local-server/embedded-postgres.ts';
import { createMigrationsTable } from '../local-server/migrate.ts';
import { removeFolder } from '../local-server/temporary-server.ts';
import {
  type BackupList,
  backupTables,
  checkBackup,
  fileOf,
  inTransaction,
  schemaFile,
} from './files.ts';

/** Creates schema and rows in an empty database. */
async function load(
  sql: Database,
  client: Client,
  folder: string,
  { sequences }: BackupList,
): Promise<void> {
  await createMigrationsTable(sql);
  await runText(sql, readFileSync(join(folder, schemaFile), 'utf8'));
  for (const table of await backupTables(sql)) {
    // Triggers are disabled, because they have already run when these rows were first written.
    await runText(sql, `alter table ${table} disable trigger user`);
    const rows = createReadStream(join(folder, fileOf(table)));
    await pipeline(rows, client.query(copyFrom(`copy ${table} from stdin`)));
    await runText(sql, `alter table ${table} enable trigger user`);
  }
  for (const [name, value] of Object.entries(sequences)) {
    await sql`select setval(format('contact.%I', ${name}::text)::regclass, ${value}::int8)`;
  }
}

/**
 * Makes the data folder under a temporary name and renames it when it is complete. It gets new
 * secrets; the next `npm start` sets the passwords of the database's roles.
 *
 * @throws {UserError} when the backup is incomplete or the data folder exists
 */
export async function restoreBackup(folder: string, dataDir: string): Promise<BackupList> {
  const list = await checkBackup(folder);
  if (existsSync(dataDir)) {
    throw new UserError(`${dataDir} exists. DATA_DIR=… names a new folder for what is restored.`);
  }
  const draft = makeDataFolder(`${dataDir}.${process.pid}.new`);
  try {
    const data = openDataFolder(draft);
    const cluster = await startCluster(data, () => {});
    try {
      await inTransaction(cluster.url, 'read write', (sql, client) =>
        load(sql, client, folder, list),
      );
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
