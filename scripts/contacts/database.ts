/** Finds the database of the requests, whether or not the site is running. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Database } from '../../supabase/functions/_shared/database.ts';
import { isLocal } from '../../supabase/functions/_shared/database-url.ts';
import { databaseUrl, dataDir } from '../lib/settings.ts';
import { type Connection, connectionTo, withConnection } from '../lib/tls.ts';
import { UserError } from '../lib/user-error.ts';
import { openDataFolder, readSecrets, restoreOwner } from '../local-server/data-folder.ts';
import { embeddedUrl, openDatabase } from '../local-server/database.ts';
import { type Claim, readRun, tryClaim } from '../local-server/run-file.ts';

/** What a caller does with the connection. */
type Work<T> = (sql: Database) => Promise<T>;

/** Rejects when the command is aborted. */
async function left(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort');
  throw signal.reason;
}

const connectTo = <T>(connection: Connection, signal: AbortSignal, work: Work<T>): Promise<T> => {
  const run = async (sql: Database) => {
    const [schema] = await sql`
      select to_regprocedure('contact.staff_stats()') is not null as there`;
    if (!schema?.there) {
      throw new UserError('This database lacks what the command needs: apply its migrations.');
    }
    return await work(sql);
  };
  return withConnection(connection, (sql) => Promise.race([run(sql), left(signal)]), 5);
};

/** Used when the site is not running: starts the database for the duration of this command. */
async function withOwnCluster<T>(run: Claim, signal: AbortSignal, work: Work<T>): Promise<T> {
  try {
    const data = openDataFolder(run.folder);
    const database = await openDatabase(data, run, { databaseUrl: undefined, onLog: () => {} });
    try {
      return await connectTo({ url: database.staffUrl, ssl: false }, signal, work);
    } finally {
      await database.stop();
      restoreOwner(data);
    }
  } finally {
    run.release();
  }
}

/**
 * The database of DATABASE_URL. The password is sent only to a server that proves its identity. A
 * server on this machine without such proof is used only if the caller permits it.
 */
function given(databaseUrl: string, insecure: boolean): Connection {
  const connection = connectionTo(databaseUrl, insecure ? 'anything' : 'nothing');
  if (insecure && !isLocal(databaseUrl)) {
    throw new UserError('--insecure is for a database on this machine only.');
  }
  return connection;
}

/**
 * Runs work on the database of the requests, and afterwards stops what it started for that.
 *
 * @param insecure permits a database on this machine without TLS, or with any certificate
 * @param signal aborts the work
 * @throws {UserError} when there is no database, or it does not answer
 */
export async function withContacts<T>(
  { insecure = false, signal }: { insecure?: boolean; signal: AbortSignal },
  work: Work<T>,
): Promise<T> {
  const url = databaseUrl();
  if (url) return await connectTo(given(url, insecure), signal, work);
  const folder = resolve(dataDir());
  if (!existsSync(join(folder, 'database'))) {
    throw new UserError(
      `There is no database in ${folder} yet. Start the site with npm start first.`,
    );
  }
  const run = tryClaim(folder);
  if (run) return await withOwnCluster(run, signal, work);
  const port = readRun(folder)?.databasePort;
  const secrets = readSecrets(folder);
  if (!port || !secrets) {
    throw new UserError('The site is just starting, or uses DATABASE_URL: set the same here.');
  }
  return await connectTo(
    { url: embeddedUrl('contact_staff', secrets, port), ssl: false },
    signal,
    work,
  );
}
