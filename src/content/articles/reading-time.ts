import type { ArticleBlock, Rich } from '../types.ts';

const wordsPerMinute = 220;

const plain = (text: Rich): string =>
  typeof text === 'string'
    ? text
    : text.map((span) => (typeof span === 'string' ? span : span.text)).join('');

function textOf(block: ArticleBlock): string {
  switch (block.kind) {
    case 'list':
      return block.items.map(plain).join(' ');
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()].join(' ');
    default:
      return plain(block.text);
  }
}

export function wordCount(blocks: readonly ArticleBlock[], standfirst: string): number {
  const text = [standfirst, ...blocks.map(textOf)].join(' ').trim();
  return text === '' ? 0 : text.split(/\s+/).length;
}

/** Whole minutes it takes to read an article, rounded up. */
export function readingMinutes(blocks: readonly ArticleBlock[], standfirst: string): number {
  return Math.ceil(wordCount(blocks, standfirst) / wordsPerMinute);
}
