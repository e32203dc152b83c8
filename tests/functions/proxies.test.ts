/** `npm run deploy:check` behind real proxies: it finds each number of trusted hops that is wrong. */
import { createServer, request } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { findProxyFault } from '../../scripts/lib/proxies.ts';
import { openServer } from '../../scripts/local-server/server.ts';
import { listen } from '../support/listen.ts';
import { openOwnDatabase } from './support/database.ts';
import { openForm } from './support/in-process.ts';

const { database } = await openOwnDatabase();
const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

/** A proxy that appends its caller to `X-Forwarded-For`, as nginx and Caddy do. */
async function openProxy(target: string, caller: string): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    const before = incoming.headers['x-forwarded-for'];
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': [before, caller].filter(Boolean).join(', '),
    };
    const call = request(
      `${target}${incoming.url}`,
      { method: incoming.method, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    incoming.pipe(call);
  });
  const port = await listen(server);
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return `http://127.0.0.1:${port}`;
}

/** The form behind two proxies, of which so many are trusted. */
async function behindTwo(trusted: string): Promise<string> {
  const app = openForm(database.url, { CONTACT_TRUSTED_PROXIES: trusted });
  const server = await openServer({
    port: 0,
    host: '127.0.0.1',
    site: null,
    functions: new Map([['contact-form', (call, bindings) => app.fetch(call, bindings)]]),
  });
  closing.push(() => server.close());
  const near = await openProxy(server.url, '198.51.100.20');
  return `${await openProxy(near, '192.0.2.10')}/functions/v1/contact-form`;
}

it.each([
  ['2', null],
  ['1', '2 proxies that write X-Forwarded-For, and 1 are trusted'],
  ['0', '2 proxies that write X-Forwarded-For, and 0 are trusted'],
  ['3', 'believes an address that a visitor writes'],
  ['x-real-ip', 'believes an address that a visitor writes'],
  ['cf-connecting-ip', 'reads no address'],
])('%s trusted behind two: %s', async (trusted, fault) => {
  const found = await findProxyFault(await behindTwo(trusted));
  if (fault === null) expect(found).toBeNull();
  else expect(found).toContain(fault);
});
