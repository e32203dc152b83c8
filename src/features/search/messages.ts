/** Texts of the search dialog. */
const en = {
  title: 'Search',
  placeholder: 'What are you after?',
  close: 'Close',
  suggested: 'Start here',
  /** Heading of results that have all words of the query. */
  answered: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  /** Heading of results that have some words of the query. */
  partly: (count: number): string => `${en.answered(count)} with some of these words`,
  /** Heading of results that are only related to the query. */
  open: (count: number) => (count === 1 ? '1 related page' : `${count} related pages`),
  unknown: () => '',
  nothing: (query: string) => `Nothing here answers “${query}”.`,
  /** Label of the link to the contact form, which opens with the query. */
  ask: 'Ask us with the form',
  /** Label of the switch for the key `/`, which opens the dialog. */
  slash: 'Key / opens search',
};

export type Messages = typeof en;

const es: Messages = {
  title: 'Buscar',
  placeholder: '¿Qué buscas?',
  close: 'Cerrar',
  suggested: 'Empieza aquí',
  answered: (count) => (count === 1 ? '1 página' : `${count} páginas`),
  partly: (count) => `${es.answered(count)} con algunas de estas palabras`,
  open: (count) => (count === 1 ? '1 página relacionada' : `${count} páginas relacionadas`),
  unknown: () => '',
  nothing: (query) => `Aquí nada responde a “${query}”.`,
  ask: 'Pregúntanos en el formulario',
  slash: 'La tecla / abre la búsqueda',
};

/** Texts of the search dialog in the language of the page. */
export const messagesFor = (lang: string): Messages => (lang.startsWith('es') ? es : en);
