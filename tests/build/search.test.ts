/** The search index in the built site, and what search answers from it. */
import { describe, expect, it } from 'vitest';
import { allPaths, pagePaths } from '../../scripts/lib/measure/routes.ts';
import { notFoundPath } from '../../src/content/routes.ts';
import { searchTopics, suggestedPaths } from '../../src/content/search-topics.ts';
import { fold } from '../../src/lib/anchor.ts';
import { createSearch, type SearchIndex } from '../../src/lib/search/engine.ts';
import { pages } from '../unit/pages.ts';
import { elementsOf, kilobyte, pageOf, read, transferred } from './site.ts';

const named = (path: string) =>
  elementsOf(pageOf(path)).find((element) => element.attributes.name === 'search-index')?.attributes
    .content;
const file = named('/') ?? '';
const index: SearchIndex = JSON.parse(read(file));

const answer = createSearch(index);
const search = (query: string) => answer(query).hits;
const paths = (query: string) => search(query).map((hit) => hit.page.path);

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

  it('has the pages and parts to which the terms of the glossary lead, by these names', () => {
    const terms = pages.flatMap(({ page }) =>
      page.sections.flatMap((section) => (section.kind === 'glossary' ? section.terms : [])),
    );
    const wrong = terms.filter(({ href, page: name }) => {
      const [path = '', id] = href.split('#');
      const page = index.pages.find((each) => each.path === path);
      if (!id) return page?.title !== name;
      return !page?.parts.some((part) => part.anchor === id && part.title === name);
    });
    expect(terms).toHaveLength(12);
    expect(wrong).toEqual([]);
  });
});

describe('the texts', () => {
  it('holds every page, with a name, a sentence and anchors that are addresses', () => {
    expect(index.pages.map((page) => page.path).sort()).toEqual(pagePaths);
    for (const page of index.pages) {
      expect(page.title, page.path).toBeTruthy();
      expect(page.summary.length, page.path).toBeGreaterThan(50);
      for (const part of page.parts) expect(part.anchor, page.path).toMatch(/^[a-z0-9-]+$/);
    }
  });

  it('answers an empty query with the suggested pages, which exist', () => {
    const { kind, hits } = answer('');
    expect(kind).toBe('answered');
    expect(hits.map(({ page }) => page.path)).toEqual(suggestedPaths);
  });

  it('has words and no addresses in its texts', () => {
    const texts = index.pages.flatMap((page) => page.parts.map((part) => part.text));
    expect(
      texts.filter((text) => /\/contact|undefined|\[object|neural-outline/.test(text)),
    ).toEqual([]);
  });
});

describe('a query', () => {
  it.each([['pronostico'], ['pronóstico'], ['PRONÓSTICO'], ['prono\u0301stico']])(
    '%s finds the Spanish article, accents or not',
    (query) => {
      const [hit] = search(query);
      expect(hit?.page).toMatchObject({ path: '/blog/crm-no-genera-dinero', lang: 'es-MX' });
      expect(hit?.parts[0]?.title).toContain('pronóstico');
    },
  );

  it.each(['   ', '???', 'the', 'de la', 'zzzzzz'])(
    '%j finds nothing and breaks nothing',
    (query) => {
      expect(search(query)).toEqual([]);
    },
  );

  it('leads to the part of the page that answers it', () => {
    const hit = search('how soon will we see results').find((hit) => hit.page.path === '/');
    expect(hit?.parts[0]).toMatchObject({
      anchor: 'faq',
      title: 'How soon will we see results?',
    });
  });

  it('finds half its words rather than nothing', () => {
    expect(paths('fraud xylophone')).toContain('/use-cases/fraud-detection');
  });
});

/** What buyers ask, and the page that comes first; `ask` where the site gives no answer. */
const table: readonly (readonly [query: string, first: string])[] = [
  ['SSO', 'ask'],
  ['single sign-on', 'ask'],
  ['pricing', 'ask'],
  ['cost', 'ask'],
  ['price', 'ask'],
  ['How much does it cost?', 'ask'],
  ['latency', 'ask'],
  ['real time', '/solutions/neural-edge'],
  ['hosting', 'ask'],
  ['on premises', 'ask'],
  ['cloud', 'ask'],
  ['API', 'ask'],
  ['integrations', 'ask'],
  ['SAP', 'ask'],
  ['Salesforce', 'ask'],
  ['LLM', 'ask'],
  ['GPT', 'ask'],
  ['MCP', 'ask'],
  ['GDPR', '/solutions/neural-shield'],
  ['HIPAA', '/solutions/neural-shield'],
  ['SOC 2', '/solutions/neural-shield'],
  ['quantum', '/solutions/neural-shield'],
  ['ROI', '/roles/finance-leaders'],
  ['pilot', '/'],
  ['onboarding', '/'],
  ['demo', '/contact'],
  ['support', '/'],
  ['Spanish', '/blog/crm-no-genera-dinero'],
  ['privacy', '/contact'],
  ['delete my data', '/contact'],
  ['accuracy', '/resources'],
  ['bias', 'ask'],
  ['explainable', '/solutions/neural-learning'],
  ['audit', '/use-cases/regulatory-compliance'],
  ['fraud', '/use-cases/fraud-detection'],
  ['maintenance', '/use-cases/predictive-maintenance'],
  ['students', '/resources/case-studies'],
  ['bank', '/industries/finance'],
  ['factory', '/industries/manufacturing'],
  ['hospital', 'ask'],
  ['contact', '/contact'],
  ['neural edge', '/solutions/neural-edge'],
  ['cfo', '/roles/finance-leaders'],
  ['dallas', '/contact'],
  ['government', '/industries/government'],
  ['phone', 'ask'],
  ['address', '/contact'],
  // Not finished yet.
  ['manuf', '/industries/manufacturing'],
  // Misspelled: a letter too few, too many, another one, two that are swapped, and two words.
  ['pricng', 'ask'],
  ['hippaa', '/solutions/neural-shield'],
  ['latancy', 'ask'],
  ['piolt', '/'],
  ['predictve maintenence', '/use-cases/predictive-maintenance'],
];

describe('what buyers ask', () => {
  it.each(table)('%s is answered by %s', (query, expected) => {
    const { kind, hits } = answer(query);
    expect(kind === 'open' ? 'ask' : hits[0]?.page.path).toBe(expected);
    expect(kind).toBe(expected === 'ask' ? 'open' : 'answered');
  });

  it('leads only to pages that exist, and each query to one topic', () => {
    const known = index.pages.map((page) => page.path);
    for (const path of searchTopics.flatMap((topic) => topic.pages)) expect(known).toContain(path);
    const queries = searchTopics.flatMap((topic) => topic.queries.map(fold));
    expect(queries.filter((query, at) => queries.indexOf(query) !== at)).toEqual([]);
  });

  it.each([
    ['cost reduction', 'answered'],
    ['rank', 'answered'],
    ['fraud xylophone', 'partly'],
    ['zzzzzz', 'unknown'],
  ])('%j is %s', (query, kind) => {
    expect(answer(query).kind).toBe(kind);
  });
});
