/** Texts of the search dialog. They are English on every page, as those of header and footer are. */
export const messages = {
  title: 'Search',
  placeholder: 'What are you after?',
  close: 'Close',
  suggested: 'Start here',
  /** Heading of results that have all words of the query. */
  answered: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  /** Heading of results that have some words of the query. */
  partly: (count: number): string => `${messages.answered(count)} with some of these words`,
  /** Heading of results that are only related to the query. */
  open: (count: number) => (count === 1 ? '1 related page' : `${count} related pages`),
  unknown: () => '',
  nothing: (query: string) => `Nothing here answers “${query}”.`,
  /** Label of the link to the contact form, which opens with the query. */
  ask: 'Ask us with the form',
};
