/** Structured data (schema.org as JSON-LD) of a page, for search engines. */
import type { BlogPosting, FAQPage, Organization, Service, Thing, WebSite } from 'schema-dts';
import { plainText } from '../content/plain-text.ts';
import { description, site } from '../content/site.ts';
import { offerings } from '../content/suite.ts';
import type { Offering, PostCard, Rich, SectionKind, SectionOf } from '../content/types.ts';
import { publishedAt, socialCardOf } from '../lib/page-meta.ts';
import { absolute, crumbsFor, type LoadedPage } from './pages.ts';

const organizationId = `${site.url}/#organization`;
const blogId = `${site.url}/blog#blog`;
/** A size in pixels. `E37` is the UN/CEFACT code of that unit. */
const pixels = (value: number) =>
  ({ '@type': 'QuantitativeValue', value, unitCode: 'E37', unitText: 'px' }) as const;
const logo = {
  '@type': 'ImageObject',
  url: `${site.url}/icon-512.png`,
  width: pixels(512),
  height: pixels(512),
} as const;
/**
 * Repeated in full on each page, because a crawler of one page may not resolve another page's
 * `@id`.
 */
const publisher = {
  '@type': 'Organization',
  '@id': organizationId,
  name: site.name,
  url: absolute('/'),
  logo,
} as const;

const organization: Organization = {
  ...publisher,
  description,
  email: site.email,
  slogan: site.tagline,
  sameAs: [site.linkedin, site.social.href],
  address: {
    '@type': 'PostalAddress',
    addressLocality: site.headquarters.city,
    addressRegion: site.headquarters.region,
    addressCountry: site.headquarters.country,
  },
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'sales',
    email: site.email,
    url: absolute('/contact'),
    availableLanguage: ['en', 'es'],
  },
};

const website: WebSite = {
  '@type': 'WebSite',
  '@id': `${site.url}/#website`,
  name: site.name,
  url: absolute('/'),
  description,
  inLanguage: 'en',
  publisher,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${site.url}/?q={search_term_string}` },
    // An extension by Google, which is not in the types of schema-dts.
    ...{ 'query-input': 'required name=search_term_string' },
  },
};

const posting = (card: PostCard): BlogPosting => ({
  '@type': 'BlogPosting',
  // The same id in the blog's list and on the article's own page.
  '@id': `${absolute(card.link)}#article`,
  headline: card.title,
  description: card.excerpt,
  url: absolute(card.link),
  mainEntityOfPage: { '@type': 'WebPage', '@id': absolute(card.link) },
  datePublished: publishedAt(card.date),
  dateModified: publishedAt(card.updated ?? card.date),
  articleSection: card.category,
  image: {
    '@type': 'ImageObject',
    url: site.url + socialCardOf(card.link),
    width: pixels(1200),
    height: pixels(630),
  },
  inLanguage: card.lang,
  author: { '@type': 'Organization', name: card.author, url: absolute('/about') },
  publisher,
});

/**
 * One of the four products. It has the same id on its own page and on the overview of solutions.
 */
const service = (offering: Offering): Service => ({
  '@type': 'Service',
  '@id': `${absolute(offering.href)}#service`,
  name: offering.name,
  serviceType: offering.benefit,
  description: offering.description,
  url: absolute(offering.href),
  provider: publisher,
});

const faqPage = (items: readonly { question: string; answer: Rich }[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
});

/**
 * Collects the structured data of a page: the kinds in its `meta.schema`, those of its sections and
 * products, and the breadcrumbs of every page below the home page.
 *
 * @param url canonical URL of the page
 */
export function structuredData(loaded: LoadedPage, url: string): object[] {
  const { page } = loaded;
  const kinds = page.meta.schema ?? [];
  const findSection = <K extends SectionKind>(kind: K) =>
    page.sections.find((section) => section.kind === kind) as SectionOf<K> | undefined;
  const things: Thing[] = [];

  if (kinds.includes('website')) things.push(website);
  if (kinds.includes('organization')) things.push(organization);

  const posts = findSection('articles');
  if (posts) {
    things.push({
      '@type': 'Blog',
      '@id': blogId,
      name: site.blog,
      description: page.meta.description,
      url,
      inLanguage: ['en', 'es-MX'],
      publisher,
      blogPost: posts.posts.map(posting),
    });
  }

  const article = findSection('article-body');
  if (article) {
    things.push({
      ...posting(article.card),
      wordCount: article.words,
      timeRequired: `PT${article.card.readTime}M`,
      keywords: page.meta.keywords,
      isPartOf: {
        '@type': 'Blog',
        '@id': blogId,
        name: site.blog,
        url: absolute('/blog'),
      },
    });
  }

  const faq = findSection('faq');
  if (faq) things.push(faqPage(faq.items));

  const products = offerings.filter(({ href }) =>
    [href, '/solutions'].includes(loaded.canonicalPath),
  );
  for (const node of products) things.push(service(node));

  const crumbs = crumbsFor(loaded);
  if (crumbs.length > 1) {
    things.push({
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.label,
        item: crumb.href ? absolute(crumb.href) : url,
      })),
    });
  }
  return things.map((thing) => ({ '@context': 'https://schema.org', ...(thing as object) }));
}
