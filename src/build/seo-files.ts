/** Files for crawlers and browsers: sitemap, robots.txt, feed, llms.txt and web app manifest. */

import { description, site } from '../content/site.ts';
import { escapeHtml, feedXml } from './feed.ts';
import { nameOf, type SitePage } from './search-index.ts';

/** Order of the pages in llms.txt. Articles and other unlisted pages follow at the end. */
export const pageOrder: readonly string[] = [
  '/',
  '/solutions',
  '/solutions/neural-edge',
  '/solutions/neural-shield',
  '/solutions/neural-learning',
  '/solutions/neural-agents',
  '/use-cases',
  '/use-cases/fraud-detection',
  '/use-cases/predictive-maintenance',
  '/use-cases/customer-experience',
  '/use-cases/regulatory-compliance',
  '/industries',
  '/industries/finance',
  '/industries/manufacturing',
  '/industries/government',
  '/industries/enterprise',
  '/roles',
  '/roles/finance-leaders',
  '/roles/ai-data-teams',
  '/roles/compliance-officers',
  '/resources',
  '/resources/case-studies',
  '/blog',
  '/about',
  '/contact',
];

/** Headings in llms.txt, and how the paths below them begin. The last match counts. */
const headings: readonly [title: string, start: string][] = [
  ['Start', '/'],
  ['Solutions', '/solutions'],
  ['Use cases', '/use-cases'],
  ['Roles', '/roles'],
  ['Industries', '/industries'],
  ['Resources', '/resources'],
  ['Blog', '/blog'],
];

const headingOf = (path: string) => headings.findLast(([, start]) => path.startsWith(start))?.[0];

const listItem = (sitePage: SitePage) => {
  const { lang, meta } = sitePage.page;
  const language = lang === 'es-MX' ? ' (en español)' : '';
  // Square brackets would end the text of the Markdown link.
  const name = nameOf(sitePage).replace(/[[\]]/g, '');
  return `- [${name}](${site.url}${sitePage.path}): ${meta.description}${language}`;
};

/** `llms.txt` as llmstxt.org describes it: what the site is, and every page with one sentence. */
export function llmsTxt(pages: readonly SitePage[]): string {
  const { city, region } = site.headquarters;
  const position = ({ path }: SitePage) => {
    const index = pageOrder.indexOf(path);
    return index < 0 ? pageOrder.length : index;
  };
  const sorted = [...pages].sort((a, b) => position(a) - position(b));
  const parts = headings.map(([heading]) => {
    const items = sorted.filter(({ path }) => headingOf(path) === heading).map(listItem);
    return `## ${heading}\n\n${items.join('\n')}`;
  });
  return `${[
    `# ${site.name}`,
    `> ${description}`,
    `${site.tagline}. Based in ${city}, ${region}. Write to ${site.email}, or use ${site.url}/contact.`,
    'Every page is complete HTML and needs no JavaScript. Articles are also in full in the ' +
      `[feed](${site.url}/feed.xml).`,
    ...parts,
  ].join('\n\n')}\n`;
}

/** Date of the last change to a page's text: of its article, or else of the whole site. */
function lastModified({ page }: SitePage): string {
  const article = page.sections.find((section) => section.kind === 'article-body');
  return article ? (article.card.updated ?? article.card.date) : site.edition;
}

/** Sitemap with the canonical URL of every page. */
function sitemapXml(pages: readonly SitePage[]): string {
  const urls = pages.map(
    (page) =>
      `  <url><loc>${escapeHtml(site.url + page.path)}</loc><lastmod>${lastModified(page)}</lastmod></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

const robotsTxt = () => `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`;

/** Web app manifest. */
const webManifest = () =>
  JSON.stringify({
    name: site.name,
    short_name: site.name,
    description,
    start_url: '/',
    display: 'standalone',
    // The colour `ink` of styles/tokens.css in sRGB, because manifests can't contain OKLCH.
    background_color: '#060b0e',
    theme_color: '#060b0e',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });

/**
 * Content of the files by name. `src/entry-server.tsx` exports it, because the site's URL is a
 * setting of the build that only bundled code can read.
 */
export const seoFiles = (pages: readonly SitePage[]): Record<string, string> => ({
  'sitemap.xml': sitemapXml(pages),
  'robots.txt': robotsTxt(),
  'feed.xml': feedXml(pages),
  'llms.txt': llmsTxt(pages),
  'site.webmanifest': webManifest(),
});
