import type { Titled } from '../../content/types/base.ts';
import type { PostCard } from '../posts/data.ts';

/** The blog list: featured first, then every article, with a search. */
export interface Articles extends Titled {
  kind: 'articles';
  posts: readonly PostCard[];
}
