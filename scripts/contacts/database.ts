/** Finds the database of the requests, whether the site is running or not. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import postgres from 'postgres';
import { isLocal } from '../../supabase/functions/_shared/config.ts';
import { handBack, openDataFolder, readSecrets } from '../lib/data-folder.ts';
import { type Connection, connectionTo, encryptionFault } from '../lib/postgres/encryption.ts';
import { databaseUrl, dataDir } from '../lib/settings.ts';
import { openDatabase, staffUrl } from '../lib/stack/database.ts';
import { RunFile, readRun } from '../lib/stack/run-file.ts';
import { StartError, systemCode } from '../lib/start-error.ts';

/** What a caller works with. */
type Work<T> = (sql: postgres.Sql) => Promise<T>;

/** Rejects when nobody waits for the answer any more. */
async function left(leaving: AbortSignal): Promise<never> {
  if (!leaving.aborted) await once(leaving, 'abort');
  throw leaving.reason;
}

async function connectTo<T>(
  connection: Connection,
  leaving: AbortSignal,
  work: Work<T>,
): Promise<T> {
  const { url, ssl } = connection;
  const sql = postgres(url, {
    ssl,
    max: 1,
    connect_timeout: 5,
    onnotice: () => {},
    fetch_types: false,
  });
  const run = async () => {
    const [schema] = await sql`
      select to_regprocedure('contact.staff_stats()') is not null as there`;
    if (!schema?.there) {
      throw new StartError('This database lacks what the command needs: apply its migrations.');
    }
    return await work(sql);
  };
  try {
    return await Promise.race([run(), left(leaving)]);
  } catch (error) {
    const code = systemCode(error);
    const fault = encryptionFault(code, connection);
    if (fault) throw new StartError(fault);
    if (/^(?:ECONN|ENOTFOUND|EAI_|CONNECT_)/.test(code)) {
      throw new StartError(`The database at ${new URL(url).host} does not answer (${code}).`);
    }
    throw error;
  } finally {
    await sql.end({ timeout: leaving.aborted ? 0 : 2 });
  }
}

/** Nobody serves the site: the database runs for the time of this command. */
async function withOwnCluster<T>(run: RunFile, leaving: AbortSignal, work: Work<T>): Promise<T> {
  try {
    const data = openDataFolder(run.folder);
    const database = await openDatabase(data, run, { databaseUrl: undefined, onLog: () => {} });
    try {
      return await connectTo({ url: database.staffUrl, ssl: false }, leaving, work);
    } finally {
      await database.stop();
      handBack(data);
    }
  } finally {
    run.release();
  }
}

/**
 * Where DATABASE_URL leads. The password goes only to a server that proves who it is; what this
 * machine offers without proof has to be asked for.
 */
function given(databaseUrl: string, insecure: boolean): Connection {
  if (!URL.canParse(databaseUrl)) throw new StartError('DATABASE_URL is not an address.');
  if (insecure && !isLocal(databaseUrl)) {
    throw new StartError('--insecure is for a database on this machine only.');
  }
  return connectionTo(databaseUrl, insecure ? 'anything' : 'nothing');
}

/**
 * Runs work on the database of the requests, and ends what it started for that.
 *
 * @param insecure takes a database on this machine without TLS, or with any certificate
 * @param leaving ends the work early
 * @throws {StartError} when there is none, or it does not answer
 */
export async function withContacts<T>(
  { insecure = false, leaving }: { insecure?: boolean; leaving: AbortSignal },
  work: Work<T>,
): Promise<T> {
  const url = databaseUrl();
  if (url) return await connectTo(given(url, insecure), leaving, work);
  const folder = resolve(dataDir());
  if (!existsSync(join(folder, 'database'))) {
    throw new StartError(
      `There is no database in ${folder} yet. Start the site with npm start first.`,
    );
  }
  const run = await RunFile.tryClaim(folder);
  if (run) return await withOwnCluster(run, leaving, work);
  const port = readRun(folder)?.databasePort;
  const secrets = readSecrets(folder);
  if (!port || !secrets) {
    throw new StartError('The site is just starting, or uses DATABASE_URL: set the same here.');
  }
  return await connectTo({ url: staffUrl(secrets, port), ssl: false }, leaving, work);
}
