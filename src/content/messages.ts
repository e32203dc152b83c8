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

/** Words of the page that stands in for one that can't be had without a network. */
export const offlineWords = {
  meta: {
    title: 'You are offline',
    description:
      'This page needs a network connection, and there is none at the moment. Pages that you have already visited are still here.',
  },
  eyebrow: 'No connection',
  title: 'You are offline',
  text: 'This page was not opened on this device before, so it needs a network. It opens by itself as soon as you are connected.',
  retry: 'Try again',
  kept: 'Kept on this device',
  nothing: 'Pages that you open while you are connected will be listed here.',
} as const;
