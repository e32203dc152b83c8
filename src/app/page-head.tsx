/**
 * The elements of a page's head, in the prerendered document and in the browser after a route
 * change. `data-page` marks those in the document, which are removed after a route change.
 */

import { cardHeadline } from '../content/plain-text.ts';
import { notFoundPath } from '../content/routes.ts';
import { site } from '../content/site.ts';
import { publishedAt, socialCardOf } from '../lib/page-meta.ts';
import { absolute, type LoadedPage } from './pages.ts';

const Meta = (attributes: { name?: string; property?: string; content: string }) => (
  <meta data-page="" {...attributes} />
);

/** The page's elements in the document's head, except the title and the structured data. */
export function PageHead({ loaded }: { loaded: LoadedPage }) {
  const { page, canonicalPath } = loaded;
  const { title, description, keywords } = page.meta;
  const url = absolute(canonicalPath);
  const lang = page.lang ?? 'en';
  const article = page.sections.find((section) => section.kind === 'article-body')?.card;
  const isNotFound = canonicalPath === notFoundPath;
  // The 404 page answers for any address, so it has no address and no card of its own.
  const previewImage = site.url + socialCardOf(isNotFound ? '/' : canonicalPath);
  const previewAlt = isNotFound ? site.name : cardHeadline(page);
  return (
    <>
      <Meta name="description" content={description} />
      <Meta name="keywords" content={keywords} />
      {isNotFound ? (
        <Meta name="robots" content="noindex" />
      ) : (
        <>
          <link data-page="" rel="canonical" href={url} />
          <link data-page="" rel="alternate" hrefLang={lang} href={url} />
          <Meta property="og:url" content={url} />
        </>
      )}
      <Meta property="og:type" content={article ? 'article' : 'website'} />
      <Meta property="og:site_name" content={site.name} />
      <Meta property="og:title" content={title} />
      <Meta property="og:description" content={description} />
      <Meta property="og:locale" content={lang === 'es-MX' ? 'es_MX' : site.locale} />
      <Meta property="og:image" content={previewImage} />
      <Meta property="og:image:width" content="1200" />
      <Meta property="og:image:height" content="630" />
      <Meta property="og:image:alt" content={previewAlt} />
      {article && (
        <>
          <Meta property="article:published_time" content={publishedAt(article.date)} />
          <Meta
            property="article:modified_time"
            content={publishedAt(article.updated ?? article.date)}
          />
          <Meta property="article:section" content={article.category} />
        </>
      )}
      <Meta name="twitter:card" content="summary_large_image" />
      <Meta name="twitter:title" content={title} />
      <Meta name="twitter:description" content={description} />
      <Meta name="twitter:image" content={previewImage} />
      <Meta name="twitter:image:alt" content={previewAlt} />
    </>
  );
}
