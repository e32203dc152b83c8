/** The elements of a page's head: for prerendering, and in the browser once the visitor goes on to another page. */
import { cardHeadline } from '../content/card-headline.ts';
import { site } from '../content/site.ts';
import { applyHead, type HeadTag } from '../lib/head.ts';
import { publishedAt } from '../lib/published-at.ts';
import { socialCardOf } from '../lib/social-card.ts';
import { absolute, fullTitle } from './head.ts';
import type { LoadedPage } from './pages.ts';

/** Everything that a page puts into the document's head, apart from structured data. */
export function headOf(loaded: LoadedPage): HeadTag[] {
  const { page, canonicalPath } = loaded;
  const { title, description, keywords } = page.meta;
  const url = absolute(canonicalPath);
  const lang = page.lang ?? 'en';
  const missing = canonicalPath === '/404';
  const article = page.sections.find((section) => section.kind === 'article-body');

  const meta = (name: string, content: string): HeadTag => ({
    tag: 'meta',
    attributes: { name, content },
  });
  const property = (name: string, content: string): HeadTag => ({
    tag: 'meta',
    attributes: { property: name, content },
  });
  const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });

  const shared: HeadTag[] = [
    { tag: 'title', text: fullTitle(loaded) },
    meta('description', description),
    meta('keywords', keywords.join(', ')),
  ];
  if (missing) return [...shared, meta('robots', 'noindex')];

  return [
    ...shared,
    link({ rel: 'canonical', href: url }),
    link({ rel: 'alternate', hreflang: lang, href: url }),
    property('og:type', article ? 'article' : 'website'),
    property('og:site_name', site.name),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:locale', lang === 'es-MX' ? 'es_MX' : site.locale),
    property('og:image', site.url + socialCardOf(canonicalPath)),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', cardHeadline(page)),
    ...(article
      ? [
          property('article:published_time', publishedAt(article.card.date)),
          property('article:modified_time', publishedAt(article.card.updated ?? article.card.date)),
          property('article:section', article.card.category),
        ]
      : []),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:description', description),
    meta('twitter:image', site.url + socialCardOf(canonicalPath)),
    meta('twitter:image:alt', cardHeadline(page)),
  ];
}

/** Replaces the last page's elements of the head with those of `loaded`. */
export const showHead = (loaded: LoadedPage) => applyHead(headOf(loaded));
