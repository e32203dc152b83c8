import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allPaths } from '../../scripts/lib/measure/routes.ts';
import { aliases, notFoundPath } from '../../src/content/routes.ts';
import { site } from '../../src/content/site.ts';
import { socialCardOf } from '../../src/lib/page-meta.ts';

import { pages } from '../unit/pages.ts';
import {
  dist,
  elementsOf,
  exists,
  filesOf,
  firstLoad,
  kilobyte,
  linked,
  pageOf,
  pageScripts,
  read,
  textsOf,
  transferred,
} from './site.ts';

const all = [...allPaths, notFoundPath];
/** The parent page, e.g. `/solutions` for `/solutions/neural-edge`; empty for a page at the top. */
const hubOf = (path: string) => path.replace(/\/[^/]*$/, '');
const spanish = '/blog/crm-no-genera-dinero';
const sum = (files: Iterable<string>) =>
  [...files].reduce((total, file) => total + transferred(file), 0);

/** Words that occur in only one library, and that minifying keeps. */
const telltales = {
  three: /WebGLRenderer|REVISION|gl_FragColor/,
  lenis: /data-lenis-prevent-wheel|lenis-(?:stopped|smooth)/,
  'supabase-js': /supabase\.auth|FunctionsHttpError|x-client-info/i,
  sonner: /data-sonner/,
  'radix toast': /radix-toast/,
  minisearch: /MiniSearch: /,
} as const;

const pagesByPath = new Map(pages.map(({ path, page }) => [path, page]));

/** Every text of page data that stands for a picture (`alt`, `imageAlt`), at any depth. */
function wordsOfPictures(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    typeof part === 'string' && part && /alt$/i.test(name) ? [part] : wordsOfPictures(part),
  );
}

const scripts = filesOf(dist).filter((file) => file.endsWith('.js'));

it('the telltale words find each library somewhere in the build', () => {
  for (const [library, word] of Object.entries(telltales)) {
    expect(
      scripts.some((file) => word.test(readFileSync(file, 'utf8'))),
      library,
    ).toBe(true);
  }
});

it('React and the router are one file on every page, which deferred-entry.ts runs as a task of its own', () => {
  for (const path of all) {
    const first = pageScripts(pageOf(path));
    const libraries = first.filter((file) => file.includes('/libraries-'));
    expect(libraries, path).toHaveLength(1);
    for (const word of ['Minified React error', '__reactRouterVersion'])
      expect(first.filter((file) => read(file).includes(word))).toEqual(libraries);
  }
});

it("the file of home's own looks is named by home, and by no other page", () => {
  const naming = all.filter((path) =>
    pageScripts(pageOf(path)).some((file) => read(file).includes('headline-line')),
  );
  expect(naming).toEqual(['/']);
});

const headOf = (path: string) => {
  const elements = elementsOf(pageOf(path));
  const metas = elements.filter(({ tag }) => tag === 'meta').map(({ attributes }) => attributes);
  const meta = (name: string) =>
    metas.find((found) => name === (found.name ?? found.property))?.content ?? '';
  const [title = ''] = textsOf(pageOf(path), 'title');
  return { title, meta, canonical: linked(pageOf(path), 'canonical') };
};

it('titles, descriptions and canonical addresses are unique', () => {
  const heads = all.filter((path) => !(path in aliases)).map(headOf);
  for (const values of [
    heads.map(({ title }) => title),
    heads.map(({ meta }) => meta('description')),
    heads.flatMap(({ canonical }) => canonical),
  ]) {
    expect(new Set(values).size).toBe(values.length);
  }
});

it.each([
  ['framer', 32],
  ['presence-parts', 3],
])('has the code of animations in one chunk %s of at most %i kB', (module, limit) => {
  const chunks = readdirSync('dist/assets').filter((name) =>
    new RegExp(`^${module}-.*\\.js$`).test(name),
  );
  expect(chunks).toHaveLength(1);
  expect(sum(chunks.map((name) => `/assets/${name}`))).toBeLessThanOrEqual(limit * kilobyte);
});

describe.each(all)('%s', (path) => {
  const html = pageOf(path);
  const elements = elementsOf(html);

  it('loads at most 121 kB of scripts first, none of them a heavy library', () => {
    const first = firstLoad(html);
    // The page links its own code, so that the browser does not discover it step by step.
    expect(first.size).toBeGreaterThan(3);
    expect([...first].sort()).toEqual(
      [
        ...elements
          .filter((element) => element.tag === 'script' && element.attributes.src)
          .map((element) => element.attributes.src),
        ...linked(html, 'modulepreload'),
        ...pageScripts(html),
      ].sort(),
    );
    // 1 kB of it guards storage, restarts a broken part, and bounds each wait of the start.
    expect(sum(first)).toBeLessThanOrEqual(121 * kilobyte);
    const code = [...first].map(read).join('\n');
    for (const [library, word] of Object.entries(telltales)) {
      expect(word.test(code), library).toBe(false);
    }
  });

  it('waits for at most 22 kB of styles, and for no typeface', () => {
    const fonts = elements.filter(
      ({ tag, attributes }) => tag === 'link' && attributes.as === 'font',
    );
    expect(fonts.map(({ attributes }) => attributes.href)).toEqual([
      '/fonts/mona-headline.woff2',
      '/fonts/mona-text.woff2',
    ]);
    const links = elements.filter(({ attributes }) => attributes.rel === 'stylesheet');
    const hrefs = links.map(({ attributes }) => attributes.href ?? '');
    // The sheet for paper overrides the others, so it comes after them; only a printer waits for it.
    const media = links.map((link) => link.attributes.media);
    expect(media.indexOf('print')).toBe(links.length - 1);
    const styles = hrefs.slice(0, -1);
    expect(styles.length).toBeGreaterThan(0);
    expect(hrefs.filter((href) => !href.startsWith('/assets/'))).toEqual([]);
    // 1.9 kB of it are home's: what stands before code comes, of the questions and the signal, so that nothing jumps.
    expect(sum(styles)).toBeLessThanOrEqual(22 * kilobyte);
  });

  it('ends with no dark section, which base.css hides until an element follows it', () => {
    const index = elements.findLastIndex(({ attributes }) => 'data-section' in attributes);
    const themes = elements.slice(index + 1).map(({ attributes }) => attributes['data-theme']);
    expect(index).toBeGreaterThan(-1);
    if (elements[index]?.isLast) expect(themes[0]).not.toBe('dark');
  });

  it('has no inline script and no inline style', () => {
    const inline = elements.filter(
      ({ tag, attributes }) =>
        tag === 'style' ||
        (tag === 'script' && !attributes.src && attributes.type !== 'application/ld+json'),
    );
    expect(inline).toEqual([]);
    expect(
      elements
        .flatMap((element) => Object.keys(element.attributes))
        .filter((name) => /^on/.test(name)),
    ).toEqual([]);
  });

  it('links only files that exist', () => {
    const urls = elements.flatMap(({ attributes: { href, src, poster, srcset } }) => [
      ...[href, src, poster],
      ...(srcset?.split(',').map((part) => part.trim().split(' ')[0]) ?? []),
    ]);
    const paths = urls
      .filter((url) => url?.startsWith('/') && !url.startsWith('//'))
      .map((url) => decodeURI(new URL(url ?? '', site.url).pathname));
    expect(paths.length).toBeGreaterThan(20);
    const missing = new Set(paths.filter((path) => !allPaths.includes(path) && !exists(path)));
    expect([...missing]).toEqual([]);
  });

  it('connects to no other origin by itself', () => {
    // Links for machines: addresses that a browser neither fetches nor connects to.
    const named = ['canonical', 'alternate', 'next', 'prev'];
    const fetched = elements
      .filter(({ tag, attributes: { rel = '' } }) => tag !== 'a' && !named.includes(rel))
      .flatMap(({ attributes: { href, src, srcset, poster, action, data, style } }) => [
        ...[href, src, poster, action, data],
        ...(srcset?.split(',').map((part) => part.trim()) ?? []),
        ...[style?.match(/url\((.*?)\)/)?.[1]],
      ]);
    expect(fetched.filter((url) => /^(?:\w+:)?\/\//.test(url ?? ''))).toEqual([]);
  });

  it('says its language', () => {
    const lang = path === spanish ? 'es-MX' : 'en';
    expect(elements.find((element) => element.tag === 'html')?.attributes.lang).toBe(lang);
    if (path === notFoundPath) return;
    const alternates = elements.filter(
      (element) => element.tag === 'link' && element.attributes.hreflang,
    );
    const canonical = linked(html, 'canonical');
    expect(
      alternates.map((alternate) => [alternate.attributes.hreflang, alternate.attributes.href]),
    ).toEqual([[lang, canonical[0]]]);
    // Links to the Spanish article state its language.
    const links = elements.filter(
      (element) => element.tag === 'a' && element.attributes.href === spanish,
    );
    for (const { attributes } of links) expect(attributes.hreflang ?? lang).toBe('es-MX');
    if (path !== spanish) return;
    // Links from the Spanish article to English pages state their language too. Only the article is
    // checked, because the rest of the page is English.
    const away = elements.filter(
      ({ tag, isInArticle, attributes: { href = '' } }) =>
        tag === 'a' && isInArticle && /^\/(solutions|roles|use-cases|industries)/.test(href),
    );
    expect(away.length).toBeGreaterThan(4);
    for (const { attributes } of away) expect(attributes.hreflang, attributes.href).toBe('en');
    // The form speaks the language of the article that leads to it.
    const form = elements.filter(
      ({ isInArticle, attributes: { href = '' } }) => isInArticle && href.startsWith('/contact'),
    );
    expect(form.map(({ attributes }) => attributes.hreflang)).toEqual(['es-MX']);
    expect(form[0]?.attributes.href).toContain('lang=es');
  });

  it('has videos that play without a script', () => {
    for (const { attributes } of elements.filter(({ tag }) => tag === 'video'))
      expect(attributes).toHaveProperty('controls');
  });

  it('reserves the space of every picture, and has the words that its content gives it', () => {
    for (const { tag, attributes } of elements) {
      if (!['img', 'video'].includes(tag)) continue;
      expect(Number(attributes.width), attributes.src).toBeGreaterThan(0);
      expect(Number(attributes.height), attributes.src).toBeGreaterThan(0);
      if (tag === 'video') expect(attributes['aria-label'], attributes.src).toBeTruthy();
    }
    const words = wordsOfPictures(pagesByPath.get(path)?.sections);
    const told = elements.flatMap(({ tag, attributes }) =>
      [tag === 'img' ? attributes.alt : attributes['aria-label']].filter(Boolean),
    );
    expect(words.filter((text) => !told.includes(text))).toEqual([]);
  });

  it('says in its head and in one heading what it is', () => {
    const { title, meta, canonical } = headOf(path);
    expect(elements.filter(({ tag }) => tag === 'h1')).toHaveLength(1);
    expect(title.length).toBeGreaterThan(10);
    expect(meta('description').length).toBeGreaterThan(50);
    for (const name of ['title', 'description', 'image', 'image:alt', 'type']) {
      expect(meta(`og:${name}`), name).not.toBe('');
    }
    for (const name of ['card', 'title', 'description', 'image'])
      expect(meta(`twitter:${name}`), name).not.toBe('');
    expect(meta('keywords')).not.toBe('');
    // The 404 page answers for any address, so it has none of its own.
    const isNotFound = path === notFoundPath;
    const shown = aliases[path] ?? path;
    const addresses = isNotFound ? [] : [site.url + shown];
    expect(canonical).toEqual(addresses);
    expect([meta('og:url')].filter(Boolean)).toEqual(addresses);
    expect(meta('robots')).toBe(isNotFound ? 'noindex' : '');
  });

  it('has its own social card, and the 404 page that of home', () => {
    const cards = elements.filter((element) => element.attributes.property === 'og:image');
    expect(cards).toHaveLength(1);
    const { pathname, origin } = new URL(cards[0]?.attributes.content ?? '');
    expect(origin).toBe(site.url);
    expect(pathname).toBe(socialCardOf(path === notFoundPath ? '/' : (aliases[path] ?? path)));
    expect(exists(pathname)).toBe(true);
  });
});

it.each(allPaths.filter((path) => !Object.hasOwn(aliases, path) && allPaths.includes(hubOf(path))))(
  '%s is linked from the page of its folder',
  (path) => {
    const links = elementsOf(pageOf(hubOf(path))).filter(
      (element) => element.attributes.href === path,
    );
    expect(links.length).toBeGreaterThan(0);
  },
);
