import type {
  Article,
  Blog,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Organization,
  Thing,
  WebSite,
  WithContext,
} from 'schema-dts';
import { description, site } from '../content/site.ts';
import type { PostCard, SectionKind, SectionOf } from '../content/types.ts';
import { socialCardOf } from '../lib/social-card.ts';
import { absolute, crumbsFor, publishedAt } from './head.ts';
import type { LoadedPage } from './pages.ts';

const context = { '@context': 'https://schema.org' } as const;
const organizationId = `${site.url}/#organization`;
const blogId = `${site.url}/blog#blog`;
const logo = {
  '@type': 'ImageObject',
  url: `${site.url}/icon-512.png`,
  width: '512',
  height: '512',
} as const;
/** In full wherever it is named: a reader of one page knows no other page's `@id`. */
const publisher = {
  '@type': 'Organization',
  '@id': organizationId,
  name: site.name,
  url: absolute('/'),
  logo,
} as const;

const organization = (): WithContext<Organization> => ({
  ...context,
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
});

const website = (): WithContext<WebSite> => ({
  ...context,
  '@type': 'WebSite',
  '@id': `${site.url}/#website`,
  name: site.name,
  url: absolute('/'),
  description,
  inLanguage: 'en',
  publisher,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${site.url}/blog?q={search_term_string}` },
    // Google's extension of the vocabulary; schema-dts does not know it.
    ...{ 'query-input': 'required name=search_term_string' },
  },
});

const posting = (card: PostCard): BlogPosting => ({
  '@type': 'BlogPosting',
  '@id': `${absolute(card.link)}#article`,
  headline: card.title,
  description: card.excerpt,
  url: absolute(card.link),
  mainEntityOfPage: { '@type': 'WebPage', '@id': absolute(card.link) },
  datePublished: publishedAt(card.date),
  dateModified: publishedAt(card.date),
  articleSection: card.category,
  image: {
    '@type': 'ImageObject',
    url: site.url + socialCardOf(card.link),
    width: '1200',
    height: '630',
  },
  inLanguage: card.language === 'es' ? 'es-MX' : 'en',
  author: { '@type': 'Organization', name: card.author, url: absolute('/about') },
  publisher,
});

/**
 * Typed JSON-LD of a page: what its meta asks for, and the breadcrumb list that
 * every page below home has.
 */
export function structuredData(loaded: LoadedPage, url: string): Thing[] {
  const { page } = loaded;
  const wanted = page.meta.schema ?? [];
  const section = <K extends SectionKind>(kind: K) =>
    page.sections.find((it) => it.kind === kind) as SectionOf<K> | undefined;
  const things: WithContext<Thing>[] = [];

  if (wanted.includes('website')) things.push(website() as WithContext<Thing>);
  if (wanted.includes('organization')) things.push(organization() as WithContext<Thing>);

  const posts = section('articles');
  if (wanted.includes('blog') && posts) {
    const blog: WithContext<Blog> = {
      ...context,
      '@type': 'Blog',
      '@id': blogId,
      name: page.meta.title,
      description: page.meta.description,
      url,
      inLanguage: ['en', 'es-MX'],
      publisher,
      blogPost: posts.posts.map(posting),
    };
    things.push(blog as WithContext<Thing>);
  }

  const article = section('article-body');
  if (wanted.includes('article') && article) {
    // The list names postings; the page itself is the article.
    things.push({
      ...context,
      ...(posting(article.card) as object),
      '@type': 'Article',
      wordCount: article.words,
      timeRequired: `PT${article.card.readTime}M`,
      keywords: page.meta.keywords.join(', '),
      isPartOf: {
        '@type': 'Blog',
        '@id': blogId,
        name: `${site.name} blog`,
        url: absolute('/blog'),
      },
    } as WithContext<Article>);
  }

  const faq = section('faq');
  if (wanted.includes('faq') && faq) {
    const faqPage: WithContext<FAQPage> = {
      ...context,
      '@type': 'FAQPage',
      mainEntity: faq.items.map((item) => ({
        '@type': 'Question',
        name: item.question,
        acceptedAnswer: { '@type': 'Answer', text: item.answer },
      })),
    };
    things.push(faqPage as WithContext<Thing>);
  }

  const crumbs = crumbsFor(loaded);
  if (crumbs.length > 1) {
    const list: WithContext<BreadcrumbList> = {
      ...context,
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.label,
        item: crumb.href ? absolute(crumb.href) : url,
      })),
    };
    things.push(list as WithContext<Thing>);
  }
  return things as Thing[];
}
