import type { GlyphName, Titled, ValueFigure } from '../../content/types/base.ts';

export interface ValueCard {
  icon: GlyphName;
  title: string;
  description: string;
  image: ValueFigure;
}

/** Home's section on people: the human core, and what people contribute. */
export interface HumanValues extends Titled {
  kind: 'human-values';
  cards: readonly ValueCard[];
}
