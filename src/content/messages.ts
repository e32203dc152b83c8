import { offering } from './suite.ts';
import type { OfferingId, Page } from './types.ts';

export type Lang = NonNullable<Page['lang']>;

/** Interface words of articles and article lists, which exist in two languages. */
export const words = {
  en: {
    minRead: (minutes: number) => `${minutes} min read`,
    by: 'By',
    published: 'Published',
    share: 'Share',
    shareOn: 'Share on',
    shareBy: 'Share by',
    byEmail: 'Email',
    copyLink: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'Copy the address from the address bar',
    previous: 'Previous',
    next: 'Next',
    neighbors: 'More articles',
    contents: 'On this page',
    featured: 'Featured',
  },
  'es-MX': {
    minRead: (minutes: number) => `${minutes} min de lectura`,
    by: 'Por',
    published: 'Publicado',
    share: 'Compartir',
    shareOn: 'Compartir en',
    shareBy: 'Compartir por',
    byEmail: 'Correo',
    copyLink: 'Copiar enlace',
    copied: 'Enlace copiado',
    copyFailed: 'Copia la dirección desde la barra del navegador',
    previous: 'Anterior',
    next: 'Siguiente',
    neighbors: 'Más artículos',
    contents: 'En esta página',
    featured: 'Destacado',
  },
} as const satisfies Record<Lang, object>;

/** Fixed labels of English section looks. */
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
  figureNote: 'A target, agreed before a pilot and counted by your own controllers.',
  storyNote: 'As told in this story. Ask us for the reference behind it.',
  everyFigure: 'What each figure is',
  path: 'Carried by',
  previousCards: 'Previous cards',
  nextCards: 'Next cards',
} as const;

/** The badge of an article that is not in English. */
export const languageBadge = {
  es: { text: 'MX', name: 'Español (México)', lang: 'es-MX' },
} as const;

/** Full names, e.g. `Neural Edge`. */
export const offeringNames = Object.fromEntries(
  Object.values(offering).map(({ id, name }) => [id, name]),
) as Record<OfferingId, string>;
