import type { Action, Base } from '../../content/types/base.ts';
import type { Page } from '../../content/types.ts';

export interface RelatedLink {
  title: string;
  description: string;
  href: string;
  category: string;
  /** Language of the page behind it and of its title, where it isn't this page's. */
  lang?: NonNullable<Page['lang']>;
  /** Language of the page behind it, where only that isn't this page's. */
  hrefLang?: NonNullable<Page['lang']>;
}

/** The specification's Related Content block. */
export interface Related extends Base {
  kind: 'related';
  title: string;
  links: readonly RelatedLink[];
  viewAll?: Action;
}
