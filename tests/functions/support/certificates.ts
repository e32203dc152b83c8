/** Certificates made with openssl, for servers of the tests. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

const openssl = (args: readonly string[]) => execFileSync('openssl', args, { stdio: 'ignore' });
const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

export interface Certificate {
  /** Paths of the files, in PEM. */
  keyFile: string;
  certificateFile: string;
  key: string;
  certificate: string;
}

const read = (keyFile: string, certificateFile: string): Certificate => ({
  keyFile,
  certificateFile,
  key: readFileSync(keyFile, 'utf8'),
  certificate: readFileSync(certificateFile, 'utf8'),
});

export function makeAuthority(folder: string, name: string): Certificate {
  const [key, certificate] = [join(folder, `${name}.key`), join(folder, `${name}.crt`)];
  openssl([
    ...['req', '-x509', ...newKey, '-days', '2', '-subj', `/CN=${name}`],
    ...['-keyout', key, '-out', certificate],
  ]);
  return read(key, certificate);
}

/** A server's certificate for one host name, signed by an authority. */
export function makeCertificate(folder: string, authority: Certificate, host: string): Certificate {
  const base = join(folder, `${host}-${Math.random().toString(36).slice(2)}`);
  const [key, request, certificate] = [`${base}.key`, `${base}.csr`, `${base}.crt`];
  openssl(['req', '-new', ...newKey, '-subj', `/CN=${host}`, '-keyout', key, '-out', request]);
  writeFileSync(`${base}.ext`, `subjectAltName=DNS:${host}\nbasicConstraints=CA:FALSE\n`);
  openssl([
    ...['x509', '-req', '-in', request, '-days', '2', '-extfile', `${base}.ext`],
    ...['-CA', authority.certificateFile, '-CAkey', authority.keyFile, '-CAcreateserial'],
    ...['-out', certificate],
  ]);
  return read(key, certificate);
}
