/** What a host must answer for the built site, whichever it is. */
import { expect, it } from 'vitest';
import { allPaths } from '../../../scripts/lib/measure/routes.ts';
import { cacheControl, deskPath, securityHeaders } from '../../../src/build/headers.ts';
import { notFoundPath } from '../../../src/content/routes.ts';
import { workerPath } from '../../../src/lib/worker-path.ts';
import { dist, filesOf, pageOf } from '../site.ts';

/** Addresses of the first files below a folder of the build. */
const some = (folder: string) =>
  filesOf(`${dist}${folder}`)
    .map((file) => file.slice(dist.length).replaceAll('\\', '/'))
    .filter((path) => !/\.(?:br|gz)$/.test(path))
    .slice(0, 5);

/**
 * Registers the tests of one host.
 *
 * @param origin of the running host, asked for when a test runs
 */
export function testHost(origin: () => string): void {
  const get = (path: string, headers = {}) =>
    fetch(origin() + path, { redirect: 'manual', headers });

  it('answers every page under its address, as it was built, with the policy', async () => {
    for (const path of [...allPaths, deskPath]) {
      const answer = await get(path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('content-type'), path).toMatch(/^text\/html/);
      expect(answer.headers.get('cache-control'), path).toBe(cacheControl.other);
      for (const [name, value] of Object.entries(securityHeaders()))
        expect(answer.headers.get(name), `${path} ${name}`).toBe(value);
      expect(await answer.text(), path).toBe(pageOf(path));
    }
  });

  it('leads other spellings of an address to the one', async () => {
    for (const [path, location] of [
      ['/about/', '/about'],
      ['/about.html', '/about'],
      ['/solutions/', '/solutions'],
      ['/blog/speed-is-everything/?a=b', '/blog/speed-is-everything?a=b'],
      ['/index.html', '/'],
    ] as const) {
      const { status, headers } = await get(path);
      expect([301, 307, 308], path).toContain(status);
      expect(new URL(headers.get('location') ?? '', origin()).href).toBe(origin() + location);
    }
  });

  it('answers unknown addresses, and files that only it may read, with the 404 page', async () => {
    for (const path of [
      '/nope',
      '/solutions/nope',
      '/assets/none.js',
      '/_headers',
      '/vercel.json',
    ]) {
      const answer = await get(path);
      expect(answer.status, path).toBe(404);
      expect(await answer.text(), path).toBe(pageOf(notFoundPath));
    }
  });

  it('lets hashed files be kept for ever, and the service worker never', async () => {
    for (const path of [...some('/assets'), ...some(deskPath)]) {
      expect((await get(path)).headers.get('cache-control'), path).toBe(cacheControl.hashed);
    }
    const worker = await get(workerPath);
    expect(worker.headers.get('cache-control')).toBe(cacheControl.worker);
    expect(worker.headers.get('content-type')).toMatch(/javascript/);
    expect((await get(deskPath)).headers.get('x-robots-tag')).toBe('noindex, nofollow');
  });

  it('answers 304 to a browser that has the page', async () => {
    const etag = (await get('/about')).headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    expect((await get('/about', { 'if-none-match': etag })).status).toBe(304);
  });
}
