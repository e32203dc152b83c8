import { postById } from '../../articles/cards.ts';
import * as body from '../../articles/compliance-risk-battle-of-the-bot.ts';
import { articlePage } from '../../articles/page.ts';
import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default articlePage(postById('compliance-risk-battle-of-the-bot'), body, {
  description:
    'Attack bots, defense bots and forgotten scripts: six controls every automated process should carry, and the audit question that each of them answers.',
  keywords: [
    'AI compliance',
    'bot risk',
    'AI audit trail',
    'automation controls',
    'explainable decisions',
    'SOC 2',
    'GDPR',
  ],
  related: [
    {
      title: 'For compliance officers',
      description: 'Rules, evidence and reports in one place.',
      href: '/roles/compliance-officers',
      category: 'Role',
    },
    {
      title: 'Fraud detection',
      description: 'See the ring behind the single suspicious payment.',
      href: '/use-cases/fraud-detection',
      category: 'Use case',
    },
    {
      title: 'Neural Shield',
      description: 'Encryption, and an audit trail in which an edit shows.',
      href: '/solutions/neural-shield',
      category: 'Solution',
    },
  ],
  closing: {
    eyebrow: 'The afternoon exercise',
    title: 'Do your bots have their papers in order?',
    text: 'Take the six questions to one automated process together with one of our compliance specialists.',
    actions: [
      {
        label: 'Book a Process Review',
        href: contactHref('expert', 'I would like to review the controls of an automated process.'),
        variant: 'neural',
      },
      {
        label: 'See Regulatory Compliance',
        href: '/use-cases/regulatory-compliance',
        variant: 'neural-outline',
      },
    ],
  },
}) satisfies Page;
