import type { Lang } from './basic-types.ts';

/**
 * Labels of articles, in the languages of the articles.
 */
export const articleTexts = {
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
  },
  'es-MX': {
    minRead: (minutes: number) => `${minutes} min de lectura`,
    by: 'Por',
    published: 'Publicado',
    share: 'Compartir',
    shareOn: 'Compartir en',
    shareBy: 'Compartir por',
    byEmail: 'correo',
    copyLink: 'Copiar enlace',
    copied: 'Enlace copiado',
    copyFailed: 'Copia la dirección desde la barra del navegador',
    previous: 'Anterior',
    next: 'Siguiente',
    neighbors: 'Más artículos',
    contents: 'En esta página',
  },
} as const satisfies Record<Lang, object>;
