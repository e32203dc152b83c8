import type { GlyphName, OfferingId, ShotId, Titled } from '../../content/types/base.ts';

/** A hub's cards: each is a large link to a page. */
export interface LinkList extends Titled {
  kind: 'link-list';
  cards: readonly {
    title: string;
    tagline?: string;
    description: string;
    href: string;
    icon: GlyphName;
    offering?: OfferingId;
    linkLabel?: string;
    /** First picture of the page behind the card: the scene turns to it while the card is pointed at or focused. */
    shot?: ShotId;
  }[];
}
