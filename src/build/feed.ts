import { Feed } from 'feed';
import { site } from '../content/site.ts';
import type { PostCard } from '../content/types.ts';

/** RSS 2.0 feed of the blog. */
export function feedXml(posts: readonly PostCard[]): string {
  const newest = posts.map((post) => post.date).sort();
  const feed = new Feed({
    id: `${site.url}/blog`,
    link: `${site.url}/blog`,
    title: `${site.name} blog`,
    description: site.description,
    language: 'en',
    copyright: site.name,
    generator: site.name,
    feedLinks: { rss: `${site.url}/feed.xml` },
    // The newest post dates the feed: two builds of the same content are the same file.
    updated: new Date(newest.at(-1) ?? 0),
  });
  for (const post of posts) {
    feed.addItem({
      id: site.url + post.link,
      link: site.url + post.link,
      title: post.title,
      description: post.excerpt,
      date: new Date(post.date),
      category: [{ name: post.category }],
      author: [{ name: post.author, email: site.email }],
    });
  }
  return feed.rss2();
}
