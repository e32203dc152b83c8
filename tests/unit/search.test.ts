import { describe, expect, it } from 'vitest';
import { searchIndex } from '../../src/build/search-index.ts';
import { notFoundPath } from '../../src/content/routes.ts';
import { exampleQueries, searchTopics, suggestedPaths } from '../../src/content/search-topics.ts';
import { anchorOf, fold } from '../../src/lib/anchor.ts';
import { searchEngine } from '../../src/lib/search/engine.ts';
import { excerpt, markedPieces } from '../../src/lib/search/marks.ts';
import { pages as allPages } from './pages.ts';

const pages = allPages.filter(({ path }) => path !== notFoundPath);
const index = searchIndex(pages);
const { search, answer } = searchEngine(index);
const first = (query: string) => search(query)[0]?.page.path;
const paths = (query: string) => search(query).map((hit) => hit.page.path);

describe('the index', () => {
  it('holds every page, with a name, a sentence and anchors that are addresses', () => {
    expect(index.pages.map((page) => page.path).sort()).toEqual(
      pages.map((page) => page.path).sort(),
    );
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

  it('offers only queries that lead somewhere', () => {
    for (const query of exampleQueries) expect(search(query).length, query).toBeGreaterThan(1);
  });

  it('has words and no addresses in its texts', () => {
    const texts = index.pages.flatMap((page) => page.parts.map((part) => part.text));
    expect(
      texts.filter((text) => /\/contact|undefined|\[object|neural-outline/.test(text)),
    ).toEqual([]);
  });
});

describe('a query', () => {
  it.each([
    ['neural edge', '/solutions/neural-edge'],
    ['fraud', '/use-cases/fraud-detection'],
    ['cfo', '/roles/finance-leaders'],
    ['quantum', '/solutions/neural-shield'],
    ['dallas', '/contact'],
    ['government', '/industries/government'],
    // Slips are forgiven.
    ['fraud detction', '/use-cases/fraud-detection'],
    ['nueral shield', '/solutions/neural-shield'],
    ['complience officer', '/roles/compliance-officers'],
    ['predictve maintenence', '/use-cases/predictive-maintenance'],
    // A query is answered before it is finished.
    ['manuf', '/industries/manufacturing'],
  ])('%s leads to %s first', (query, path) => {
    expect(first(query)).toBe(path);
  });

  it.each([['pronostico'], ['pronóstico'], ['PRONÓSTICO'], ['prono\u0301stico']])(
    '%s finds the Spanish article, accents or not',
    (query) => {
      const [hit] = search(query);
      expect(hit?.page).toMatchObject({ path: '/blog/crm-no-genera-dinero', lang: 'es-MX' });
      expect(hit?.parts[0]?.part.title).toContain('pronóstico');
    },
  );

  it.each(['', '   ', '???', 'the', 'de la', 'zzzzzz'])(
    '%j finds nothing and breaks nothing',
    (query) => {
      expect(search(query)).toEqual([]);
    },
  );

  it('leads to the part of the page that answers it', () => {
    const hit = search('how soon will we see results').find((hit) => hit.page.path === '/');
    expect(hit?.parts[0]?.part).toMatchObject({
      anchor: 'faq',
      title: 'How soon will we see results?',
    });
  });

  it('can be asked of some pages only, and then answers with all of them', () => {
    const articles = search('data', (page) => page.kind === 'article');
    expect(articles.length).toBeGreaterThan(2);
    expect(articles.every((hit) => hit.page.kind === 'article')).toBe(true);
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
  ['phone', 'ask'],
  ['address', '/contact'],
  // Misspelled.
  ['singel sign-on', 'ask'],
  ['pricng', 'ask'],
  ['latancy', 'ask'],
  ['hostng', 'ask'],
  ['on premisis', 'ask'],
  ['cluod', 'ask'],
  ['integratoins', 'ask'],
  ['salesfroce', 'ask'],
  ['hippaa', '/solutions/neural-shield'],
  ['quantm', '/solutions/neural-shield'],
  ['piolt', '/'],
  ['suport', '/'],
  ['spansh', '/blog/crm-no-genera-dinero'],
  ['privcy', '/contact'],
  ['acuracy', '/resources'],
  ['explainble', '/solutions/neural-learning'],
  ['aduit', '/use-cases/regulatory-compliance'],
  ['maintanance', '/use-cases/predictive-maintenance'],
  ['studens', '/resources/case-studies'],
  ['factry', '/industries/manufacturing'],
  ['hosptal', 'ask'],
  ['contcat', '/contact'],
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

describe('marks', () => {
  const marked = (text: string, found: string[], queryTerms: string[]) =>
    markedPieces(text, { found, queryTerms })
      .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
      .join('');

  it('mark what was typed of a word, and all of it where a slip was forgiven', () => {
    expect(marked('New sensors here', ['sensors'], ['sensor'])).toBe('New [sensor]s here');
    expect(marked('Compliance first', ['compliance'], ['complience'])).toBe('[Compliance] first');
    expect(marked('El pronóstico', ['pronostico'], ['pronos'])).toBe('El [pronós]tico');
    expect(marked('<b>audit</b>', ['audit'], ['audit'])).toBe('<b>[audit]</b>');
    expect(marked('nothing', [], [])).toBe('nothing');
  });

  it('lose no letter', () => {
    const text = '¿Qué pasó? “Audit”, audits; AUDIT.';
    const pieces = markedPieces(text, { found: ['audit', 'audits'], queryTerms: ['audit'] });
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.filter((piece) => piece.marked)).toHaveLength(3);
  });

  it('an excerpt stands around the find and is cut between words', () => {
    const text = `${'before '.repeat(60)}needle ${'after '.repeat(60)}`.trim();
    const cut = excerpt(text, { found: ['needle'], queryTerms: ['needle'] }, 90);
    expect(cut).toMatch(/^… (before )+needle( after)+ …$/);
    expect(cut.length).toBeLessThan(100);
    expect(excerpt('short', { found: [], queryTerms: [] })).toBe('short');
  });
});

describe('letters', () => {
  it('fold', () => {
    expect(fold('Información ÑANDÚ')).toBe('informacion nandu');
  });

  it('become anchors', () => {
    expect(anchorOf({ title: 'Why it’s “hard”: ¿por qué?' })).toBe('why-its-hard-por-que');
    expect(anchorOf({ id: 'own', title: 'Other' })).toBe('own');
    expect(anchorOf({})).toBeUndefined();
  });

  it('make anchors that are unique on their page', () => {
    for (const { path, page } of pages) {
      const anchors = page.sections.slice(1).flatMap((section) => anchorOf(section) ?? []);
      expect(new Set(anchors).size, path).toBe(anchors.length);
    }
  });
});
