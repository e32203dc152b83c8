import type { Page } from '../types.ts';

export default {
  meta: {
    title: 'Page not found',
    description:
      'The address you followed leads nowhere on this site. Return to the home page, or go straight to the solutions, the use cases, the blog or the contact form.',
    keywords: 'page not found, not found, help, site links, home page',
  },
  shot: 'none',
  sections: [
    {
      kind: 'not-found',
      title: 'Oops! Page not found',
      text: 'There is no page at this address. It may have moved, or the address has a typing error.',
      action: { label: 'Return to Home', href: '/' },
      meant: 'Did you mean',
      search: 'Search the site',
      links: [
        { label: 'AI Suite Solutions', href: '/solutions' },
        { label: 'AI Use Cases', href: '/use-cases' },
        { label: 'Industries', href: '/industries' },
        { label: 'Blog', href: '/blog' },
        { label: 'Contact', href: '/contact' },
      ],
    },
  ],
} satisfies Page;
