/** The connection to PostgreSQL, sized for an edge function. */
import './empty-writes.ts';
import postgres from 'postgres';
import type { Config } from './config.ts';

export type Database = postgres.Sql;

/** Port of the hosted transaction pooler, which does not support prepared statements. */
const poolerPort = '6543';

type Address = Pick<Config, 'databaseUrl' | 'databaseRole'>;

function connect({ databaseUrl, databaseRole }: Address): Database {
  return postgres(databaseUrl, {
    max: 8,
    connect_timeout: 3,
    idle_timeout: 60,
    // Seconds. The library's own back-off grows to 20 s, which is far longer than a restart takes.
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
   * Runs work on the database, with a time limit. Work that exceeds the limit may still be
   * committed: its idempotency key, or its lease, makes a second try harmless.
   *
   * @throws {DatabaseTooSlow}
   */
  use: <T>(work: (sql: Database) => Promise<T>) => Promise<T>;
}

/**
 * A pool that is replaced when work in it exceeds the time limit. If a firewall has dropped a
 * connection, or its server has vanished, the connection neither answers nor closes: the system
 * would wait a quarter of an hour. The replaced pool is closed when nothing waits for it any more.
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
      // Work that throws before its first query must not leave the timer running: its rejection
      // would have no listener, and would end the process.
      const done = (async () => await work(sql))();
      try {
        return await Promise.race([done, late.promise]);
      } finally {
        clearTimeout(timer);
        done.catch(() => {});
      }
    },
  };
}
