import { textOf } from '../plain-text.ts';
import type { ArticleBlock } from '../types.ts';

export function wordCount(blocks: readonly ArticleBlock[], standfirst: string): number {
  const text = [standfirst, ...blocks.map(textOf)].join(' ').trim();
  return text === '' ? 0 : text.split(/\s+/).length;
}
