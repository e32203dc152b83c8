/** The build as a whole, apart from its pages. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { expect, it } from 'vitest';
import { headlineLetters } from '../../scripts/lib/first-letters.ts';
import { allPaths } from '../../scripts/lib/measure/routes.ts';
import { fileOfPath } from '../../src/build/edit-html.ts';
import { deskPath } from '../../src/build/headers.ts';
import { notFoundPath } from '../../src/content/routes.ts';
import { workerPath } from '../../src/lib/worker-path.ts';
import { dist, exists, filesOf, kilobyte, pageOf, read, textsOf, transferred } from './site.ts';

const files = filesOf(dist);

it('every route has an HTML file, and no file is without a route', () => {
  const pages = [...allPaths, notFoundPath, deskPath].map(fileOfPath);
  expect(pages.filter((file) => !exists(file))).toEqual([]);
  const found = files.filter((file) => file.endsWith('.html'));
  expect(found.sort()).toEqual(pages.map((file) => join(dist, file)).sort());
});

it('no prerendered page holds a question, and no script measures without an endpoint', () => {
  for (const path of allPaths) expect(pageOf(path), path).not.toMatch(/What is (?:\d|<!--)/);
  const words = /globalPrivacyControl|first-input-delay|largest-contentful-paint/;
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => words.test(readFileSync(file, 'utf8')))).toEqual([]);
});

// The cut of the first screen's text is in the whole typeface again, but is there at the first paint.
it('the fonts are at most 84 kB, and the two first ones at most 6 and 17 kB', () => {
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  const sum = (some: readonly string[]) =>
    some.reduce((total, file) => total + statSync(file).size, 0);
  const sizeOf = (name: string) => {
    const named = fonts.filter((file) => basename(file) === name);
    expect(named).toHaveLength(1);
    return sum(named);
  };
  expect(sizeOf('mona-headline.woff2')).toBeLessThanOrEqual(6 * kilobyte);
  expect(sizeOf('mona-text.woff2')).toBeLessThanOrEqual(17 * kilobyte);
  expect(sum(fonts)).toBeLessThanOrEqual(84 * kilobyte);
});

it('the first headline of every page has all its letters in the small cut', () => {
  const lacking = files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const words = textsOf(readFileSync(file, 'utf8'), 'h1')[0]?.replaceAll('\u00a0', ' ');
      return [...(words ?? '')]
        .filter((letter) => !headlineLetters.includes(letter))
        .map((letter) => `${file}: ${letter}`);
    });
  expect(lacking).toEqual([]);
});

it('every text that is worth it has a Brotli and a gzip copy', () => {
  const textual = ['.html', '.js', '.css', '.svg', '.xml', '.webmanifest', '.vtt'];
  const large = files.filter(
    (file) => textual.includes(extname(file)) && statSync(file).size >= 1024,
  );
  expect(large.length).toBeGreaterThan(allPaths.length);
  expect(
    large.filter((file) => !files.includes(`${file}.br`) || !files.includes(`${file}.gz`)),
  ).toEqual([]);
});

it('hosts are told the policy, without inline scripts', () => {
  const policy = read('_headers').match(/content-security-policy: (.*)/)?.[1] ?? '';
  const directives = Object.fromEntries(
    policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
  );
  expect(directives['script-src']).toBe("'self'");
  expect(directives['default-src']).toBe("'none'");
  expect(directives['style-src-elem']).toBe("'self'");
  expect(directives['worker-src']).toMatch(/^'self'/);
  expect(policy).not.toContain('unsafe-eval');
  // This also covers pictures, typefaces and connections: a build without a backend names no other
  // origin.
  expect(policy).not.toMatch(/https?:|\*/);
  expect(read('_headers')).toMatch(
    /\/assets\/\*\n\s+cache-control: public, max-age=31536000, immutable/,
  );
});

it('the scene’s worker is an opener of at most 1 kB and one chunk of at most 181 kB', () => {
  for (const [pattern, limit] of [
    [/\/scene-worker-[^/]+\.js$/, 1],
    [/\/worker-[^/]+\.js$/, 181],
  ] as const) {
    const chunks = files.filter((file) => pattern.test(file));
    expect(chunks).toHaveLength(1);
    expect(transferred(chunks[0]!.slice(dist.length))).toBeLessThanOrEqual(limit * kilobyte);
  }
});

it('the worker of event mode is small, in one file, and never cached', () => {
  expect(read(workerPath)).not.toMatch(/\b(?:importScripts|import\()/);
  // Half of it is the list of files with their digests.
  expect(transferred(workerPath)).toBeLessThanOrEqual(20 * kilobyte);
  expect(read('_headers')).toContain(`${workerPath}\n  cache-control: no-cache`);
});

it('the worker of event mode has every page and all code, fonts and films, each with its digest', () => {
  const worker = read(workerPath);
  const digests = new Map(
    [...worker.matchAll(/url:[`"']([^`"']+)[`"'],integrity:[`"']([^`"']+)[`"']/g)].map(
      ([, url = '', integrity]) => [url, integrity],
    ),
  );
  const stored = files
    .map((file) => file.slice(dist.length).replaceAll('\\', '/'))
    .filter((path) => /^\/(?:assets|fonts|film)\//.test(path) && !/\.(?:br|gz)$/.test(path));
  expect([...allPaths, ...stored].filter((path) => !digests.has(path))).toEqual([]);
  for (const [url, integrity] of digests) {
    const content = readFileSync(join(dist, allPaths.includes(url) ? fileOfPath(url) : url));
    const digest = createHash('sha256').update(content).digest('base64');
    expect(integrity, url).toBe(`sha256-${digest}`);
  }
});

it('the worker of earlier versions ends itself', () => {
  expect(read('/service-worker.js')).toContain('registration.unregister()');
});
