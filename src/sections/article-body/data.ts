import type { Base, Rich } from '../../content/types/base.ts';
import type { PostCard } from '../posts/data.ts';

export type ArticleBlock =
  | { kind: 'heading'; text: string; id: string }
  | { kind: 'paragraph'; text: Rich }
  | { kind: 'list'; ordered?: boolean; items: readonly Rich[] }
  | { kind: 'quote'; text: string }
  | {
      kind: 'table';
      caption: string;
      head: readonly string[];
      rows: readonly (readonly string[])[];
    };

export interface ArticleBody extends Base {
  kind: 'article-body';
  card: PostCard;
  /** Answers the headline in two or three sentences. */
  standfirst: string;
  blocks: readonly ArticleBlock[];
  /** Words of the text, for structured data. */
  words: number;
  previous?: PostCard;
  next?: PostCard;
}
