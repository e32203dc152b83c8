import { description, site } from '../content/site.ts';
import { feedXml } from './feed.ts';
import { type NamedPage, nameOf } from './search-index.ts';

/** Order of the pages in llms.txt. */
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

/** Headings of the file, and the addresses under each; what fits none is under the first. */
const groups: readonly [title: string, pattern: RegExp][] = [
  ['Start', /^(?!)/],
  ['Solutions', /^\/solutions/],
  ['Use cases', /^\/use-cases/],
  ['Roles', /^\/roles/],
  ['Industries', /^\/industries/],
  ['Resources', /^\/resources/],
  ['Blog', /^\/blog/],
];

const groupOf = (path: string) => groups.find(([, pattern]) => pattern.test(path))?.[0] ?? 'Start';

const line = (named: NamedPage) => {
  const { lang, meta } = named.page;
  const spanish = lang === 'es-MX' ? ' (en español)' : '';
  // Brackets would end the link's text early.
  const name = nameOf(named).replace(/[[\]]/g, '');
  return `- [${name}](${site.url}${named.path}): ${meta.description}${spanish}`;
};

/** `llms.txt` as llmstxt.org describes it: what the site is, and every page with one sentence. */
export function llmsTxt(pages: readonly NamedPage[]): string {
  const { city, region } = site.headquarters;
  // Articles, which are not in the list, come after.
  const place = ({ path }: NamedPage) => {
    const index = pageOrder.indexOf(path);
    return index < 0 ? pageOrder.length : index;
  };
  const inOrder = [...pages].sort((a, b) => place(a) - place(b));
  const parts = groups.map(([title]) => {
    const lines = inOrder.filter(({ path }) => groupOf(path) === title).map(line);
    return `## ${title}\n\n${lines.join('\n')}`;
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

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (text: string) => text.replace(/[&<>]/g, (char) => escapes[char] ?? char);

/** Day on which the words of a page changed last: that of its article, else that of the whole site. */
function changedOn({ page }: NamedPage): string {
  const article = page.sections.find((section) => section.kind === 'article-body');
  return article ? (article.card.updated ?? article.card.date) : site.edition;
}

/** Sitemap of every page under its canonical address. */
function sitemapXml(pages: readonly NamedPage[]): string {
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

const robotsTxt = () => `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`;

/** Web app manifest. */
const webManifest = () =>
  JSON.stringify({
    name: site.name,
    short_name: site.name,
    description,
    start_url: '/',
    display: 'standalone',
    // The ink of styles/tokens.css, as a manifest can only say it in sRGB.
    background_color: '#060b0e',
    theme_color: '#060b0e',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });

/**
 * What only machines read, by the file's name. It is part of the server's
 * bundle, because only bundled code sees the site's address, a setting of the build.
 */
export const machineFiles = (pages: readonly NamedPage[]): Record<string, string> => ({
  'sitemap.xml': sitemapXml(pages),
  'robots.txt': robotsTxt(),
  'feed.xml': feedXml(pages),
  'llms.txt': llmsTxt(pages),
  'site.webmanifest': webManifest(),
});
