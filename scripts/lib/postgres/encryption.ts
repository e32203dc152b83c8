/** How our own programs reach a database: encrypted, to a server that proves who it is, or not at all. */
import { readFileSync } from 'node:fs';
import { checkServerIdentity, type PeerCertificate } from 'node:tls';
import { isLocal } from '../../../supabase/functions/_shared/config.ts';
import { StartError } from '../start-error.ts';

/**
 * What may go unencrypted or unproven, on this machine only: `nothing`; `plain`, a connection
 * that asks for no TLS; `anything`, also a certificate that nobody vouches for.
 */
export type Leniency = 'nothing' | 'plain' | 'anything';

interface Verified {
  rejectUnauthorized: true;
  ca?: string;
  checkServerIdentity: (name: string, certificate: PeerCertificate) => Error | undefined;
}

export interface Connection {
  /** The address without what is said about TLS, which `ssl` says. */
  url: string;
  ssl: false | { rejectUnauthorized: false } | Verified;
}

function readAuthority(file: string | null): string | null {
  if (!file || file === 'system') return null;
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new StartError(`The certificate authority in sslrootcert, ${file}, can't be read.`);
  }
}

/**
 * `sslrootcert=FILE` in the address names the certificate authority; by default the system's are
 * asked. A weaker `sslmode` than verify-full changes nothing.
 *
 * @throws {StartError} when the address asks for what is not allowed
 */
export function connectionTo(databaseUrl: string, leniency: Leniency): Connection {
  const url = new URL(databaseUrl);
  const mode = url.searchParams.get('sslmode') ?? url.searchParams.get('ssl');
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
    throw new StartError(
      `The connection to ${url.hostname} would not be encrypted: remove sslmode=${mode}.`,
    );
  }
  // The client gives no name for an address in numbers, and Node would take that for localhost.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isServer = (_: string, certificate: PeerCertificate) =>
    checkServerIdentity(host, certificate);
  return {
    url: url.href,
    ssl: { rejectUnauthorized: true, checkServerIdentity: isServer, ...(ca && { ca }) },
  };
}

/** Codes of Node and OpenSSL for a certificate that proves nothing, and for a server without TLS. */
const unproven =
  /^(?:DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|CERT_|ERR_TLS_CERT|INVALID_CA|HOSTNAME_MISMATCH)/;
const unencrypted = /^(?:ERR_SSL|EPROTO|ECONNRESET)/;

/** What to tell a person when a verified connection failed; `null` for other faults. */
export function encryptionFault(code: string, { url, ssl }: Connection): string | null {
  if (ssl === false || !ssl.rejectUnauthorized) return null;
  const { host } = new URL(url);
  if (unproven.test(code)) {
    return `The server at ${host} does not prove who it is (${code}). Nothing was sent to it. Name its certificate authority: ?sslrootcert=FILE in the address.`;
  }
  return unencrypted.test(code) ? `The server at ${host} offers no TLS (${code}).` : null;
}
