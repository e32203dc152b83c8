/** One thing has one name: on pages, in menus, in event mode and in files for programs. */
import { describe, expect, it } from 'vitest';
import { nameOf } from '../../src/build/search-index.ts';
import { llmsTxt } from '../../src/build/seo-files.ts';
import { stops } from '../../src/content/event-tour.ts';
import { footer, navigation } from '../../src/content/navigation.ts';
import { aliases } from '../../src/content/routes.ts';
import { site } from '../../src/content/site.ts';
import { offerings } from '../../src/content/suite.ts';
import { pages } from './pages.ts';
import { textsOf } from './texts.ts';

const pageAt = (href: string) => pages.find(({ path }) => path === (aliases[href] ?? href));
const nameAt = (href: string) => {
  const found = pageAt(href);
  return found && nameOf(found);
};

const productNames = [...offerings.map(({ name }) => name), site.name];
/** Names of products and of the suite that are spelled in another way. Addresses are no names. */
const misspelled = (text: string) =>
  (
    text
      .replace(/https?:\S+|\S+@\S+/g, '')
      .match(/\bneural[ -]?(edge|shield|learning|agents?|suite)\b/gi) ?? []
  ).filter((name) => !productNames.includes(name));

describe('names', () => {
  it('are the same in menus, in the footer and in the diagram', () => {
    const named = [
      ...navigation.flatMap(({ items }) => items ?? []),
      ...footer.explore,
      ...offerings.map(({ name, href }) => ({ label: name, href })),
    ];
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter(({ label, href }) => label !== nameAt(href))).toEqual([]);
  });
});

describe('the products', () => {
  it('are spelled alike on pages, in event mode and in files for programs', () => {
    const shown = pages.map(({ page }) => [page.sections, page.meta.title, page.meta.description]);
    const texts = [
      ...shown.flatMap((words) => textsOf(words)),
      ...stops.flatMap(({ lines, text, eyebrow }) => [lines.join(' '), text, eyebrow]),
      llmsTxt(pages),
    ];
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.flatMap(misspelled)).toEqual([]);
    expect(misspelled('neural edge')).toHaveLength(1);
  });
});
