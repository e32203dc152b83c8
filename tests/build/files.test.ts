/** The build as a whole, apart from its pages. */
import { statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, it } from 'vitest';
import { fileOfPath } from '../../src/build/files.ts';
import { aliases, notFoundPath } from '../../src/content/routes.ts';
import { site } from '../../src/content/site.ts';
import { routes } from '../e2e/support/routes.ts';
import { dist, exists, filesOf, kilobyte, linked, pageOf, read } from './site.ts';

const files = filesOf(dist);

it('every route has an HTML file, and no file is without a route', () => {
  const pages = [...routes, notFoundPath].map(fileOfPath);
  expect(pages.filter((file) => !exists(file))).toEqual([]);
  const found = files.filter((file) => file.endsWith('.html'));
  expect(found.sort()).toEqual(pages.map((file) => join(dist, file)).sort());
});

it('the fonts are at most 62 kB', () => {
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(0);
  const bytes = fonts.reduce((total, file) => total + statSync(file).size, 0);
  expect(bytes).toBeLessThanOrEqual(62 * kilobyte);
});

it('every text that is worth it has a Brotli and a gzip copy', () => {
  const textual = ['.html', '.js', '.css', '.svg', '.xml', '.webmanifest', '.vtt'];
  const large = files.filter(
    (file) => textual.includes(extname(file)) && statSync(file).size >= 1024,
  );
  expect(large.length).toBeGreaterThan(routes.length);
  expect(large.filter((it) => !files.includes(`${it}.br`) || !files.includes(`${it}.gz`))).toEqual(
    [],
  );
});

it('hosts are told the policy, without inline scripts', () => {
  const policy = read('_headers').match(/content-security-policy: (.*)/)?.[1] ?? '';
  const directives = Object.fromEntries(
    policy.split('; ').map((it) => [it.split(' ')[0], it.split(' ').slice(1).join(' ')]),
  );
  expect(directives['script-src']).toBe("'self'");
  expect(directives['default-src']).toBe("'none'");
  expect(directives['style-src-elem']).toBe("'self'");
  expect(policy).not.toContain('unsafe-eval');
  expect(read('_headers')).toMatch(
    /\/assets\/\*\n\s+cache-control: public, max-age=31536000, immutable/,
  );
});

it('second addresses name the page itself as canonical', () => {
  for (const [alias, path] of Object.entries(aliases)) {
    expect(linked(pageOf(alias), 'canonical')).toEqual([site.url + path]);
  }
});
