/**
 * TLS of the scripts' connections to a PostgreSQL database: only with TLS, and only to a server that
 * proves its identity. A database on this machine may be an exception.
 */
import { readFileSync } from 'node:fs';
import { checkServerIdentity, type PeerCertificate } from 'node:tls';
import { isLocal, sslModeOf } from '../../supabase/functions/_shared/database-url.ts';
import { systemCode, UserError } from './user-error.ts';

/**
 * What is permitted only to a database on this machine: `verified-only` permits nothing more than
 * elsewhere; `unencrypted` permits a connection that asks for no TLS; `unverified` also permits a
 * certificate that proves nothing.
 */
export type LocalException = 'verified-only' | 'unencrypted' | 'unverified';

/** TLS options for a server that must prove its identity. */
interface VerifiedTls {
  rejectUnauthorized: true;
  ca?: string;
  checkServerIdentity: (name: string, certificate: PeerCertificate) => Error | undefined;
}

export interface Connection {
  /** The database's URL without TLS parameters, which are in `ssl`. */
  url: string;
  ssl: false | { rejectUnauthorized: false } | VerifiedTls;
}

function readAuthority(file: string | null): string | null {
  if (!file || file === 'system') return null;
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UserError(`The certificate authority in sslrootcert, ${file}, can't be read.`);
  }
}

/**
 * Reads the TLS parameters of a database's URL. `sslrootcert=FILE` names the certificate authority;
 * by default the system's are used. The connection is always verified in full, except for what
 * `localException` permits.
 *
 * @throws {UserError} when the URL is invalid, or asks for a connection that is not allowed
 */
export function connectionTo(databaseUrl: string, localException: LocalException): Connection {
  if (!URL.canParse(databaseUrl) || !/^postgres(?:ql)?:$/.test(new URL(databaseUrl).protocol)) {
    throw new UserError(
      'DATABASE_URL is not an address like postgresql://user:password@host/name.',
    );
  }
  const url = new URL(databaseUrl);
  const mode = sslModeOf(databaseUrl);
  const ca = readAuthority(url.searchParams.get('sslrootcert'));
  for (const name of ['sslmode', 'ssl', 'sslrootcert']) url.searchParams.delete(name);

  const isHere = isLocal(databaseUrl);
  const isPlain = mode === 'disable' || mode === 'false';
  if (isHere && localException !== 'verified-only' && (isPlain || mode === null)) {
    return { url: url.href, ssl: false };
  }
  if (isHere && localException === 'unverified') {
    return { url: url.href, ssl: { rejectUnauthorized: false } };
  }
  if (isPlain) {
    throw new UserError(
      `The connection to ${url.hostname} would not be encrypted: remove sslmode=${mode}.`,
    );
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const verifyServer = (_: string, certificate: PeerCertificate) =>
    checkServerIdentity(host, certificate);
  return {
    url: url.href,
    ssl: { rejectUnauthorized: true, checkServerIdentity: verifyServer, ...(ca && { ca }) },
  };
}

/**
 * Codes of Node and OpenSSL for a certificate that can't be verified, and for a server without TLS.
 */
const unverifiedCodes =
  /^(?:DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|CERT_|ERR_TLS_CERT|INVALID_CA|HOSTNAME_MISMATCH)/;
const noTlsCodes = /^(?:ERR_SSL|EPROTO|ECONNRESET)/;
/** Message of the driver's error when the server refuses TLS. That error has no code. */
const noTlsMessage = /does not support SSL|establishing an SSL/;

/** A message for a person if a connection failed because of TLS; `null` for another error. */
export function describeTlsError(error: unknown, { url, ssl }: Connection): string | null {
  const code = systemCode(error);
  if (ssl === false || !ssl.rejectUnauthorized) return null;
  const { host } = new URL(url);
  if (unverifiedCodes.test(code)) {
    return `The server at ${host} does not prove who it is (${code}). Nothing was sent to it. Name its certificate authority: ?sslrootcert=FILE in the address.`;
  }
  const isRefused = error instanceof Error && noTlsMessage.test(error.message);
  return isRefused || noTlsCodes.test(code) ? `The server at ${host} offers no TLS.` : null;
}
