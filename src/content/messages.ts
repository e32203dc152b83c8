import { offering } from './suite.ts';
import type { OfferingId, Page } from './types.ts';

export type Lang = NonNullable<Page['lang']>;

/** Labels that the sections have in common. */
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
  /** Link to the list of all numbers on the site. */
  everyFigure: 'What each figure is',
  /** Heading of the products that a case study used. */
  products: 'Carried by',
  previousCards: 'Previous cards',
  nextCards: 'Next cards',
} as const;

/** Full names of the offerings, such as `Neural Edge`. */
export const offeringNames = Object.fromEntries(
  Object.values(offering).map(({ id, name }) => [id, name]),
) as Record<OfferingId, string>;

/** Texts of the page that is shown instead of a page that can't be loaded without a network. */
export const offlineTexts = {
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
