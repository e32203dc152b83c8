/** The database of a data folder for another program than the site, whether or not the site runs. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../lib/user-error.ts';
import {
  type DataFolder,
  giveFilesToFolderOwner,
  openDataFolder,
  readSecrets,
  type Secrets,
} from './data-folder.ts';
import type { Cluster } from './embedded-postgres.ts';
import { type Claim, readRun, tryClaim } from './run-file.ts';

/**
 * Runs work with the PostgreSQL server of a data folder: that of the running site, or one that runs
 * for the duration of the work.
 *
 * @param start starts the server if the site does not run
 * @param work gets the secrets of the folder and the server's port
 * @throws {UserError} when there is no database in the folder, or none that can be reached
 */
export async function withFolderDatabase<T>(
  folder: string,
  start: (data: DataFolder, claim: Claim) => Promise<Pick<Cluster, 'port' | 'stop'>>,
  work: (secrets: Secrets, port: number) => Promise<T>,
): Promise<T> {
  if (!existsSync(join(folder, 'database'))) {
    throw new UserError(
      `There is no database in ${folder}: npm start makes one, and DATA_DIR=… names another folder.`,
    );
  }
  const claim = tryClaim(folder);
  if (!claim) {
    const port = readRun(folder)?.databasePort;
    const secrets = readSecrets(folder);
    if (port && secrets) return await work(secrets, port);
    throw new UserError('The site is just starting, or uses DATABASE_URL: set the same here.');
  }
  try {
    const data = openDataFolder(folder);
    const database = await start(data, claim);
    try {
      return await work(data.secrets, database.port);
    } finally {
      await database.stop();
      giveFilesToFolderOwner(data);
    }
  } finally {
    claim.release();
  }
}
