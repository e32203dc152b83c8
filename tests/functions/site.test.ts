/** The local server answers as a static host does. */
import { EventEmitter, once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HttpServer, openServer } from '../../scripts/local-server/server.ts';
import { serveSite } from '../../scripts/local-server/site.ts';
import { slack } from './support/slack.ts';
import { placeholderSite, tempFolder } from './support/temp.ts';

const folder = tempFolder();
const site = placeholderSite(`${folder.path}/site`);
const script = 'console.log(1);\n'.repeat(500);
const film = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 251));
let server: HttpServer;

beforeAll(async () => {
  writeFileSync(`${site}/assets/a-1b2c3d.js`, script);
  writeFileSync(`${site}/assets/a-1b2c3d.js.br`, brotliCompressSync(script));
  writeFileSync(`${site}/assets/a-1b2c3d.js.gz`, gzipSync(script));
  writeFileSync(`${site}/film.mp4`, film);
  writeFileSync(
    `${site}/vercel.json`,
    JSON.stringify({
      headers: [
        { source: '/(.*)', headers: [{ key: 'x-everywhere', value: 'yes' }] },
        { source: '/assets/(.*)', headers: [{ key: 'cache-control', value: 'immutable, x' }] },
      ],
    }),
  );
  writeFileSync(`${folder.path}/secret.txt`, 'secret');
  server = await openServer({
    port: 0,
    host: '127.0.0.1',
    site: serveSite(site),
    functions: new Map([['contact-form', null]]),
  });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

interface Answer {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Plain HTTP, because fetch would decode, normalise and follow redirects. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port: server.port, path, method, headers });
    call.once('error', reject);
    call.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    call.end();
  });

it('has one address for each page', async () => {
  for (const [path, location] of [
    ['/solutions/index', '/solutions'],
    // A doubled slash must not redirect to another site.
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['/solutions//neural-edge', '/solutions/neural-edge'],
    ['/solutions///neural-edge//?a=//b', '/solutions/neural-edge?a=//b'],
    ['/solutions//index.html', '/solutions'],
  ] as const) {
    const { status, headers } = await get(path);
    expect([status, headers.location], path).toEqual([308, location]);
  }
});

it('serves nothing that is not part of the site', async () => {
  for (const path of [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets/a-1b2c3d.js.br',
  ]) {
    expect((await get(path)).status, path).toBe(404);
  }
});

it('sends the smallest encoding that is accepted', async () => {
  const path = '/assets/a-1b2c3d.js';
  const brotli = await get(path, { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
  const gzip = await get(path, { 'accept-encoding': 'gzip, br;q=0' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(script);
  const plain = await get(path);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe(script);
  expect(plain.headers.vary).toBe('accept-encoding');
});

it('asks to come back while a function is still starting', async () => {
  const early = await get('/functions/v1/contact-form');
  expect([early.status, early.headers['retry-after']]).toEqual([503, '1']);
  expect(early.headers['x-content-type-options']).toBe('nosniff');
  expect((await get('/functions/v1/other')).status).toBe(404);
});

it('sends parts of films, and the whole where a range is unusual', async () => {
  for (const [range, start, end] of [
    ['bytes=0-1', 0, 1],
    ['bytes=999-999', 999, 999],
    ['bytes=990-', 990, 999],
    ['bytes=500-5000', 500, 999],
  ] as const) {
    const { status, headers, body } = await get('/film.mp4', { range });
    expect(status, range).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${start}-${end}/1000`);
    expect(body.equals(film.subarray(start, end + 1)), range).toBe(true);
  }
  for (const range of ['bytes=0-0', 'bytes=-10', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=-']) {
    const { status, body } = await get('/film.mp4', { range });
    expect([status, body.length], range).toEqual([200, 1000]);
  }
  expect((await get('/film.mp4', { range: 'bytes=1000-' })).status).toBe(416);
  const { headers } = await get('/film.mp4');
  const ofVersion = { range: 'bytes=0-1', 'if-range': String(headers['last-modified']) };
  expect((await get('/film.mp4', ofVersion)).status).toBe(200);
});

it('answers HEAD without a body, and refuses methods that do not read', async () => {
  const head = await get('/about', {}, 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(Number(head.headers['content-length'])).toBeGreaterThan(0);
  // Ranges are defined for GET only.
  const part = await get('/film.mp4', { range: 'bytes=0-1' }, 'HEAD');
  expect([part.status, part.headers['content-length']]).toEqual([200, '1000']);
  const post = await get('/about', {}, 'POST');
  expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
});

it('keeps an idle connection for longer than a reverse proxy, and closes a busy one after its answer', async () => {
  const steps = new EventEmitter();
  const own = await openServer({
    port: 0,
    host: '127.0.0.1',
    site: null,
    functions: new Map([
      [
        'contact-form',
        async () => {
          steps.emit('arrived');
          await once(steps, 'answer');
          return new Response('done');
        },
      ],
    ]),
  });
  const arrived = once(steps, 'arrived');
  const response = fetch(`${own.url}/functions/v1/contact-form`);
  await arrived;
  const closed = own.close();
  const start = performance.now();
  steps.emit('answer');
  expect(await (await response).text()).toBe('done');
  await closed;
  expect(performance.now() - start).toBeLessThan(2000 * slack);
  expect((await get('/')).headers['keep-alive']).toBe('timeout=65');
});
