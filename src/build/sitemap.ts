import { site } from '../content/site.ts';
import type { NamedPage } from './search-index.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (text: string) => text.replace(/[&<>]/g, (char) => escapes[char] ?? char);

/** Day on which the words of a page changed last: its article's own, else the edition's. */
function changedOn({ page }: NamedPage): string {
  const article = page.sections.find((section) => section.kind === 'article-body');
  return article ? (article.card.updated ?? article.card.date) : site.edition;
}

/** Sitemap of every page under its canonical address. */
export function sitemapXml(pages: readonly NamedPage[]): string {
  const urls = pages.map(
    (named) =>
      `  <url><loc>${escapeXml(site.url + named.path)}</loc><lastmod>${changedOn(named)}</lastmod></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

export const robotsTxt = () => `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`;
