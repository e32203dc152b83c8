import type { OfferingId, Picture, Titled } from '../../content/types/base.ts';

export interface SolutionCard {
  offering: OfferingId;
  title: string;
  benefit: string;
  description: string;
  /** Who it is for, e.g. 'For operations teams'. */
  persona: string;
  image: Picture;
  link: string;
}

export interface SolutionCards extends Titled {
  kind: 'solution-cards';
  cards: readonly SolutionCard[];
}
