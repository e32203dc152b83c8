/** The state of the delivery for a monitor of the operator's: 200, or 503 when anything is overdue. */
import type { Pool } from '../_shared/database.ts';
import type { Health } from '../_shared/health.ts';

/**
 * Seconds for which an answer is valid. Anybody may ask, so within this time the database is asked once.
 */
const maxAge = 10;

async function readHealth(pool: Pool): Promise<Health> {
  const [row] = await pool.use(
    (sql) => sql<{ health: Health }[]>`select contact.health() as health`,
  );
  if (!row) throw new Error('contact.health gave no row.');
  return row.health;
}

/** @returns a function that answers one call, and throws when the database is not available */
export function createHealth(pool: Pool): () => Promise<Response> {
  let current: Promise<Health> | null = null;
  let askedAt = 0;
  const forget = () => {
    current = null;
  };
  return async () => {
    if (!current || Date.now() - askedAt > maxAge * 1000) {
      askedAt = Date.now();
      current = readHealth(pool);
      // A failure is not kept, so that the next call asks again.
      current.catch(forget);
    }
    const health = await current;
    return Response.json(health, {
      status: health.isOverdue ? 503 : 200,
      headers: { 'cache-control': `public, max-age=${maxAge}` },
    });
  };
}
