import { posts } from '../content/articles/cards.ts';

/** What the blog's feed lists, newest first. */
export const feedItems = posts;
