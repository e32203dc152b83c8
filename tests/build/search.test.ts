/** The search index in the built site. */
import { describe, expect, it } from 'vitest';
import { allPaths } from '../../scripts/lib/measure/routes.ts';
import { notFoundPath } from '../../src/content/routes.ts';
import type { SearchIndex } from '../../src/lib/search/engine.ts';
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

  it('leads only to places that exist', () => {
    const lost = index.pages.flatMap(({ path, parts }) => {
      const ids = new Set(elementsOf(pageOf(path)).map((element) => element.attributes.id));
      return parts.filter((part) => !ids.has(part.anchor)).map((part) => `${path}#${part.anchor}`);
    });
    expect(lost).toEqual([]);
    expect(index.pages.flatMap((page) => page.parts).length).toBeGreaterThan(100);
  });
});
