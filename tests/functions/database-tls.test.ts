/**
 * The functions under the hosted line of Deno, and our own programs, reach the database over verified
 * TLS, and send nothing to a server that does not prove its identity.
 */
import { chownSync, copyFileSync, statSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withConnection } from '../../scripts/lib/connection.ts';
import { connectionTo } from '../../scripts/lib/tls.ts';
import { type LocalServer, startLocalServer } from '../../scripts/local-server/local-server.ts';
import { keysUrl } from '../../scripts/local-server/sign-in.ts';
import type { FunctionName } from '../../supabase/functions/_shared/config.ts';
import {
  type Certificate,
  hasOpenssl,
  makeAuthority,
  makeCertificate,
} from './support/certificates.ts';
import { ownerSql } from './support/database.ts';
import { type EdgeFunction, startEdgeFunction } from './support/deno.ts';
import { callDesk, signIn } from './support/desk.ts';
import { channelsAt, deliveryToken } from './support/edge.ts';
import { answered, person, questionFrom } from './support/form.ts';
import { openReceiver, type Receiver } from './support/receiver.ts';
import { tempFolder } from './support/temp.ts';

const folder = tempFolder();
const password = 'the-password-that-must-not-leave';
const edges: EdgeFunction[] = [];
const lines: string[] = [];
let localServer: LocalServer;
let receiver: Receiver;
let sql: ReturnType<typeof ownerSql>;
let authority: Certificate;

/** The three functions' addresses of one database. */
const addresses = (url: string) => ({
  CONTACT_DATABASE_URL: url,
  CONTACT_DELIVERY_DATABASE_URL: url,
  CONTACT_DESK_DATABASE_URL: url,
});

/** Starts a function under Deno 2.1 with this address of its database. */
async function start(name: FunctionName, databaseUrl: string): Promise<string> {
  const env = {
    ...addresses(databaseUrl),
    CONTACT_DATABASE_ROLE: 'contact_function',
    CONTACT_DELIVERY_DATABASE_ROLE: 'contact_delivery',
    CONTACT_DESK_DATABASE_ROLE: 'contact_desk',
    CONTACT_DATABASE_CA: authority.certificate.replaceAll('\n', '\\n'),
    CONTACT_DELIVERY_TOKEN: deliveryToken,
    CONTACT_SECRET: localServer.data.secrets.contactSecret,
    CONTACT_RATE_LIMIT: 'off',
    CONTACT_CHANNELS: 'email,webhook,slack',
    CONTACT_DESK_ISSUER: 'http://localhost/auth/v1',
    CONTACT_DESK_KEYS_URL: keysUrl(localServer.data.path),
    ...channelsAt(receiver.url),
  };
  const edge = await startEdgeFunction(name, env, (line) => lines.push(line));
  edges.push(edge);
  return edge.url;
}

/** The owner's address of the local server's database, by the name in its certificate. */
function encryptedUrl(): string {
  const url = new URL(localServer.databaseUrl);
  url.hostname = 'localhost';
  url.searchParams.set('sslmode', 'verify-full');
  return url.href;
}

/** Switches the server's TLS on, with a certificate of our authority. */
async function encrypt(): Promise<void> {
  const data = `${localServer.data.path}/database/cluster`;
  const { uid, gid } = statSync(data);
  const { keyFile, certificateFile } = makeCertificate(folder.path, authority, 'localhost');
  for (const [from, to] of [
    [keyFile, 'server.key'],
    [certificateFile, 'server.crt'],
  ] as const) {
    copyFileSync(from, join(data, to));
    chownSync(join(data, to), uid, gid);
  }
  await sql`alter system set ssl = on`;
  await sql`select pg_reload_conf()`;
  while ((await sql`show ssl`)[0]?.ssl !== 'on') await sleep(50);
}

const post = async (url: string) =>
  await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...answered(questionFrom(localServer.data.secrets.contactSecret)),
    },
    body: JSON.stringify(person),
  });

describe.skipIf(!hasOpenssl)('the database over TLS (platform: needs openssl)', () => {
  beforeAll(async () => {
    authority = makeAuthority(folder.path, 'authority');
    receiver = await openReceiver();
    localServer = await startLocalServer({
      dataDir: `${folder.path}/data`,
      siteDir: null,
      deliverEvery: null,
      desk: true,
    });
    sql = ownerSql(localServer.databaseUrl);
    await encrypt();
  });
  afterAll(async () => {
    for (const edge of edges) await edge.stop();
    await sql.end();
    await localServer.stop();
    await receiver.close();
    folder.remove();
  });

  /** A query of one of our programs to the encrypted server, under one of its names. */
  const ask = (hostname: string, isAuthorityGiven: boolean) => {
    const url = new URL(localServer.databaseUrl);
    url.hostname = hostname;
    if (isAuthorityGiven) url.searchParams.set('sslrootcert', authority.certificateFile);
    const connection = connectionTo(url.href, 'verified-only');
    return withConnection(connection, (query) => query`select 1 as one`);
  };

  it('our own programs take a server whose authority is named, and no other', async () => {
    expect(await ask('localhost', true)).toEqual([{ one: 1 }]);
    await expect(ask('localhost', false)).rejects.toThrow('does not prove who it is');
    await expect(ask('127.0.0.1', true)).rejects.toThrow('does not prove who it is');
  });

  it('a connection that breaks later is not said to be without TLS', async () => {
    const url = new URL(localServer.databaseUrl);
    url.hostname = 'localhost';
    url.searchParams.set('sslrootcert', authority.certificateFile);
    const work = withConnection(connectionTo(url.href, 'verified-only'), async (query) => {
      await query`select 1`;
      throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    });
    await expect(work).rejects.toThrow('does not answer (ECONNRESET)');
  });

  it('submit, delivery and desk work, and each of their connections is encrypted', async () => {
    const form = await start('contact-form', encryptedUrl());
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(form)));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));

    const delivery = await start('contact-delivery', encryptedUrl());
    const run = await fetch(delivery, {
      method: 'POST',
      headers: { authorization: `Bearer ${deliveryToken}` },
    });
    expect(await run.json()).toMatchObject({ sent: 150, retrying: 0 });

    const desk = await start('contact-desk', encryptedUrl());
    const token = await signIn(
      { url: localServer.url, folder: localServer.data.path, sql },
      'tls@example.com',
      'reader',
    );
    const listed = await callDesk(desk, token, { action: 'list', filter: { view: 'new' } });
    expect(listed.status).toBe(200);
    expect((await listed.json()).rows).toHaveLength(50);

    const started = lines.filter((line) => line.includes('"listening"'));
    expect(started).toHaveLength(3);
    for (const line of started) expect(JSON.parse(line).deno).toMatch(/^2\.1\./);

    const connections = await sql<{ ssl: boolean; version: string }[]>`
      select ssl, version from pg_stat_ssl join pg_stat_activity using (pid)
      where application_name = 'contact-function' and usename = 'postgres'`;
    expect(connections.length).toBeGreaterThan(2);
    for (const connection of connections) {
      expect(connection).toEqual({ ssl: true, version: 'TLSv1.3' });
    }
  });

  it('a plain SQL error leaves the connection open', async () => {
    const form = await start('contact-form', encryptedUrl());
    const pids = async () =>
      (
        await sql<{ pid: number }[]>`
        select pid from pg_stat_activity
        where application_name = 'contact-function' and query like '%contact.submit%'`
      ).map(({ pid }) => pid);
    await sql`delete from contact.request`;
    expect((await post(form)).status).toBe(200);
    const before = await pids();
    await sql`alter table contact.request add constraint never check (payload ->> 'firstName' <> 'Zoë') not valid`;
    expect((await post(form)).status).toBe(422);
    await sql`alter table contact.request drop constraint never`;
    expect((await post(form)).status).toBe(200);
    expect(await pids()).toEqual(before);
  });

  /** A server that answers a request for TLS with `answer`, and records what it can read. */
  async function falseServer(answer: string, certificate?: Certificate) {
    let heard = '';
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.once('data', () => {
        socket.write(answer);
        const stream = certificate
          ? new TLSSocket(socket, {
              isServer: true,
              key: certificate.key,
              cert: certificate.certificate,
            })
          : socket;
        stream.on('error', () => {});
        stream.on('data', (chunk: Buffer) => {
          heard += chunk.toString('latin1');
          // AuthenticationCleartextPassword.
          stream.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]));
        });
      });
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const { port } = server.address() as AddressInfo;
    const close = () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    };
    return { port, heard: () => heard, close };
  }

  const servers = {
    'a certificate of another authority': () => [
      'S',
      makeCertificate(folder.path, makeAuthority(folder.path, 'other'), 'localhost'),
    ],
    'a certificate for another name': () => [
      'S',
      makeCertificate(folder.path, authority, 'db.example'),
    ],
    'no TLS, as after a downgrade': () => ['N'],
    'bytes smuggled in before TLS begins': () => [
      'SR\0\0\0\x08\0\0\0\x03',
      makeCertificate(folder.path, authority, 'localhost'),
    ],
  } satisfies Record<string, () => [string, Certificate?]>;

  it.each(Object.entries(servers))('a server with %s gets nothing', async (_, offer) => {
    const server = await falseServer(...(offer() as [string, Certificate?]));
    const form = await start(
      'contact-form',
      `postgresql://contact_function:${password}@localhost:${server.port}/postgres?sslmode=verify-full`,
    );
    expect((await post(form)).status).toBe(503);
    expect(server.heard()).not.toContain(password);
    expect(server.heard()).not.toContain('contact_function');
    server.close();
  });
});
