/** Connections from an edge function to PostgreSQL, each with a time limit for its queries. */
// @ts-types="@types/pg"
import { type ClientBase, Pool as ClientPool, DatabaseError, type PoolClient } from 'pg';
import { endpointOf, tlsOf } from './database-url.ts';

/**
 * Runs one query, written as a template, and returns its rows. Each value becomes a parameter.
 * Statements have no names, because the hosted database's pooler may send each query over another
 * connection.
 *
 * @example const rows = await sql<Receipt[]>`select * from contact.submit(${id}::uuid)`;
 */
export type Database = <Rows extends readonly object[] = Record<string, unknown>[]>(
  parts: TemplateStringsArray,
  ...values: readonly unknown[]
) => Promise<Rows>;

/** The text of a query template, with `$1`, `$2` … in place of its values. */
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
/** Milliseconds to wait for a free connection of the pool, or for a new one to open. */
const connectTimeoutMs = 3000;
/** Milliseconds for which an unused connection stays open. */
const idleTimeoutMs = 60_000;

/** The database can't be reached, refuses the login, or does not answer in time. */
class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  /** The cause's code, e.g. `ECONNREFUSED` or the SQLSTATE `28P01`, if it has one. */
  readonly code: string | null;

  constructor(cause?: unknown) {
    super('The database is not available.', { cause });
    const code = cause instanceof Error && 'code' in cause ? cause.code : null;
    this.code = typeof code === 'string' ? code : null;
  }
}

/**
 * The SQLSTATEs after which the same statement may succeed later: lost connections (class 08), a
 * database that only reads during a failover (25006), transactions that met (40), a lack of
 * resources (53), locks (55006, 55P03), a shutdown or a time limit (57), and the operating system
 * (58).
 */
const temporaryState = /^(?:08|25006|40|53|55006|55P03|57|58)/;
/** The SQLSTATEs of values that the database will never take: data (22) and constraints (23). */
const refusedState = /^2[23]/;

/**
 * What an error means for a caller. `unavailable`: the same call may succeed later; `rejected`: it
 * never will, because of its values; `fault`: any other error, which is a fault of the project.
 */
export type ErrorKind = 'unavailable' | 'rejected' | 'fault';

export function kindOfError(error: unknown): ErrorKind {
  if (error instanceof DatabaseUnavailable) return 'unavailable';
  if (!(error instanceof DatabaseError)) return 'fault';
  const state = error.code ?? '';
  if (temporaryState.test(state)) return 'unavailable';
  return refusedState.test(state) ? 'rejected' : 'fault';
}

export interface Pool {
  /**
   * Runs work on one connection, with a time limit for opening it and for all queries together. The
   * database may still commit a transaction that exceeds the limit. To repeat it is harmless: a
   * request is stored once for its idempotency key, and a message is marked once for its lease.
   *
   * @throws {DatabaseUnavailable}
   * @throws {DatabaseError} when the database refuses a statement
   */
  use: <T>(work: (sql: Database) => Promise<T>) => Promise<T>;
}

/**
 * Whether only the statement failed, so that the connection can be used again. After any other
 * error the connection's state is unknown.
 */
const isStatementError = (error: unknown): boolean =>
  error instanceof DatabaseError && error.severity === 'ERROR';

/**
 * Runs queries on a connection until `deadline`, and records whether the connection is broken.
 *
 * @param deadline milliseconds since 1970
 */
function createDatabase(client: PoolClient, deadline: number) {
  const connection = { isBroken: false };
  const sql: Database = async (parts, ...values) => {
    const timeoutMs = deadline - Date.now();
    try {
      if (timeoutMs <= 0) throw new DatabaseUnavailable();
      const query = { text: queryText(parts), values: [...values], query_timeout: timeoutMs };
      return (await client.query(query)).rows as never;
    } catch (error) {
      const isUsable = isStatementError(error);
      connection.isBroken ||= !isUsable;
      throw isUsable && Date.now() < deadline ? error : new DatabaseUnavailable(error);
    }
  };
  return { sql, connection };
}

/**
 * A pool of connections. If a firewall has dropped a connection, or its server has vanished, the
 * connection neither answers nor closes, and the operating system would wait for a quarter of an
 * hour. Such a connection is closed when the time limit is over. The driver's request to cancel the
 * query is not sent, because it is not encrypted.
 *
 * @param queryTimeoutMs longer than the role's `statement_timeout`, which ends a slow query first
 */
export function openPool(settings: DatabaseSettings, queryTimeoutMs: number): Pool {
  const { databaseUrl, databaseRole, databaseCa } = settings;
  const pool = new ClientPool({
    ...endpointOf(databaseUrl),
    ssl: tlsOf(databaseUrl, databaseCa),
    application_name: 'contact-function',
    max: maxConnections,
    connectionTimeoutMillis: Math.min(connectTimeoutMs, queryTimeoutMs),
    idleTimeoutMillis: idleTimeoutMs,
    query_timeout: queryTimeoutMs,
    // The role is set by a statement, because the hosted database's pooler refuses startup options.
    ...(databaseRole && {
      onConnect: async (client: ClientBase) => {
        await client.query(`set role ${databaseRole}`);
      },
    }),
  });
  // Without these listeners a broken connection would end the process. The query that uses the
  // connection reports the error.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  return {
    async use(work) {
      const deadline = Date.now() + queryTimeoutMs;
      const client = await pool.connect().catch((error) => {
        throw new DatabaseUnavailable(error);
      });
      const { sql, connection } = createDatabase(client, deadline);
      try {
        return await work(sql);
      } finally {
        client.release(connection.isBroken);
      }
    },
  };
}
