/**
 * Connects `npm run contacts` to the database with the contact requests, whether or not the site
 * runs.
 */
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Database } from '../../supabase/functions/_shared/database.ts';
import { isLocal } from '../../supabase/functions/_shared/database-url.ts';
import { withConnection } from '../lib/connection.ts';
import { databaseUrl, dataDir } from '../lib/settings.ts';
import { type Connection, connectionTo } from '../lib/tls.ts';
import { UserError } from '../lib/user-error.ts';
import { withFolderDatabase } from '../local-server/data-folder-database.ts';
import { embeddedUrl, openEmbedded } from '../local-server/database.ts';

/** Work of a caller with the connection. */
type Work<T> = (sql: Database) => Promise<T>;

/** Never resolves. Rejects when the command is aborted. */
async function rejectOnAbort(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort');
  throw signal.reason;
}

/** Runs work on a database, after checking that its schema is recent enough. */
const connectTo = <T>(connection: Connection, signal: AbortSignal, work: Work<T>): Promise<T> => {
  const checkAndWork = async (sql: Database) => {
    const [schema] = await sql`
      select to_regprocedure('contact.staff_settle(uuid)') is not null as there`;
    if (!schema?.there) {
      throw new UserError('This database lacks what the command needs: apply its migrations.');
    }
    return await work(sql);
  };
  return withConnection(
    connection,
    (sql) => Promise.race([checkAndWork(sql), rejectOnAbort(signal)]),
    5,
  );
};

/**
 * The connection to DATABASE_URL. The password is sent only to a server that proves its identity.
 *
 * @param insecure permits a server on this machine without such proof
 */
function externalConnection(databaseUrl: string, insecure: boolean): Connection {
  const localException = insecure ? 'unverified' : 'verified-only';
  const connection = connectionTo(databaseUrl, localException);
  if (insecure && !isLocal(databaseUrl)) {
    throw new UserError('--insecure is for a database on this machine only.');
  }
  return connection;
}

/**
 * Runs work on the database with the contact requests: the one in DATABASE_URL, or the one of the
 * data folder, whose PostgreSQL server is started and stopped if the site is not running.
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
  if (url) return await connectTo(externalConnection(url, insecure), signal, work);
  return await withFolderDatabase(
    resolve(dataDir()),
    (data, claim) => openEmbedded(data, claim, () => {}),
    (secrets, port) =>
      connectTo({ url: embeddedUrl('contact_staff', secrets, port), ssl: false }, signal, work),
  );
}
