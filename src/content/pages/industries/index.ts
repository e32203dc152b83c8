import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'Industries: Finance, Manufacturing, Government',
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
  shot: 'quiet',
  sections: [
    {
      kind: 'page-hero',
      body: 'core',
      eyebrow: 'Industries',
      title: 'Every industry has its own way of not knowing',
      lede: 'In a bank it is a figure nobody can trace. In a plant it is a noise nobody heard. In an agency it is a decision nobody can explain. Choose yours.',
      actions: [
        {
          label: 'Talk about your industry',
          href: contactHref('expert', 'I would like to talk about AI in our industry.'),
          variant: 'neural',
        },
        { label: 'Explore use cases', href: '/use-cases', variant: 'neural-outline' },
      ],
    },
    {
      kind: 'hub',
      surface: 'paper',
      id: 'industries',
      title: 'Four kinds of responsibility',
      cards: [
        {
          title: 'Finance',
          tagline: 'Answerable for every figure',
          description:
            'Closing, reporting, credit and fraud, on records that lead back to the transaction they came from.',
          href: '/industries/finance',
          icon: 'bank',
          offering: 'learning',
          linkLabel: 'Trace the figure',
        },
        {
          title: 'Manufacturing',
          tagline: 'Answerable for every stop',
          description:
            'Machines, quality and supply, seen at the source and early enough to do something.',
          href: '/industries/manufacturing',
          icon: 'factory',
          offering: 'edge',
          linkLabel: 'Walk the line',
        },
        {
          title: 'Government',
          tagline: 'Answerable to everyone',
          description:
            'Services that are quick for citizens, and decisions that stand up in front of an auditor, a court or a newspaper.',
          href: '/industries/government',
          icon: 'columns',
          offering: 'shield',
          linkLabel: 'Open the file',
        },
        {
          title: 'Enterprise',
          tagline: 'Answerable across departments',
          description:
            'Processes that cross systems, teams and borders, joined on one thread of trusted data.',
          href: '/industries/enterprise',
          icon: 'tower',
          offering: 'agents',
          linkLabel: 'Join the parts',
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
          title: 'It gets a cause',
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
      viewAll: { label: 'All roles', href: '/roles' },
    },
    {
      kind: 'closing-call',
      shot: 'glow',
      eyebrow: 'In between?',
      title: 'Your industry is not on this page?',
      text: 'If you have a signal to capture and a person who must answer for the result, the suite fits. Tell us about the rules you work under.',
      actions: [
        { label: 'Tell us about it', href: contactHref('other'), variant: 'neural' },
        { label: 'See the suite', href: '/solutions', variant: 'neural-outline' },
      ],
    },
  ],
} satisfies Page;
