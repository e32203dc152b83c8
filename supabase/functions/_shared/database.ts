/** The connection to PostgreSQL, sized for an edge function. */
import postgres from 'postgres';
import type { Config } from './config.ts';

export type Database = postgres.Sql;

/** Port of the hosted transaction pooler, which can't keep prepared statements. */
const poolerPort = '6543';

/** Milliseconds after which a waiting visitor is told to try again. */
const patience = 4500;

export function connect({
  databaseUrl,
  databaseRole,
}: Pick<Config, 'databaseUrl' | 'databaseRole'>): Database {
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

export class DatabaseTooSlow extends Error {
  override name = 'DatabaseTooSlow';
}

/**
 * Waits for work on the database, but not longer than a visitor can be kept.
 * The work itself goes on; the idempotency key makes a second try harmless.
 *
 * @throws {DatabaseTooSlow}
 */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new DatabaseTooSlow()), patience);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
    work.catch(() => {});
  }
}
