import type { Action, BodyId, Picture, Titled } from '../../content/types/base.ts';

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
