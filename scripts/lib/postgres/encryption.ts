import { isLocal } from '../../../supabase/functions/_shared/config.ts';

/**
 * What the PostgreSQL client is told about TLS: without it requests and passwords would cross the
 * network in the clear. An address that names its own `sslmode` is taken at its word.
 */
export function encryptionFor(databaseUrl: string): { ssl?: 'require' } {
  const { searchParams } = new URL(databaseUrl);
  const isNamed = searchParams.has('sslmode') || searchParams.has('ssl');
  return isNamed || isLocal(databaseUrl) ? {} : { ssl: 'require' };
}
