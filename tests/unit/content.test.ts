import { describe, expect, it } from 'vitest';
import { posts } from '../../src/content/articles/cards.ts';
import { wordCount } from '../../src/content/articles/page.ts';
import { ownerQuestions } from '../../src/content/open-questions.ts';
import { type OwnerAnswer, ownerAnswers, withAnswers } from '../../src/content/owner-answers.ts';
import { aliases, notFoundPath } from '../../src/content/routes.ts';
import { site } from '../../src/content/site.ts';
import { offerings } from '../../src/content/suite.ts';
import type { Page, Section } from '../../src/content/types.ts';
import { pages } from './pages.ts';
import { textsOf } from './texts.ts';

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

describe('every page', () => {
  it.each(pages)('$path has a title and a description of readable length', ({ page }) => {
    expect(`${page.meta.title} | ${site.name}`.length).toBeLessThanOrEqual(60);
    expect(page.meta.description.length).toBeGreaterThanOrEqual(50);
    expect(page.meta.description.length).toBeLessThanOrEqual(160);
    expect(page.meta.keywords).not.toBe('');
  });

  it.each(pages)('$path fills the rows of its bento grids', ({ page }) => {
    for (const section of page.sections) {
      if (section.kind !== 'bento') continue;
      const ends = section.items.map((_, last) =>
        section.items.slice(0, last + 1).reduce((sum, { span = 2 }) => sum + span, 0),
      );
      // Every multiple of six is the end of a tile, so no tile is wrapped and the last row is full.
      const rows = ends.at(-1)! / 6;
      expect(ends.filter((end) => end % 6 === 0)).toHaveLength(rows);
    }
  });

  it('has paragraphs of its own', () => {
    const owners = new Map<string, Set<string>>();
    for (const { path, page } of pages) {
      for (const text of textsOf(page.sections)) {
        if (wordsIn(text) <= 12) continue;
        owners.set(text, (owners.get(text) ?? new Set()).add(path));
      }
    }
    const shared = [...owners].filter(([, paths]) => paths.size > 1);
    expect(shared.map(([text, paths]) => `${[...paths].join(', ')}: ${text}`)).toEqual([]);
    expect(owners.size).toBeGreaterThan(300);
  });

  it('states no figure that the specification does not have', () => {
    const known = [
      ...['3–6×', '3-6x', '60%', '90 days', '95%', '80%', '40%', '25%', '75%', '90%', '99.5%'],
      ...['85%', '50%', '100%', '30–60 days', '30–60 días', '24/7', 'SOC 2', 'Q1 2026', 'year 1'],
      ...['14,376', '14376', '2025', '90 d', '5 Articles', '404'],
      // The same figures in Spanish; weeks within the 90 days; names of standards.
      ...[
        '30 a 60 días',
        '3 a 6 veces',
        'Week 1',
        'Weeks 2–4',
        'Weeks 5–8',
        'Weeks 9–12',
        'Day 90',
      ],
      ...['FIPS 203', 'FIPS 204'],
    ];
    const strip = (text: string) =>
      known.reduce((rest, figure) => rest.replaceAll(figure, ''), text);
    const invented = pages.flatMap(({ path, ...words }) =>
      textsOf(words)
        .filter((text) => /\d/.test(strip(text)))
        .map((text) => `${path}: ${text}`),
    );
    expect(invented, 'numbers that are not among `known` above').toEqual([]);
  });

  it('has a first picture that no other page has', () => {
    const own = pages.filter(({ path }) => path !== '/' && !path.startsWith('/blog/'));
    const shotOf = (page: Page) => page.sections[0]?.shot ?? page.shot;
    const owners = new Map<string, string[]>();
    for (const { path, page } of own)
      owners.set(shotOf(page), [...(owners.get(shotOf(page)) ?? []), path]);
    expect([...owners].filter(([, paths]) => paths.length > 1)).toEqual([]);
  });

  it('has at most ten sections beside its figure and its checks, home aside, and ends with a way on', () => {
    const quiet = ['/', '/contact', notFoundPath];
    for (const { path, page } of pages.filter((page) => !quiet.includes(page.path))) {
      const sections = page.sections.filter(
        (section) => !['illustration', 'demo', 'checks'].includes(section.kind),
      );
      expect(sections.length, path).toBeLessThanOrEqual(10);
      expect(page.sections.at(-1)?.kind, path).toBe('closing-call');
    }
  });
});

describe('a product’s page', () => {
  it.each(offerings)('$href answers in the order in which a buyer asks', ({ href }) => {
    const page = pages.find(({ path }) => path === href)?.page;
    const asked = ['page-hero', 'demo', 'fit', 'numbered-list', 'metrics-table', 'pilot', 'facts'];
    const order = page?.sections.map(({ kind }) => kind) ?? [];
    expect(order.filter((kind) => [...asked, 'faq', 'closing-call'].includes(kind))).toEqual([
      ...asked,
      'faq',
      'closing-call',
    ]);
    const faq = page?.sections.find((section) => section.kind === 'faq');
    expect(faq?.price?.factors.length).toBeGreaterThan(2);
    expect(order.at(-1)).toBe('closing-call');
  });
});

describe('what a reader can check', () => {
  const buyers = /^\/(?:solutions\/neural|roles\/|industries\/|use-cases\/)/;
  const checked = pages.filter(({ path }) => buyers.test(path));

  it.each(checked)('stands behind the first section or the demo of $path', ({ page }) => {
    const [first, second, third] = page.sections;
    expect(first?.kind).toBe('page-hero');
    const checks = second?.kind === 'demo' ? third : second;
    expect(checks?.kind === 'checks' && checks.items.map(({ href }) => href)).toHaveLength(3);
  });
});

describe('what the owner answers', () => {
  const question = { id: 'x', page: '/solutions/neural-edge', question: 'Which one?' };
  const itemsOf = (path: string, given: readonly OwnerAnswer[]) => {
    const page = pages.find((page) => page.path === path)!.page;
    const { sections } = withAnswers(page, path, given);
    expect(sections.at(-1)?.kind).toBe('closing-call');
    return sections.flatMap((section) => (section.kind === 'faq' ? section.items : []));
  };

  it('stands behind the questions of its page, once it is given', () => {
    const before = itemsOf(question.page, []);
    expect(before.length).toBeGreaterThanOrEqual(3);
    const answered = { ...question, answer: 'This one.' };
    expect(itemsOf(question.page, [answered])).toEqual([...before, answered]);
    expect(itemsOf('/about', [answered])).toEqual([]);
    const onAbout = { ...answered, page: '/about' };
    expect(itemsOf('/about', [onAbout])).toEqual([onAbout]);
  });

  it('is asked of pages that exist, and no page hands a question back', () => {
    const paths = pages.map(({ path }) => path);
    for (const { page } of [...ownerQuestions, ...ownerAnswers]) expect(paths).toContain(page);
    const texts = pages.flatMap(({ path, ...words }) =>
      textsOf(words).map((text) => `${path}: ${text}`),
    );
    expect(texts.filter((text) => /\bask us\b/i.test(text))).toEqual([
      '/: What people ask us first',
    ]);
  });
});

describe('the next page', () => {
  const nextOf = new Map(pages.map(({ path, page }) => [path, page.next?.href]));

  it('is named by every page but home, contact and the articles', () => {
    const silent = (path: string) =>
      ['/', '/contact', notFoundPath].includes(path) || path.startsWith('/blog/');
    expect(pages.filter(({ page }) => !page.next).map(({ path }) => path)).toEqual(
      pages.map(({ path }) => path).filter(silent),
    );
  });

  it('leads from anywhere to the contact form, and passes no page twice', () => {
    for (const start of nextOf.keys()) {
      const way = [start];
      for (let at = nextOf.get(start); at; at = nextOf.get(at)) {
        expect(way, start).not.toContain(at);
        way.push(at);
      }
      if (way.length > 1) expect(way.at(-1), start).toBe('/contact');
    }
  });
});

describe('aliases', () => {
  it('lead to pages that exist', () => {
    const paths = pages.map((page) => page.path);
    for (const target of Object.values(aliases)) expect(paths).toContain(target);
  });
});

describe('the specification’s counts', () => {
  const section = <K extends Section['kind']>(path: string, kind: K) =>
    pages
      .find((page) => page.path === path)
      ?.page.sections.find((section) => section.kind === kind) as
      | Extract<Section, { kind: K }>
      | undefined;

  it('holds: five posts, three on home, six questions', () => {
    expect(posts).toHaveLength(5);
    expect(section('/', 'posts')?.posts).toHaveLength(3);
    expect(section('/', 'faq')?.items).toHaveLength(6);
    expect(section('/blog', 'articles')?.posts).toHaveLength(5);
  });
});

describe('articles', () => {
  const articles = pages.flatMap(({ page }) =>
    page.sections.filter((section) => section.kind === 'article-body'),
  );

  const wordsPerMinute = 220;

  it.each(articles)('$card.id names its real reading time', ({ card, blocks, standfirst }) => {
    expect(card.readTime).toBe(Math.ceil(wordCount(blocks, standfirst) / wordsPerMinute));
  });
});

it('the specification has no route that the site lacks', () => {
  const specified = [
    ...['/', '/about', '/blog', '/contact', '/solutions', '/roles', '/resources'],
    ...['compliance-risk-battle-of-the-bot', 'ai-reshaping-gtm-latam', 'speed-is-everything'].map(
      (slug) => `/blog/${slug}`,
    ),
    ...['executive-breakfast-mexico-city', 'crm-no-genera-dinero'].map((slug) => `/blog/${slug}`),
    ...['neural-edge', 'neural-shield', 'neural-learning', 'neural-agents'].map(
      (slug) => `/solutions/${slug}`,
    ),
    ...['finance-leaders', 'ai-data-teams', 'compliance-officers'].map((slug) => `/roles/${slug}`),
    '/resources/case-studies',
    '/use-cases',
    ...['fraud-detection', 'predictive-maintenance', 'regulatory-compliance', 'compliance'].map(
      (slug) => `/use-cases/${slug}`,
    ),
    ...['customer-experience', 'customer-experience-automation'].map(
      (slug) => `/use-cases/${slug}`,
    ),
    '/industries',
    ...['finance', 'manufacturing', 'government', 'enterprise'].map(
      (slug) => `/industries/${slug}`,
    ),
  ];
  expect(pages.map(({ path }) => path).concat(Object.keys(aliases))).toEqual(
    expect.arrayContaining(specified),
  );
});
