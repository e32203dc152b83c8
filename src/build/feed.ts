import { Feed } from 'feed';
import { description, site } from '../content/site.ts';
import type { Rich } from '../content/types.ts';
import { publishedAt } from '../lib/page-meta.ts';

import type { ArticleBlock, ArticleBodySection } from '../sections/article-body/index.tsx';
import type { NamedPage } from './search-index.ts';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML, in content and in quoted attributes. */
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => escapes[char] ?? char);

/** Makes addresses absolute, because feed readers show the article elsewhere. */
const absolute = (href: string) => (href.startsWith('/') ? site.url + href : href);

const spans = (text: Rich): string =>
  (typeof text === 'string' ? [text] : text)
    .map((span) => {
      if (typeof span === 'string') return escapeHtml(span);
      const words = escapeHtml(span.text);
      if (span.href) return `<a href="${escapeHtml(absolute(span.href))}">${words}</a>`;
      if (span.strong) return `<strong>${words}</strong>`;
      return span.lang ? `<span lang="${span.lang}">${words}</span>` : words;
    })
    .join('');

const cells = (tag: 'th' | 'td', row: readonly string[]) =>
  `<tr>${row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;

function blockHtml(block: ArticleBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h2>${escapeHtml(block.text)}</h2>`;
    case 'paragraph':
      return `<p>${spans(block.text)}</p>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((item) => `<li>${spans(item)}</li>`).join('')}</${tag}>`;
    }
    case 'table':
      return (
        `<table><caption>${escapeHtml(block.caption)}</caption>` +
        `<thead>${cells('th', block.head)}</thead>` +
        `<tbody>${block.rows.map((row) => cells('td', row)).join('')}</tbody></table>`
      );
  }
}

/** An article as plain HTML, for feed readers: its words and structure, none of the site's styles. */
function articleHtml(
  { standfirst, blocks }: Pick<ArticleBodySection, 'standfirst' | 'blocks'>,
  lang: string,
): string {
  const summary = standfirst.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
  const body = [`<ul>${summary}</ul>`, ...blocks.map(blockHtml)];
  return `<div lang="${lang}">${body.join('\n')}</div>`;
}

/** The pages that are articles, newest first. */
const articlesOf = (pages: readonly NamedPage[]) =>
  pages
    .flatMap(({ page }) => {
      const body = page.sections.find((section) => section.kind === 'article-body');
      return body ? [{ body, lang: page.lang ?? 'en' }] : [];
    })
    .sort((a, b) => b.body.card.date.localeCompare(a.body.card.date));

/** RSS 2.0 feed of the blog with the whole text of each article, in its own language. */
export function feedXml(pages: readonly NamedPage[]): string {
  const articles = articlesOf(pages);
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
    // The newest post dates the feed: two builds of the same content are the same file.
    updated: new Date(articles[0] ? publishedAt(articles[0].body.card.date) : 0),
  });
  for (const { body, lang } of articles) {
    const { card } = body;
    feed.addItem({
      // Without an id of its own the address is the item's permanent name.
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
