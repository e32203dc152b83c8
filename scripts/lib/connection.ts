/** Queries of the scripts over a connection of their own. */
import { Socket } from 'node:net';
import { Client, type QueryResultRow } from 'pg';
import { type Database, queryText } from '../../supabase/functions/_shared/database.ts';
import { endpointOf } from '../../supabase/functions/_shared/database-url.ts';
import { type Connection, describeTlsError } from './tls.ts';
import { systemCode, UserError } from './user-error.ts';

/** Runs SQL text without parameters, such as a file; it may contain several statements. */
export const runText = (sql: Database, text: string): Promise<object[]> =>
  sql(Object.assign([text], { raw: [text] }));

/** Runs queries, written as templates, on one connection. The first query opens the connection. */
export function databaseOf(client: Client): Database {
  let opening: Promise<unknown> | undefined;
  return async (parts, ...values) => {
    opening ??= client.connect();
    await opening;
    return (await client.query<QueryResultRow>(queryText(parts), [...values])).rows as never;
  };
}

/** Whether the connection was not open in time. The driver's error for that has no code. */
const isConnectTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'timeout expired';

/**
 * Runs work over one connection, and then closes it.
 *
 * @param connectTimeoutS seconds until the connection must be open
 * @throws {UserError} when the server can't prove its identity, or does not answer
 */
export async function withConnection<T>(
  connection: Connection,
  work: (sql: Database) => Promise<T>,
  connectTimeoutS = 10,
): Promise<T> {
  const { url, ssl } = connection;
  const socket = new Socket();
  const client = new Client({
    ...endpointOf(url),
    stream: () => socket,
    ssl,
    connectionTimeoutMillis: connectTimeoutS * 1000,
  });
  // Without this listener a broken connection would end the process. The query reports the error.
  client.on('error', () => {});
  let isOpen = false;
  client.once('connect', () => {
    isOpen = true;
  });
  try {
    return await work(databaseOf(client));
  } catch (error) {
    const fault = isOpen ? null : describeTlsError(error, connection);
    if (fault) throw new UserError(fault);
    const code = isConnectTimeout(error) ? 'ETIMEDOUT' : systemCode(error);
    if (/^(?:ECONN|ENOTFOUND|EAI_|ETIMEDOUT)/.test(code)) {
      throw new UserError(`The database at ${new URL(url).host} does not answer (${code}).`);
    }
    throw error;
  } finally {
    // The socket is destroyed instead of closed, so that aborted work does not wait for its query.
    socket.destroy();
  }
}
