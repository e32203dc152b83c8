/** Finds the database of the requests, whether the site is running or not. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import postgres from 'postgres';
import { handBack, openDataFolder, readSecrets } from '../lib/data-folder.ts';
import { startCluster } from '../lib/postgres/cluster.ts';
import { encryptionFor } from '../lib/postgres/encryption.ts';
import { databaseUrl, dataDir } from '../lib/settings.ts';
import { currentRun, RunFile } from '../lib/stack/run-file.ts';
import { StartError, systemCode } from '../lib/start-error.ts';

async function connectTo<T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, {
    max: 1,
    connect_timeout: 5,
    onnotice: () => {},
    fetch_types: false,
    ...encryptionFor(url),
  });
  try {
    const [schema] = await sql`select to_regclass('contact.request') is not null as there`;
    if (!schema?.there) {
      throw new StartError(
        'This database has no contact requests: its migrations were not applied.',
      );
    }
    return await work(sql);
  } catch (error) {
    if (/^(?:ECONN|ENOTFOUND|EAI_|CONNECT_)/.test(systemCode(error))) {
      const { host } = new URL(url);
      throw new StartError(`The database at ${host} does not answer (${systemCode(error)}).`);
    }
    throw error;
  } finally {
    await sql.end({ timeout: 2 });
  }
}

/** Nobody serves the site: the database runs for the time of this command. */
async function withOwnCluster<T>(
  folder: string,
  work: (sql: postgres.Sql) => Promise<T>,
): Promise<T> {
  const data = openDataFolder(folder);
  const run = await RunFile.claim(data.path);
  try {
    const onPid = (pid: number | null) => run.note('postgres', pid);
    const cluster = await startCluster(data, { onPid, onLog: () => {} });
    try {
      return await connectTo(cluster.url, work);
    } finally {
      await cluster.stop();
    }
  } finally {
    run.release();
    handBack(data);
  }
}

/**
 * Runs work on the database of the requests.
 *
 * @throws {StartError} when there is none, or it does not answer
 */
export async function withContacts<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const given = databaseUrl();
  if (given) {
    if (!URL.canParse(given)) throw new StartError('DATABASE_URL is not an address.');
    return await connectTo(given, work);
  }
  const folder = resolve(dataDir());
  if (!existsSync(join(folder, 'database'))) {
    throw new StartError(
      `There is no database in ${folder} yet. Start the site with npm start first.`,
    );
  }
  const run = currentRun(folder);
  if (!run) return await withOwnCluster(folder, work);
  const secrets = readSecrets(folder);
  if (!run.databasePort || !secrets) {
    throw new StartError('The site is just starting, or uses DATABASE_URL: set the same here.');
  }
  const password = secrets.ownerPassword;
  return await connectTo(
    `postgresql://postgres:${password}@127.0.0.1:${run.databasePort}/postgres`,
    work,
  );
}
