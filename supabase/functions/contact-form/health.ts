/**
 * Tells a monitoring service whether requests are sent to sales in time: status 200, or 503 when a
 * message is overdue.
 */
import type { Pool } from '../_shared/database.ts';
import type { Health } from '../_shared/health.ts';

/**
 * Seconds for which a response is cached. Anybody may call, so this limits the load on the
 * database.
 */
const maxAgeSeconds = 10;

async function readHealth(pool: Pool): Promise<Health> {
  const [row] = await pool.use(
    (sql) => sql<{ health: Health }[]>`select contact.health() as health`,
  );
  if (!row) throw new Error('contact.health gave no row.');
  return row.health;
}

/**
 * @returns a function that answers one call; it throws when the database is not available
 */
export function createHealth(pool: Pool): () => Promise<Response> {
  let cached: Promise<Health> | null = null;
  let readAt = 0;
  const clearCache = () => {
    cached = null;
  };
  return async () => {
    if (!cached || Date.now() - readAt > maxAgeSeconds * 1000) {
      readAt = Date.now();
      cached = readHealth(pool);
      // A failure is not cached, so that the next call reads again.
      cached.catch(clearCache);
    }
    const health = await cached;
    return Response.json(health, {
      status: health.isOverdue ? 503 : 200,
      headers: { 'cache-control': `public, max-age=${maxAgeSeconds}` },
    });
  };
}
