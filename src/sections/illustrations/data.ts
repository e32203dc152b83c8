import type { DrawingName, DrawnAs } from '../../content/figures.ts';
import type { OfferingId, Titled } from '../../content/types/base.ts';

/** A page's own drawing, which explains its subject. One a page; no two pages share one. */
export type FigureOf<N extends DrawingName> = Titled &
  DrawnAs<N> & {
    kind: 'illustration';
    accent?: OfferingId;
    /** Stands under the drawing. */
    caption: string;
    /** Tells those who can't see the drawing what it shows. */
    alt: string;
  };

export type Figure = { [N in DrawingName]: FigureOf<N> }[DrawingName];
