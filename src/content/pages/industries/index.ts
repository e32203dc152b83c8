import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'AI for Finance, Manufacturing, Government',
    card: 'Industries: Finance, Manufacturing, Government',
    description:
      'One AI suite for banks, plants, public institutions and large companies. See what changes in your industry, and what stays the same everywhere.',
    keywords: [
      'AI by industry',
      'AI for finance',
      'AI for manufacturing',
      'AI for government',
      'enterprise AI suite',
      'trusted data',
    ],
  },
  breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Industries' }],
  shot: 'suite-industries',
  next: { href: '/roles', name: 'Roles', why: 'From your own desk' },
  sections: [
    {
      kind: 'page-hero',
      eyebrow: 'Industries',
      title: 'Every industry has a question it cannot answer',
      lede: 'In a bank it is where a figure came from. In a plant it is why the line stopped. In an agency it is why the answer was no. Choose yours.',
      actions: [
        {
          label: 'Talk to an Expert',
          href: contactHref('expert', 'I would like to talk about AI in our industry.'),
          variant: 'neural',
        },
        { label: 'See All Use Cases', href: '/use-cases', variant: 'neural-outline' },
      ],
    },
    {
      kind: 'link-list',
      theme: 'dark',
      shot: 'learning-ledger',
      id: 'industries',
      title: 'Four kinds of responsibility',
      cards: [
        {
          title: 'Finance',
          tagline: 'Answerable for every figure',
          description:
            'Closing, reporting, credit and fraud, on records that lead back to the transaction they came from.',
          href: '/industries/finance',
          shot: 'learning-ledger',
          icon: 'bank',
          offering: 'learning',
          linkLabel: 'See Finance',
        },
        {
          title: 'Manufacturing',
          tagline: 'Answerable for every stop',
          description:
            'Machines, quality and supply, seen at the source and early enough to do something.',
          href: '/industries/manufacturing',
          shot: 'edge-line',
          icon: 'factory',
          offering: 'edge',
          linkLabel: 'See Manufacturing',
        },
        {
          title: 'Government',
          tagline: 'Answerable to everyone',
          description:
            'Services that are quick for citizens, and decisions that stand up in front of an auditor, a court or a newspaper.',
          href: '/industries/government',
          shot: 'shield-vault',
          icon: 'columns',
          offering: 'shield',
          linkLabel: 'See Government',
        },
        {
          title: 'Enterprise',
          tagline: 'Answerable across departments',
          description:
            'Processes that cross systems, teams and borders, joined on one thread of trusted data.',
          href: '/industries/enterprise',
          shot: 'agents-thread',
          icon: 'tower',
          offering: 'agents',
          linkLabel: 'See Enterprise',
        },
      ],
    },
    {
      kind: 'product-flow',
      shot: 'stream',
      eyebrow: 'What stays the same',
      title: 'The signal changes. The order does not.',
      steps: [
        {
          offering: 'edge',
          title: 'Something happens',
          description: 'A payment, a tremor, an application, an order: taken down at its source.',
        },
        {
          offering: 'shield',
          title: 'It becomes a record',
          description: 'Encrypted, linked and ready to be shown to whoever has the right to ask.',
        },
        {
          offering: 'learning',
          title: 'It gets a reason',
          description: 'The system says what it thinks and why, in terms of your trade.',
        },
        {
          offering: 'agents',
          title: 'It becomes an action',
          description: 'Prepared by an agent, approved by a professional, and written down.',
        },
      ],
    },
    {
      kind: 'related',
      title: 'Look at it from your own desk',
      links: [
        {
          title: 'Finance leaders',
          description: 'Return, cost and risk, in terms your board uses.',
          href: '/roles/finance-leaders',
          category: 'Role',
        },
        {
          title: 'AI and data teams',
          description: 'Fewer pipelines to repair, more models in use.',
          href: '/roles/ai-data-teams',
          category: 'Role',
        },
        {
          title: 'Three stories from the field',
          description: 'A plant, a campus and a reporting team.',
          href: '/resources/case-studies',
          category: 'Case studies',
        },
      ],
      viewAll: { label: 'See All Roles', href: '/roles' },
    },
    {
      kind: 'closing-call',
      shot: 'glow',
      eyebrow: 'In between?',
      title: 'Your industry is not on this page?',
      text: 'If you have a signal to capture and a person who must answer for the result, the suite fits. Tell us about the rules you work under.',
      actions: [
        { label: 'Contact Us', href: contactHref('other'), variant: 'neural' },
        { label: 'See the Full Suite', href: '/solutions', variant: 'neural-outline' },
      ],
    },
  ],
} satisfies Page;
