/** The connection to PostgreSQL, sized for an edge function. */
import './empty-writes.ts';
import postgres from 'postgres';
import type { Config } from './config.ts';

export type Database = postgres.Sql;

/** Port of the hosted transaction pooler, which can't keep prepared statements. */
const poolerPort = '6543';

type Address = Pick<Config, 'databaseUrl' | 'databaseRole'>;

function connect({ databaseUrl, databaseRole }: Address): Database {
  return postgres(databaseUrl, {
    max: 8,
    connect_timeout: 3,
    idle_timeout: 60,
    // Seconds. The library's own back-off grows to 20, far longer than a restart takes.
    backoff: () => 0.2,
    prepare: new URL(databaseUrl).port !== poolerPort,
    fetch_types: false,
    onnotice: () => {},
    connection: {
      application_name: 'contact-function',
      ...(databaseRole && { role: databaseRole }),
    },
  });
}

class DatabaseTooSlow extends Error {
  override name = 'DatabaseTooSlow';
}

export interface Pool {
  /**
   * Does work on the database, but does not wait for ever. Work that is given up may still be
   * done: its idempotency key, or its lease, makes a second try harmless.
   *
   * @throws {DatabaseTooSlow}
   */
  use: <T>(work: (sql: Database) => Promise<T>) => Promise<T>;
}

/**
 * A pool that does not outlive its connections. One that a firewall forgot, or whose server
 * vanished, says nothing and is not closed either: the system would wait a quarter of an hour
 * for its bytes. So a pool in which work got stuck is replaced, and ends when nobody waits for it.
 *
 * @param queryTimeout milliseconds; longer than the role's `statement_timeout`
 */
export function openPool(address: Address, queryTimeout: number): Pool {
  let current = connect(address);
  const replace = (stuck: Database) => {
    if (stuck !== current) return;
    current = connect(address);
    stuck.end({ timeout: Math.ceil(queryTimeout / 1000) }).catch(() => {});
  };
  return {
    async use(work) {
      const sql = current;
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => {
        late.reject(new DatabaseTooSlow());
        replace(sql);
      }, queryTimeout);
      const done = work(sql);
      try {
        return await Promise.race([done, late.promise]);
      } finally {
        clearTimeout(timer);
        done.catch(() => {});
      }
    },
  };
}
