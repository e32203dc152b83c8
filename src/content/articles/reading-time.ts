import { textOf } from '../plain.ts';
import type { ArticleBlock } from '../types.ts';

const wordsPerMinute = 220;

export function wordCount(blocks: readonly ArticleBlock[], standfirst: string): number {
  const text = [standfirst, ...blocks.map(textOf)].join(' ').trim();
  return text === '' ? 0 : text.split(/\s+/).length;
}

/** Whole minutes it takes to read an article, rounded up. */
export function readingMinutes(blocks: readonly ArticleBlock[], standfirst: string): number {
  return Math.ceil(wordCount(blocks, standfirst) / wordsPerMinute);
}
