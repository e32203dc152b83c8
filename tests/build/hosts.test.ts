/** One set of headers and addresses for every host. */
import { parseAllHeaders } from '@netlify/headers-parser';
import { getTransformedRoutes } from '@vercel/routing-utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpServer, openServer } from '../../scripts/local-server/server.ts';
import { serveSite } from '../../scripts/local-server/site.ts';
import { hostFiles } from '../../src/build/headers.ts';
import { dist, read } from './site.ts';
import { testHost } from './support/host.ts';

describe('the server of npm start', () => {
  let server: HttpServer;
  beforeAll(async () => {
    server = await openServer({ port: 0, host: '127.0.0.1', site: serveSite(dist) });
  });
  afterAll(() => server.close());
  testHost(() => server.url);
});

/** One address of each kind, with the headers beyond the policy that it must have. */
const wanted: readonly [path: string, headers: Record<string, string>][] = [
  ['/', {}],
  ['/solutions/neural-edge', {}],
  ['/assets/a-1b2c3d.js', { 'cache-control': 'public, max-age=31536000, immutable' }],
  ['/desk', { 'x-robots-tag': 'noindex, nofollow' }],
  ['/desk/a-1b2c3d.js', { 'cache-control': 'public, max-age=31536000, immutable' }],
  ['/event-worker.js', { 'cache-control': 'no-cache' }],
  ['/service-worker.js', { 'cache-control': 'no-cache' }],
];
const policyIn = (rules: string) => rules.match(/content-security-policy: (.*)/)?.[1] ?? '';

describe('Vercel, by its own matcher', () => {
  const { routes, error } = getTransformedRoutes(JSON.parse(read('vercel.json')));
  const fitting = (path: string) =>
    (routes ?? []).filter((route) => 'src' in route && new RegExp(route.src ?? '').test(path));
  /** Headers of every rule that fits and goes on; a later one wins. */
  const headersOf = (path: string) =>
    Object.assign({}, ...fitting(path).map((route) => ('headers' in route ? route.headers : {})));

  it('takes the rules, and sends the same headers', () => {
    expect(error).toBeNull();
    for (const [path, own] of wanted) {
      const { 'content-security-policy': policy, ...headers } = headersOf(path);
      expect(policy, path).toBe(policyIn(read('_headers')));
      expect(headers, path).toMatchObject(own);
      expect('x-robots-tag' in headers, path).toBe('x-robots-tag' in own);
      expect('cache-control' in headers, path).toBe('cache-control' in own);
    }
  });

  it.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
  ])('leads %s to %s', (path, location) => {
    const [first] = fitting(path);
    const target = first && 'headers' in first ? first.headers?.Location : undefined;
    const source = first && 'src' in first ? (first.src ?? '') : '';
    expect(path.replace(new RegExp(source), target ?? '')).toBe(location);
    expect(first).toMatchObject({ status: 308 });
  });
});

describe('Netlify, by its own parser', () => {
  it('takes the rules, and sends the same headers', async () => {
    const { headers: rules, errors } = await parseAllHeaders({
      // Its types take the list for an empty one.
      headersFiles: [`${dist}/_headers`] as never[],
      netlifyConfigPath: undefined,
      minimal: false,
      configHeaders: [],
    });
    expect(errors).toEqual([]);
    for (const [path, own] of wanted) {
      const fitting = rules.filter(({ forRegExp }) => forRegExp?.test(path));
      const headers = Object.assign({}, ...fitting.map(({ values }) => values));
      expect(headers, path).toMatchObject({
        'content-security-policy': policyIn(read('_headers')),
        ...own,
      });
    }
  });
});

it('a backend of its own is in the policy for every host', () => {
  const files = hostFiles({ backend: 'https://suite.test' });
  for (const name of ['_headers', 'vercel.json']) {
    expect(files[name]).toContain("connect-src 'self' https://suite.test");
  }
});
