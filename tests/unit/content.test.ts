import { describe, expect, it } from 'vitest';
import { posts } from '../../src/content/articles/cards.ts';
import { readingMinutes } from '../../src/content/articles/reading-time.ts';
import { journey } from '../../src/content/journey.ts';
import { aliases, notFoundPath, pathOfFile } from '../../src/content/routes.ts';
import { site } from '../../src/content/site.ts';
import type { Page, PostCard, Section } from '../../src/content/types.ts';

const modules = import.meta.glob<Page>('../../src/content/pages/**/*.ts', {
  import: 'default',
  eager: true,
});
const pages = Object.entries(modules).map(([file, page]) => ({ path: pathOfFile(file), page }));

/** Post cards stand on several pages by design; they are checked on their own. */
const isCard = (value: object): value is PostCard => 'readTime' in value && 'excerpt' in value;

/** Every string a page shows, in order; addresses and ids left out. */
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    return /^(href|link|id|kind|icon|image|name|offering|accent|surface|shot|body|date|variant|number|drawing)$/.test(
      key,
    )
      ? []
      : [value];
  }
  if (Array.isArray(value)) {
    // A rich text is one paragraph, whatever its spans.
    const spans = value.filter((it) => typeof it === 'string' || 'text' in Object(it));
    if (/^(text|lede|left|right)$/.test(key) || (key === 'rich' && spans.length === value.length)) {
      return [value.map((it) => (typeof it === 'string' ? it : it.text)).join('')];
    }
    return value.flatMap((it) => textsOf(it, key));
  }
  if (value && typeof value === 'object') {
    if (isCard(value)) return [];
    return Object.entries(value).flatMap(([name, it]) => textsOf(it, name));
  }
  return [];
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

describe('every page', () => {
  it('is found', () => {
    expect(pages.length).toBeGreaterThanOrEqual(31);
  });

  it.each(pages)('$path has a title and a description of readable length', ({ page }) => {
    expect(page.meta.title.length).toBeLessThanOrEqual(60);
    expect(page.meta.description.length).toBeGreaterThanOrEqual(50);
    expect(page.meta.description.length).toBeLessThanOrEqual(160);
    expect(page.meta.keywords.length).toBeGreaterThanOrEqual(1);
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
    ];
    const strip = (text: string) => known.reduce((rest, it) => rest.replaceAll(it, ''), text);
    const invented = pages.flatMap(({ path, page }) =>
      textsOf(page)
        .filter((text) => /\d/.test(strip(text)))
        .map((text) => `${path}: ${text}`),
    );
    expect(invented, 'numbers that are not among `known` above').toEqual([]);
  });

  it('has at most eight sections beside its figure, home aside, and ends with a way on', () => {
    const quiet = ['/', '/contact', notFoundPath];
    for (const { path, page } of pages.filter((it) => !quiet.includes(it.path))) {
      const sections = page.sections.filter((it) => it.kind !== 'figure');
      expect(sections.length, path).toBeLessThanOrEqual(8);
      expect(page.sections.at(-1)?.kind, path).toBe('closing-call');
    }
  });
});

describe('the journey', () => {
  it('passes every page once, but for articles, and ends at contact', () => {
    const stops = journey.map(([path]) => path);
    const wanted = pages
      .map((it) => it.path)
      .filter((path) => path !== notFoundPath && !path.startsWith('/blog/'));
    expect([...stops].sort()).toEqual(wanted.sort());
    expect(stops.at(-1)).toBe('/contact');
  });
});

describe('aliases', () => {
  it('lead to pages that exist', () => {
    const paths = pages.map((it) => it.path);
    for (const target of Object.values(aliases)) expect(paths).toContain(target);
  });
});

describe('the specification’s counts', () => {
  const section = <K extends Section['kind']>(path: string, kind: K) =>
    pages.find((it) => it.path === path)?.page.sections.find((it) => it.kind === kind) as
      | Extract<Section, { kind: K }>
      | undefined;

  it('holds: five posts, three on home, six questions', () => {
    expect(posts).toHaveLength(5);
    expect(section('/', 'posts')?.posts).toHaveLength(3);
    expect(section('/', 'faq')?.items).toHaveLength(6);
    expect(section('/blog', 'articles')?.posts).toHaveLength(5);
  });

  it('holds: home’s sections in order', () => {
    const home = pages.find((it) => it.path === '/')?.page;
    expect(home?.sections.map((it) => it.kind)).toEqual([
      'home-hero',
      'what-if',
      'pipeline',
      'process',
      'solution-cards',
      'buyers',
      'human-values',
      'counter',
      'posts',
      'faq',
    ]);
  });

  it('holds: the dates that are facts', () => {
    const dateOf = (id: string) => posts.find((it) => it.id === id)?.date;
    expect(dateOf('crm-no-genera-dinero')).toBe('2025-08-18');
    expect(dateOf('executive-breakfast-mexico-city')).toBe('2025-08-13');
    expect(posts.every((it) => it.date <= '2025-08-18')).toBe(true);
  });
});

describe('articles', () => {
  const articles = pages.flatMap(({ page }) =>
    page.sections.filter((section) => section.kind === 'article-body'),
  );

  it.each(articles)('$card.id names its real reading time', ({ card, blocks, standfirst }) => {
    expect(card.readTime).toBe(readingMinutes(blocks, standfirst));
  });

  it('are written by the editorial team, not by an invented person', () => {
    const authors = new Set(posts.map((it) => it.author));
    expect([...authors].sort()).toEqual(['Equipo editorial de Neural Suite', site.author].sort());
  });
});
