import { Feed } from 'feed';
import { description, site } from '../content/site.ts';
import { publishedAt } from '../lib/published-at.ts';
import { articleHtml } from './article-html.ts';
import type { NamedPage } from './search-index.ts';

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
