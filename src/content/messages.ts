import { offering } from './suite.ts';
import type { OfferingId, Page } from './types.ts';

export type Lang = NonNullable<Page['lang']>;

/** Fixed labels of the sections, in English. */
export const labels = {
  challenge: 'Challenge',
  challenges: 'Challenges',
  solution: 'Solution',
  solutions: 'Solutions',
  results: 'Results',
  learnMore: 'Learn More',
  figure: 'Figure',
  withheld: 'Name withheld',
  draft: 'Draft, awaiting approval',
  everyFigure: 'What each figure is',
  path: 'Carried by',
  previousCards: 'Previous cards',
  nextCards: 'Next cards',
} as const;

/** Full names, e.g. `Neural Edge`. */
export const offeringNames = Object.fromEntries(
  Object.values(offering).map(({ id, name }) => [id, name]),
) as Record<OfferingId, string>;
