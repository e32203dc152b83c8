import { contactHref } from '../../routes.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'AI for finance, manufacturing, government',
    card: 'Industries: finance, manufacturing, government',
    description:
      'One AI suite for banks, plants, public institutions and large companies. See what changes in your industry, and what stays the same everywhere.',
    keywords:
      'AI by industry, AI for finance, AI for manufacturing, AI for government, enterprise AI suite, trusted data',
  },
  shot: 'suite-industries',
  next: { href: '/roles', why: 'By role' },
  sections: [
    {
      kind: 'page-hero',
      fades: 'below',
      eyebrow: 'Industries',
      title: 'Find what Neural Suite does in your industry',
      lede: 'See which results you get and who decides, in finance, manufacturing, government and large companies.',
      actions: [
        {
          label: 'Talk to an Expert',
          href: contactHref('expert', 'I would like to talk about AI in our industry.'),
        },
        { label: 'See All Use Cases', href: '/use-cases' },
      ],
    },
    {
      kind: 'link-list',
      id: 'industries',
      title: 'Choose your industry',
      cards: [
        {
          title: 'Finance',
          tagline: 'For banks, insurers and finance teams',
          description:
            'Close, report and decide on credit with figures that lead back to their source.',
          href: '/industries/finance',
          shot: 'learning-ledger',
          icon: 'bank',
          offering: 'learning',
        },
        {
          title: 'Manufacturing',
          tagline: 'For plants',
          description: 'Find the cause of a defect or a stop in the same shift.',
          href: '/industries/manufacturing',
          shot: 'edge-line',
          icon: 'factory',
          offering: 'edge',
        },
        {
          title: 'Government',
          tagline: 'For agencies and public universities',
          description: 'Decide faster and keep the reasons for citizens, courts and auditors.',
          href: '/industries/government',
          shot: 'shield-vault',
          icon: 'columns',
          offering: 'shield',
        },
        {
          title: 'Enterprise',
          tagline: 'For large companies',
          description: 'Move work between departments on one shared record.',
          href: '/industries/enterprise',
          shot: 'agents-thread',
          icon: 'tower',
          offering: 'agents',
        },
      ],
    },
    {
      kind: 'product-flow',
      shot: 'stream',
      eyebrow: 'What stays the same',
      title: 'Four steps, the same in each industry',
      steps: [
        {
          title: 'Capture',
          description: 'Neural Edge captures a payment, a reading or an order at its source.',
        },
        {
          title: 'Protect',
          description: 'Neural Shield encrypts it and logs each use.',
        },
        {
          title: 'Understand',
          description: 'Neural Learning predicts what follows, and says why.',
        },
        {
          title: 'Act',
          description: 'Neural Agents prepares the next step, and a person approves it.',
        },
      ],
    },
    {
      kind: 'related',
      title: 'Read on by role',
      links: [
        {
          title: 'Finance Leaders',
          description: 'Return, cost and risk.',
          href: '/roles/finance-leaders',
          category: 'Role',
        },
        {
          title: 'AI and Data Teams',
          description: 'Checked data and explained models.',
          href: '/roles/ai-data-teams',
          category: 'Role',
        },
        {
          title: 'Case Studies',
          description: 'A plant, a university and a financial group.',
          href: '/resources/case-studies',
          category: 'Results',
        },
      ],
      viewAll: { label: 'See All Roles', href: '/roles' },
    },
    {
      kind: 'closing-call',
      shot: 'glow',
      eyebrow: 'Other industries',
      title: 'Find out whether the suite fits your industry',
      text: 'Tell us what you measure. We will say what fits and what does not.',
      actions: [
        {
          label: 'Contact Us',
          href: contactHref('other', 'We would like to know whether the suite fits our industry.'),
        },
        { label: 'See the Full Suite', href: '/solutions' },
      ],
    },
  ],
} satisfies Page;
