/**
 * How our own programs connect to a database: only with TLS, and only to a server that proves its
 * identity.
 */
import { readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { checkServerIdentity, type PeerCertificate } from 'node:tls';
import { Client, type QueryResultRow } from 'pg';
import { type Database, queryText } from '../../supabase/functions/_shared/database.ts';
import { endpointOf, isLocal, sslModeOf } from '../../supabase/functions/_shared/database-url.ts';
import { systemCode, UserError } from './user-error.ts';

/**
 * Exceptions for a database on this machine: `nothing` permits none; `plain` permits a connection
 * that asks for no TLS; `anything` also permits an unverified certificate.
 */
export type Leniency = 'nothing' | 'plain' | 'anything';

interface Verified {
  rejectUnauthorized: true;
  ca?: string;
  checkServerIdentity: (name: string, certificate: PeerCertificate) => Error | undefined;
}

export interface Connection {
  /** The address without its TLS parameters, which are in `ssl`. */
  url: string;
  ssl: false | { rejectUnauthorized: false } | Verified;
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
 * Reads the TLS parameters of an address. `sslrootcert=FILE` names the certificate authority; by
 * default the system's are used. An `sslmode` weaker than verify-full has no effect.
 *
 * @throws {UserError} when the address is none, or asks for what is not allowed
 */
export function connectionTo(databaseUrl: string, leniency: Leniency): Connection {
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
  if (isHere && leniency !== 'nothing' && (isPlain || mode === null)) {
    return { url: url.href, ssl: false };
  }
  if (isHere && leniency === 'anything') {
    return { url: url.href, ssl: { rejectUnauthorized: false } };
  }
  if (isPlain) {
    throw new UserError(
      `The connection to ${url.hostname} would not be encrypted: remove sslmode=${mode}.`,
    );
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isServer = (_: string, certificate: PeerCertificate) =>
    checkServerIdentity(host, certificate);
  return {
    url: url.href,
    ssl: { rejectUnauthorized: true, checkServerIdentity: isServer, ...(ca && { ca }) },
  };
}

/**
 * Codes of Node and OpenSSL for a certificate that can't be verified, and for a server without TLS.
 */
const unproven =
  /^(?:DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|CERT_|ERR_TLS_CERT|INVALID_CA|HOSTNAME_MISMATCH)/;
const unencrypted = /^(?:ERR_SSL|EPROTO|ECONNRESET)/;
/** The driver's own words for a server that refuses TLS, which has no code. */
const refusesTls = /does not support SSL|establishing an SSL/;

/** Advice for a person when a verified connection failed; `null` for other faults. */
function encryptionFault(error: unknown, { url, ssl }: Connection): string | null {
  const code = systemCode(error);
  if (ssl === false || !ssl.rejectUnauthorized) return null;
  const { host } = new URL(url);
  if (unproven.test(code)) {
    return `The server at ${host} does not prove who it is (${code}). Nothing was sent to it. Name its certificate authority: ?sslrootcert=FILE in the address.`;
  }
  const isRefused = error instanceof Error && refusesTls.test(error.message);
  return isRefused || unencrypted.test(code) ? `The server at ${host} offers no TLS.` : null;
}

/** Runs statements that have no values, and so are no template. */
export const runText = (sql: Database, text: string): Promise<object[]> =>
  sql(Object.assign([text], { raw: [text] }));

/** The queries of one connection, as templates. The first query opens it. */
export function databaseOf(client: Client): Database {
  let opening: Promise<unknown> | undefined;
  return async (parts, ...values) => {
    opening ??= client.connect();
    await opening;
    return (await client.query<QueryResultRow>(queryText(parts), [...values])).rows as never;
  };
}

/** The driver's error for a connection that was not open in time has no code. */
const isConnectTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'timeout expired';

/**
 * Runs work over one connection, and closes it.
 *
 * @param connectTimeout seconds until the connection must be open
 * @throws {UserError} when the server can't prove its identity, or does not answer
 */
export async function withConnection<T>(
  connection: Connection,
  work: (sql: Database) => Promise<T>,
  connectTimeout = 10,
): Promise<T> {
  const { url, ssl } = connection;
  const socket = new Socket();
  const client = new Client({
    ...endpointOf(url),
    stream: () => socket,
    ssl,
    connectionTimeoutMillis: connectTimeout * 1000,
  });
  // Without a listener a connection that breaks would end the process. Its query reports the error.
  client.on('error', () => {});
  try {
    return await work(databaseOf(client));
  } catch (error) {
    const fault = encryptionFault(error, connection);
    if (fault) throw new UserError(fault);
    const code = isConnectTimeout(error) ? 'ETIMEDOUT' : systemCode(error);
    if (/^(?:ECONN|ENOTFOUND|EAI_|ETIMEDOUT)/.test(code)) {
      throw new UserError(`The database at ${new URL(url).host} does not answer (${code}).`);
    }
    throw error;
  } finally {
    // When the work was aborted in the middle of a query, this does not wait for the query's end.
    socket.destroy();
  }
}
