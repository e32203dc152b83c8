import * as body from '../../articles/ai-reshaping-gtm-latam.ts';
import { postById } from '../../articles/cards.ts';
import { articlePage } from '../../articles/page.ts';
import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default articlePage(postById('ai-reshaping-gtm-latam'), body, {
  title: 'AI and go-to-market in Latin America',
  description:
    'Go-to-market in Latin America is won in the supply chain. How causal AI joins the commercial plan to goods, money and documents, one corridor at a time.',
  keywords: [
    'AI Latin America',
    'go-to-market LATAM',
    'supply chain AI',
    'nearshoring data',
    'causal AI',
    'global trade',
  ],
  related: [
    {
      title: 'Manufacturing',
      description: 'From the first sensor to the shipped pallet.',
      href: '/industries/manufacturing',
      category: 'Industry',
    },
    {
      title: 'Regulatory compliance',
      description: 'Evidence that travels with the goods it describes.',
      href: '/use-cases/regulatory-compliance',
      category: 'Use case',
    },
    {
      title: 'What executives asked in Mexico City',
      description: 'Five themes from a morning of frank questions.',
      href: '/blog/executive-breakfast-mexico-city',
      category: 'Industry Events',
    },
  ],
  closing: {
    eyebrow: 'One corridor first',
    title: 'Which route would you like to see clearly?',
    text: 'Name one product, one origin and one market. We will sketch what could be captured along the way and what it would tell your sales team.',
    actions: [
      {
        label: 'Book a Planning Call',
        href: contactHref('expert', 'I would like to plan a first trade corridor with you.'),
        variant: 'neural',
      },
      { label: 'Become a Partner', href: contactHref('partnership'), variant: 'neural-outline' },
    ],
  },
}) satisfies Page;
