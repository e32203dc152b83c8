/**
 * A fake PostgreSQL server: it offers TLS with a self-signed certificate and asks for the password.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';

/** The first message of a client that requests TLS. */
const tlsRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
/** The message AuthenticationCleartextPassword. */
const askPassword = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]);

export interface FalseServer {
  port: number;
  /** Its self-signed certificate. */
  certificate: string;
  /** All decrypted bytes that clients have sent. */
  heard: () => string;
  close: () => void;
}

export async function openFalseServer(folder: string): Promise<FalseServer> {
  const [key, certificate] = [join(folder, 'false.key'), join(folder, 'false.crt')];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  );
  let heard = '';
  const sockets = new Set<Socket>();
  const listen = (stream: Socket | TLSSocket) => {
    stream.on('error', () => {});
    stream.on('data', (chunk: Buffer) => {
      heard += chunk.toString('latin1');
      // The start message: version 3.0.
      if (chunk.length > 8 && chunk.readInt32BE(4) === 196_608) stream.write(askPassword);
    });
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('data', (first) => {
      if (!first.equals(tlsRequest)) {
        heard += first.toString('latin1');
        socket.write(askPassword);
        listen(socket);
        return;
      }
      socket.write('S');
      const context = { key: readFileSync(key), cert: readFileSync(certificate) };
      listen(new TLSSocket(socket, { isServer: true, ...context }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    certificate,
    heard: () => heard,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
