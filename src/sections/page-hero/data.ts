import type { Action, Titled } from '../../content/types/base.ts';

/** First section of every inner page. Its shot, or the page's, is the picture beside it. */
export interface PageHero extends Titled {
  kind: 'page-hero';
  actions?: readonly Action[];
}
