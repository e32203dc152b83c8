/**
 * Reads the URL of a PostgreSQL database. The driver gets the parts of the URL and never the URL
 * itself, because an `sslmode` parameter in it would override the TLS settings of the code.
 */

export const isLocal = (url: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

/** An IPv4 or IPv6 address in place of a host name. */
const numericHost = /^(?:[\d.]+|\[.*\])$/;

export interface Endpoint {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

export function endpointOf(databaseUrl: string): Endpoint {
  const url = new URL(databaseUrl);
  const user = decodeURIComponent(url.username);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || 5432),
    user,
    password: decodeURIComponent(url.password) || (url.searchParams.get('password') ?? ''),
    database: decodeURIComponent(url.pathname.slice(1)) || user,
  };
}

/** The value of `sslmode`; `null` when the URL has none. */
export function sslModeOf(databaseUrl: string): string | null {
  const { searchParams } = new URL(databaseUrl);
  return searchParams.get('sslmode') ?? searchParams.get('ssl');
}

/**
 * TLS options for the connection of an edge function. A database on this machine is used without
 * TLS unless its URL has `sslmode=verify-full`. Any other database must prove its identity.
 *
 * @param ca certificate authority in PEM; `null`: the system's
 * @throws {Error} when the URL asks for weaker protection, or its host is no name
 */
export function tlsOf(
  databaseUrl: string,
  ca: string | null,
): false | { rejectUnauthorized: true; ca?: string } {
  const mode = sslModeOf(databaseUrl);
  if (isLocal(databaseUrl) && (mode === null || mode === 'disable')) return false;
  if (mode !== null && mode !== 'verify-full') {
    throw new Error(`sslmode=${mode} is refused: only verify-full protects personal data.`);
  }
  if (numericHost.test(new URL(databaseUrl).hostname)) {
    throw new Error('the host must be a name, which the certificate is compared with.');
  }
  return { rejectUnauthorized: true, ...(ca && { ca }) };
}
