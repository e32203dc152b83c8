import type { SectionOf } from './types.ts';

type Checks = SectionOf<'checks'>;

/**
 * The section of what a reader can check on the site: two things of the page's own subject, and the
 * register of all figures.
 */
export const checks = (...own: readonly Checks['items'][number][]): Checks => ({
  kind: 'checks',
  id: 'check',
  shot: 'none',
  title: 'Check it yourself',
  items: [
    ...own,
    {
      title: 'Look up a figure',
      text: 'The list says what is counted, and whether it is a target.',
      href: '/resources#figures',
    },
  ],
});
