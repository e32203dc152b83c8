import type { Lang } from './messages.ts';

/**
 * Labels of the blog's search. They are not in `messages.ts`, because most pages load that file.
 */
export const searchTexts = {
  en: {
    searchArticles: 'Search the articles',
    searching: 'Searching …',
    searchHint: 'A word, a question, a name',
    found: (count: number, query: string) =>
      `${count === 1 ? '1 article' : `${count} articles`} on “${query}”`,
    noneFound: (query: string) => `No article on “${query}”, yet`,
    noneFoundText: 'Try a shorter word, or see everything we have written.',
    allArticles: 'All articles',
    askForIt: 'Ask us to write it',
  },
  'es-MX': {
    searchArticles: 'Buscar en los artículos',
    searching: 'Buscando …',
    searchHint: 'Una palabra, una pregunta, un nombre',
    found: (count: number, query: string) =>
      `${count === 1 ? '1 artículo' : `${count} artículos`} sobre “${query}”`,
    noneFound: (query: string) => `Todavía no hay un artículo sobre “${query}”`,
    noneFoundText: 'Prueba con una palabra más corta, o mira todo lo que hemos escrito.',
    allArticles: 'Todos los artículos',
    askForIt: 'Pídenos que lo escribamos',
  },
} as const satisfies Record<Lang, object>;
