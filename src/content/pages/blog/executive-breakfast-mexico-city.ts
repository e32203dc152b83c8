import { postById } from '../../articles/cards.ts';
import * as body from '../../articles/executive-breakfast-mexico-city.ts';
import { articlePage } from '../../articles/page.ts';
import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default articlePage(postById('executive-breakfast-mexico-city'), body, {
  title: 'What executives asked in Mexico City',
  description:
    'Themes from our executive breakfast in Mexico City: who owns a number, why reasons matter, where people decide, and how to start small with AI.',
  keywords: [
    'executive breakfast Mexico City',
    'AI governance',
    'AI in Mexico',
    'data ownership',
    'human oversight',
    'AI for executives',
  ],
  related: [
    {
      title: 'For finance leaders',
      description: 'What a CFO can measure, and when to expect it.',
      href: '/roles/finance-leaders',
      category: 'Role',
    },
    {
      title: 'Enterprise operations',
      description: 'One thread of trust through departments that never shared a system.',
      href: '/industries/enterprise',
      category: 'Industry',
    },
    {
      title: 'Tu CRM no genera dinero',
      description: 'The commercial side of the same argument, in Spanish.',
      href: '/blog/crm-no-genera-dinero',
      lang: 'es-MX',
      category: 'CRM y ventas',
    },
  ],
  closing: {
    eyebrow: 'A session for your team',
    title: 'Bring this conversation to your own table',
    text: 'We can lead the five themes with your own leadership team, using one of your processes as the example.',
    actions: [
      {
        label: 'Request a Session',
        href: contactHref('expert', 'I would like to hold an executive session in our company.'),
        variant: 'neural',
      },
      { label: 'About Us', href: '/about', variant: 'neural-outline' },
    ],
  },
}) satisfies Page;
