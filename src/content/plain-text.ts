import type { ArticleBlock, Page, Rich } from './types.ts';

/** The text of a rich text, without emphasis and links. */
export const plainText = (text: Rich): string =>
  typeof text === 'string'
    ? text
    : text.map((span) => (typeof span === 'string' ? span : span.text)).join('');

/** The text of one block of an article. */
export function blockText(block: ArticleBlock): string {
  switch (block.kind) {
    case 'list':
      return block.items.map(plainText).join(' ');
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()].join(' ');
    default:
      return plainText(block.text);
  }
}

/** The text of a page's social card: the headline of home or an article, else the page's title. */
export function cardHeadline({ meta, sections }: Page): string {
  const hero = sections.find((section) => section.kind === 'home-hero');
  const article = sections.find((section) => section.kind === 'article-body');
  return hero?.lines.join(' ') ?? article?.card.title ?? meta.card ?? meta.title;
}
