/** Articles, and how they are announced. */
import type { Action, Base, BodyId, Picture, Rich, Titled } from './base.ts';

export interface PostCard {
  id: string;
  title: string;
  excerpt: string;
  image: Picture;
  /** Body that draws the article where its picture already stands. */
  body: BodyId;
  author: string;
  /** Whole minutes, checked against the article's words by a test. */
  readTime: number;
  /** ISO date. */
  date: string;
  /** ISO date of the last change to its words, where there was one. */
  updated?: string;
  category: string;
  link: string;
  language?: 'es';
}

/** The newest articles, on home. */
export interface Posts extends Titled {
  kind: 'posts';
  posts: readonly PostCard[];
  viewAll?: Action;
}

/** The blog list: featured first, then every article, with a search. */
export interface Articles extends Titled {
  kind: 'articles';
  posts: readonly PostCard[];
}

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
