/** The search index in the built site. */
import { describe, expect, it } from 'vitest';
import { allPaths } from '../../scripts/lib/measure/routes.ts';
import { aliases, notFoundPath } from '../../src/content/routes.ts';
import type { SearchIndex } from '../../src/lib/search/types.ts';
import { elementsOf, kilobyte, pageOf, read, transferred } from './site.ts';

const named = (path: string) =>
  elementsOf(pageOf(path)).find((element) => element.attributes.name === 'search-index')?.attributes
    .content;
const file = named('/') ?? '';
const index: SearchIndex = JSON.parse(read(file));

describe('the search index', () => {
  it('is named by every page, under a name that changes with its content', () => {
    expect(file).toMatch(/^\/assets\/search-[\w-]{8}\.json$/);
    for (const path of [...allPaths, notFoundPath]) expect(named(path), path).toBe(file);
  });

  it('weighs at most 40 kB', () => {
    expect(transferred(file)).toBeLessThanOrEqual(40 * kilobyte);
  });

  it('lists every page once, and no second address', () => {
    const own = allPaths.filter((path) => !(path in aliases));
    expect(index.pages.map((page) => page.path).sort()).toEqual([...own].sort());
  });

  it('leads only to places that exist', () => {
    const lost = index.pages.flatMap(({ path, parts }) => {
      const ids = new Set(elementsOf(pageOf(path)).map((element) => element.attributes.id));
      return parts.filter((part) => !ids.has(part.anchor)).map((part) => `${path}#${part.anchor}`);
    });
    expect(lost).toEqual([]);
    expect(index.pages.flatMap((page) => page.parts).length).toBeGreaterThan(100);
  });

  it('finds each place under one id', () => {
    for (const path of allPaths) {
      const ids = elementsOf(pageOf(path)).flatMap((element) => element.attributes.id ?? []);
      expect(ids.length, path).toBe(new Set(ids).size);
    }
  });
});
