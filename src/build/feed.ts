import { Feed } from 'feed';
import { description, site } from '../content/site.ts';
import type { ArticleBlock, Rich, SectionOf } from '../content/types.ts';
import { publishedAt } from '../lib/page-meta.ts';
import type { SitePage } from './search-index.ts';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML and XML, in content and in quoted attributes. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (char) => escapes[char] ?? char);

/** Makes a URL absolute, because feed readers show the article outside the site. */
const absolute = (href: string) => (href.startsWith('/') ? site.url + href : href);

const richHtml = (text: Rich): string =>
  (typeof text === 'string' ? [text] : text)
    .map((span) => {
      if (typeof span === 'string') return escapeHtml(span);
      const content = escapeHtml(span.text);
      if (span.href) return `<a href="${escapeHtml(absolute(span.href))}">${content}</a>`;
      if (span.strong) return `<strong>${content}</strong>`;
      return span.lang ? `<span lang="${span.lang}">${content}</span>` : content;
    })
    .join('');

const rowHtml = (tag: 'th' | 'td', row: readonly string[]) =>
  `<tr>${row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;

function blockHtml(block: ArticleBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h2>${escapeHtml(block.text)}</h2>`;
    case 'paragraph':
      return `<p>${richHtml(block.text)}</p>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((item) => `<li>${richHtml(item)}</li>`).join('')}</${tag}>`;
    }
    case 'table':
      return (
        `<table><caption>${escapeHtml(block.caption)}</caption>` +
        `<thead>${rowHtml('th', block.head)}</thead>` +
        `<tbody>${block.rows.map((row) => rowHtml('td', row)).join('')}</tbody></table>`
      );
  }
}

/** An article as HTML for feed readers: its text and structure without the site's styles. */
function articleHtml(
  { standfirst, blocks }: Pick<SectionOf<'article-body'>, 'standfirst' | 'blocks'>,
  lang: string,
): string {
  const summary = standfirst.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
  const body = [`<ul>${summary}</ul>`, ...blocks.map(blockHtml)];
  return `<div lang="${lang}">${body.join('\n')}</div>`;
}

/** The pages that are articles, newest first. */
const collectArticles = (pages: readonly SitePage[]) =>
  pages
    .flatMap(({ page }) => {
      const body = page.sections.find((section) => section.kind === 'article-body');
      return body ? [{ body, lang: page.lang ?? 'en' }] : [];
    })
    .sort((a, b) => b.body.card.date.localeCompare(a.body.card.date));

/** RSS 2.0 feed of the blog with the whole text of each article, in its own language. */
export function feedXml(pages: readonly SitePage[]): string {
  const articles = collectArticles(pages);
  const feed = new Feed({
    id: `${site.url}/blog`,
    link: `${site.url}/blog`,
    title: site.blog,
    description,
    language: 'en',
    copyright: site.name,
    generator: site.name,
    image: `${site.url}/icon-192.png`,
    feedLinks: { rss: `${site.url}/feed.xml` },
    // The date of the newest post, so that two builds of the same content give the same file.
    updated: new Date(articles[0] ? publishedAt(articles[0].body.card.date) : 0),
  });
  for (const { body, lang } of articles) {
    const { card } = body;
    feed.addItem({
      // The package uses the link as the item's `guid` when there is no id.
      link: site.url + card.link,
      title: card.title,
      description: card.excerpt,
      content: articleHtml(body, lang),
      date: new Date(publishedAt(card.date)),
      category: [{ name: card.category }],
      author: [{ name: card.author, email: site.email }],
      extensions: [{ name: 'dc:language', objects: { _text: lang } }],
    });
  }
  return feed.rss2();
}
