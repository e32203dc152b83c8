import type { Page } from './types.ts';

/** What a page's social card says: the headline that a visitor will find, else the page's title. */
export function cardHeadline({ meta, sections }: Page): string {
  const hero = sections.find((section) => section.kind === 'home-hero');
  const article = sections.find((section) => section.kind === 'article-body');
  return hero?.lines.join(' ') ?? article?.card.title ?? meta.card ?? meta.title;
}
