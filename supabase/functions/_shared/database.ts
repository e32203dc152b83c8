/** The connection to PostgreSQL, sized for an edge function. */
// @ts-types="@types/pg"
import { type ClientBase, Pool as ClientPool, DatabaseError, type PoolClient } from 'pg';
import { endpointOf, tlsOf } from './database-url.ts';

/**
 * Runs one query, written as a template, and returns its rows. Each value becomes a parameter. No
 * statement is named, because the hosted transaction pooler keeps none between two queries.
 *
 * @example const rows = await sql<Receipt[]>`select * from contact.submit(${id}::uuid)`;
 */
export type Database = <Rows extends readonly object[] = Record<string, unknown>[]>(
  parts: TemplateStringsArray,
  ...values: readonly unknown[]
) => Promise<Rows>;

/** The text of a templated query: `$1`, `$2` … in place of its values. */
export const queryText = (parts: TemplateStringsArray): string =>
  parts.reduce((text, part, index) => `${text}$${index}${part}`);

export interface DatabaseSettings {
  databaseUrl: string;
  /** Role to switch to after connecting, if the login is not the function's own role. */
  databaseRole: string | null;
  /** Certificate authority of the server, in PEM; `null`: the system's authorities. */
  databaseCa: string | null;
}

const maxConnections = 8;
/** Milliseconds until a connection must be open, or one in use must become free. */
const connectTimeout = 3000;
/** Milliseconds for which an unused connection stays open. */
const idleTimeout = 60_000;

class DatabaseTooSlow extends Error {
  override name = 'DatabaseTooSlow';
}

export interface Pool {
  /**
   * Runs work on one connection, with a time limit for opening it and for all queries together.
   * Work that exceeds the limit may still be committed: its idempotency key, or its lease, makes a
   * second try harmless.
   *
   * @throws {DatabaseTooSlow}
   */
  use: <T>(work: (sql: Database) => Promise<T>) => Promise<T>;
}

/** An error of the statement alone. After any other error the state of the connection is unknown. */
const isStatementError = (error: unknown): boolean =>
  error instanceof DatabaseError && error.severity === 'ERROR';

/** Runs queries on a connection until `deadline`, and notes whether it can be used again. */
function createDatabase(client: PoolClient, deadline: number) {
  const connection = { isBroken: false };
  const sql: Database = async (parts, ...values) => {
    const timeout = deadline - Date.now();
    try {
      if (timeout <= 0) throw new DatabaseTooSlow();
      const query = { text: queryText(parts), values: [...values], query_timeout: timeout };
      return (await client.query(query)).rows as never;
    } catch (error) {
      connection.isBroken ||= !isStatementError(error);
      if (Date.now() >= deadline) throw new DatabaseTooSlow();
      throw error;
    }
  };
  return { sql, connection };
}

/**
 * A pool of connections. If a firewall has dropped a connection, or its server has vanished, the
 * connection neither answers nor closes: the system would wait a quarter of an hour. Such a
 * connection is closed when the time limit is over. It is not asked to cancel its query, because
 * that message is not encrypted.
 *
 * @param queryTimeout milliseconds; longer than the role's `statement_timeout`
 */
export function openPool(settings: DatabaseSettings, queryTimeout: number): Pool {
  const { databaseUrl, databaseRole, databaseCa } = settings;
  const pool = new ClientPool({
    ...endpointOf(databaseUrl),
    ssl: tlsOf(databaseUrl, databaseCa),
    application_name: 'contact-function',
    max: maxConnections,
    connectionTimeoutMillis: Math.min(connectTimeout, queryTimeout),
    idleTimeoutMillis: idleTimeout,
    query_timeout: queryTimeout,
    // A statement and not a startup option, because the hosted pooler refuses those.
    ...(databaseRole && {
      onConnect: async (client: ClientBase) => {
        await client.query(`set role ${databaseRole}`);
      },
    }),
  });
  // Without listeners a connection that breaks would end the process. The query on it, or the next
  // one, reports the error.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  return {
    async use(work) {
      const deadline = Date.now() + queryTimeout;
      const client = await pool.connect();
      const { sql, connection } = createDatabase(client, deadline);
      try {
        return await work(sql);
      } finally {
        client.release(connection.isBroken);
      }
    },
  };
}
