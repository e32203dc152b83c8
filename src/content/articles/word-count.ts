import type { ArticleBlock } from '../../sections/article-body/index.tsx';
import { textOf } from '../plain-text.ts';

export function wordCount(blocks: readonly ArticleBlock[], standfirst: readonly string[]): number {
  const text = [...standfirst, ...blocks.map(textOf)].join(' ').trim();
  return text === '' ? 0 : text.split(/\s+/).length;
}
