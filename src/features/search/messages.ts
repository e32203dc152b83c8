import type { PageKind } from '../../lib/search/engine.ts';

/** Texts of the search dialog. */
const en = {
  title: 'Search',
  placeholder: 'What are you after?',
  close: 'Close',
  loading: 'Fetching the index …',
  failed: 'The index did not load. Check your connection.',
  retry: 'Try again',
  suggested: 'Start here',
  /** Heading of results that have all words of the query. */
  found: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  /** Heading of results that have some words of the query. */
  partly: (count: number): string => `${en.found(count)} with some of these words`,
  /** Heading of results that are only related to the query. */
  related: (count: number) => (count === 1 ? '1 related page' : `${count} related pages`),
  nothing: (query: string) => `Nothing here answers “${query}”.`,
  /** Label of the link to the contact form, which opens with the query. */
  ask: 'Ask us with the form',
  /** Label of the example queries. */
  tryThese: 'These have answers',
  /** Label of the switch for the key `/`, which opens the dialog. */
  slash: 'Key / opens search',
  keys: [
    ['↑ ↓', 'Choose'],
    ['Enter', 'Open'],
    ['Esc', 'Close'],
  ] satisfies [key: string, action: string][],
  kinds: {
    page: 'Page',
    solution: 'Solution',
    'use-case': 'Use case',
    role: 'Role',
    industry: 'Industry',
    resource: 'Resource',
    article: 'Article',
  } satisfies Record<PageKind, string>,
};

export type Messages = typeof en;

const es: Messages = {
  title: 'Buscar',
  placeholder: '¿Qué buscas?',
  close: 'Cerrar',
  loading: 'Cargando el índice …',
  failed: 'El índice no cargó. Revisa tu conexión.',
  retry: 'Intentar de nuevo',
  suggested: 'Empieza aquí',
  found: (count) => (count === 1 ? '1 página' : `${count} páginas`),
  partly: (count) => `${es.found(count)} con algunas de estas palabras`,
  related: (count) => (count === 1 ? '1 página relacionada' : `${count} páginas relacionadas`),
  nothing: (query) => `Aquí nada responde a “${query}”.`,
  ask: 'Pregúntanos en el formulario',
  tryThese: 'Estas sí tienen respuesta',
  slash: 'La tecla / abre la búsqueda',
  keys: [
    ['↑ ↓', 'Elegir'],
    ['Enter', 'Abrir'],
    ['Esc', 'Cerrar'],
  ],
  kinds: {
    page: 'Página',
    solution: 'Solución',
    'use-case': 'Caso de uso',
    role: 'Perfil',
    industry: 'Industria',
    resource: 'Recurso',
    article: 'Artículo',
  },
};

/** Texts of the search dialog in the language of the page. */
export const messagesFor = (lang: string): Messages => (lang.startsWith('es') ? es : en);
