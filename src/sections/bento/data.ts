import type { GlyphName, OfferingId, Titled } from '../../content/types/base.ts';

/** A bento of unequal tiles. `span` 2 is a wide tile. */
export interface Bento extends Titled {
  kind: 'bento';
  accent?: OfferingId;
  items: readonly {
    title: string;
    text: string;
    icon?: GlyphName;
    label?: string;
    /** The label states a figure, which the list of figures explains. */
    target?: true;
    href?: string;
    offering?: OfferingId;
    span?: 1 | 2;
  }[];
}
