import type { ArticleBlock } from '../sections/article-body/index.tsx';
import type { Rich } from './types.ts';

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
