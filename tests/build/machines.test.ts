/** Content for programs: feed, llms.txt, structured data. */
import { describe, expect, it } from 'vitest';
import { allPaths } from '../../scripts/lib/measure/routes.ts';
import { pageOrder } from '../../src/build/seo-files.ts';
import { posts } from '../../src/content/articles/cards.ts';
import { withAnswers } from '../../src/content/owner-answers.ts';
import { aliases } from '../../src/content/routes.ts';
import { site } from '../../src/content/site.ts';
import { offerings } from '../../src/content/suite.ts';
import { pages } from '../unit/pages.ts';
import { elementsOf, exists, pageOf, read, textsOf } from './site.ts';

/** The questions of a page, as its content and the owner's answers have them. */
const questionsOf = (path: string) => {
  const page = pages.find((page) => page.path === path)?.page;
  return page
    ? withAnswers(page, path).sections.flatMap((section) =>
        section.kind === 'faq' ? section.items.map(({ question }) => question) : [],
      )
    : [];
};

const own = allPaths.filter((path) => !(path in aliases));
const local = (url: string) => new URL(url).pathname;

describe('the feed', () => {
  const xml = read('feed.xml');
  const items = [...xml.matchAll(/<item>([\s\S]*?)<\/item>/g)].map(([, it = '']) => it);
  const one = (item: string, name: string) => {
    const [, raw = ''] = item.match(new RegExp(`<${name}[^>]*>([\\s\\S]*?)</${name}>`)) ?? [];
    return raw.replace(/^<!\[CDATA\[([\s\S]*)\]\]>$/, '$1');
  };

  it('has every article, newest first, dated and under its own address', () => {
    expect(items.map((item) => local(one(item, 'link')))).toEqual(posts.map((post) => post.link));
    for (const item of items) {
      expect(Number.isNaN(Date.parse(one(item, 'pubDate')))).toBe(false);
      expect(one(item, 'guid')).toBe(one(item, 'link'));
      expect(item).toContain('<guid isPermaLink="true">');
      expect(new Date(one(item, 'pubDate')).toISOString()).toMatch(/T12:00:00/);
    }
  });

  it('says the language of each article', () => {
    const languages = items.map((item) => [local(one(item, 'link')), one(item, 'dc:language')]);
    expect(Object.fromEntries(languages)).toEqual(
      Object.fromEntries(posts.map((post) => [post.link, post.lang])),
    );
    for (const item of items) {
      expect(one(item, 'content:encoded')).toContain(`<div lang="${one(item, 'dc:language')}">`);
    }
  });

  it('carries the whole text, in HTML that is balanced and links with whole addresses', () => {
    for (const item of items) {
      const html = one(item, 'content:encoded');
      const page = pageOf(local(one(item, 'link')));
      const headings = textsOf(html, 'h2');
      const onPage = textsOf(page, 'h2').map((text) => text.replace(/\u00a0/g, ' '));
      expect(headings.length).toBeGreaterThan(3);
      expect(onPage).toEqual(expect.arrayContaining(headings));
      expect(html.replace(/<[^>]*>/g, ' ').split(/\s+/).length).toBeGreaterThan(600);
      for (const tag of ['p', 'h2', 'ul', 'ol', 'li', 'table', 'tr', 'a', 'blockquote']) {
        const opened = html.match(new RegExp(`<${tag}[ >]`, 'g'))?.length ?? 0;
        expect(html.match(new RegExp(`</${tag}>`, 'g'))?.length ?? 0, tag).toBe(opened);
      }
      for (const { attributes } of elementsOf(html)) {
        if (attributes.href) expect(attributes.href).toMatch(/^(https|mailto):/);
      }
      expect(html).not.toMatch(/<script|<style|\]\]>|undefined/);
    }
  });
});

describe('llms.txt', () => {
  const text = read('llms.txt');
  const lines = text.split('\n');
  const links = [...text.matchAll(/^- \[([^\]]+)\]\(([^)]+)\): (.+)$/gm)];

  it('begins with the name and a summary, and has headings of the second level only', () => {
    expect(lines[0]).toBe(`# ${site.name}`);
    expect(lines[2]).toMatch(/^> .{50,}/);
    expect(lines.filter((line) => line.startsWith('# '))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('## ')).length).toBeGreaterThan(4);
    expect(text).not.toMatch(/^###/m);
  });

  it('lists every page once, each with one line', () => {
    const listed = links.map(([, , url = '']) => local(url));
    expect([...listed].sort()).toEqual([...own].sort());
    for (const [, name = '', , description = ''] of links) {
      expect(name.length).toBeGreaterThan(2);
      expect(description.length).toBeGreaterThan(50);
    }
    // Every list line is one of the well-formed links.
    expect(lines.filter((line) => line.startsWith('-'))).toHaveLength(links.length);
  });
});

// biome-ignore lint/suspicious/noExplicitAny: JSON-LD as it was written
type Thing = any;
const things = (path: string): Thing[] =>
  elementsOf(pageOf(path))
    .filter(({ attributes }) => attributes.type === 'application/ld+json')
    .map(({ text }) => JSON.parse(text));
const thing = (path: string, type: string): Thing =>
  things(path).find((thing) => thing['@type'] === type);
/** A date and time with time zone: search consoles warn about dates without one. */
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/;

function expectPosting(posting: Thing) {
  expect(posting.headline.length).toBeLessThanOrEqual(110);
  expect(posting.datePublished).toMatch(moment);
  expect(posting.dateModified).toMatch(moment);
  expect(posting.dateModified >= posting.datePublished).toBe(true);
  expect(posting.author).toMatchObject({ '@type': 'Organization' });
  expect(posting.author.name && posting.author.url).toBeTruthy();
  expect(posting.publisher).toMatchObject({ '@type': 'Organization', name: site.name });
  expect(exists(local(posting.publisher.logo.url))).toBe(true);
  expect(exists(local(posting.image.url))).toBe(true);
  expect(posting.image.width).toMatchObject({ value: 1200, unitCode: 'E37' });
  expect(posting.mainEntityOfPage['@id']).toBe(posting.url);
  expect(posting.inLanguage).toMatch(/^(en|es-MX)$/);
}

describe('structured data', () => {
  it.each(posts)(
    '$id is an article with everything that is required or recommended',
    ({ link }) => {
      const article = thing(link, 'BlogPosting');
      expectPosting(article);
      // The same thing is described identically wherever it occurs.
      const { '@id': id, name, blogPost } = thing('/blog', 'Blog');
      expect(article).toMatchObject(blogPost.find((post: Thing) => post.url === article.url));
      expect(blogPost).toHaveLength(posts.length);
      expect(article.wordCount).toBeGreaterThan(600);
      expect(article.isPartOf).toMatchObject({ '@id': id, name });
      expect(name).toBe(site.blog);
    },
  );

  it('says who we are, and how the site is searched', () => {
    const organization = thing('/', 'Organization');
    expect(organization).toMatchObject({ name: site.name, url: `${site.url}/`, email: site.email });
    expect(exists(local(organization.logo.url))).toBe(true);
    expect(organization.contactPoint.contactType).toBeTruthy();
    expect(organization.address.addressCountry).toBe('US');
    const action = thing('/', 'WebSite').potentialAction;
    expect(action.target.urlTemplate).toBe(`${site.url}/?q={search_term_string}`);
    expect(action['query-input']).toBe('required name=search_term_string');
  });

  it.each(own.filter((path) => path !== '/'))('%s has a trail of whole addresses', (path) => {
    const { itemListElement } = thing(path, 'BreadcrumbList');
    expect(itemListElement.length).toBeGreaterThan(1);
    itemListElement.forEach((item: Thing, index: number) => {
      expect(item).toMatchObject({ '@type': 'ListItem', position: index + 1 });
      expect(item.name).toBeTruthy();
      expect(own).toContain(local(item.item));
    });
    expect(local(itemListElement.at(-1).item)).toBe(path);
  });

  it.each(offerings)('offers $name, with its questions answered', ({ name, href }) => {
    expect(thing(href, 'Service')).toMatchObject({ name, url: site.url + href });
    const { mainEntity } = thing(href, 'FAQPage');
    const asked = questionsOf(href);
    expect(asked.length).toBeGreaterThanOrEqual(3);
    expect(mainEntity.map(({ name }: Thing) => name)).toEqual(asked);
    for (const question of mainEntity) {
      expect(pageOf(href)).toContain(question.name.replaceAll("'", '&#x27;'));
      expect(question.acceptedAnswer.text.length).toBeGreaterThan(40);
    }
    expect(things('/solutions').filter((thing) => thing['@type'] === 'Service')).toHaveLength(4);
  });

  it('has no empty value anywhere', () => {
    for (const path of own) {
      expect(JSON.stringify(things(path)), path).not.toMatch(/:(null|""|\[\]|\{\})/);
    }
  });
});

it('every page except home and contact links to a next page', () => {
  for (const path of pageOrder.slice(1, -1)) {
    const next = elementsOf(pageOf(path)).filter((element) => element.attributes.rel === 'next');
    expect(next, path).toHaveLength(1);
  }
  for (const { link } of posts) {
    const ways = elementsOf(pageOf(link)).filter((element) =>
      /^(next|prev)$/.test(element.attributes.rel ?? ''),
    );
    expect(ways.length, link).toBeGreaterThan(0);
  }
});

it('the sitemap, which robots.txt names, has every page and says when it changed', () => {
  expect(read('robots.txt')).toContain(`${site.url}/sitemap.xml`);
  const entries = [
    ...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g),
  ];
  expect(entries.map(([, url]) => url).sort()).toEqual(own.map((path) => site.url + path).sort());
  for (const [, , day = ''] of entries) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
});
