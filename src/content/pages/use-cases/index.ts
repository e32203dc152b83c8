import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'AI Use Cases on Trusted Data',
    description:
      'Four places where trusted data pays first: fraud detection, predictive maintenance, customer experience and regulatory compliance. Pick yours.',
    keywords: [
      'AI use cases',
      'fraud detection',
      'predictive maintenance',
      'customer service automation',
      'regulatory compliance',
      'enterprise AI',
    ],
  },
  breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Use Cases' }],
  shot: 'suite-cases',
  next: { href: '/industries', name: 'Industries', why: 'The same, in your industry' },
  sections: [
    {
      kind: 'page-hero',
      eyebrow: 'AI use cases',
      title: 'Start where a late answer costs you money',
      lede: 'The suite is the same in each case. What changes is the signal it listens for, the question it answers, and the person who says yes.',
      actions: [
        {
          label: 'Discuss Your Use Case',
          href: contactHref('expert', 'I would like to discuss a use case.'),
          variant: 'neural',
        },
        { label: 'See the Solutions', href: '/solutions', variant: 'neural-outline' },
      ],
    },
    {
      kind: 'link-list',
      theme: 'dark',
      shot: 'learning-fraud',
      id: 'cases',
      title: 'Four first projects',
      cards: [
        {
          title: 'Fraud Detection',
          tagline: 'Led by Neural Learning',
          description:
            'A single payment looks innocent. The ring it belongs to does not. See how accounts, devices and timing are connected, and which link is the cause.',
          href: '/use-cases/fraud-detection',
          shot: 'learning-fraud',
          icon: 'lens',
          offering: 'learning',
          linkLabel: 'See Fraud Detection',
        },
        {
          title: 'Predictive Maintenance',
          tagline: 'Led by Neural Edge',
          description:
            'A bearing announces its failure long before it fails. Hear it at the machine, and repair it in a shift you chose.',
          href: '/use-cases/predictive-maintenance',
          shot: 'edge-repair',
          icon: 'wrench',
          offering: 'edge',
          linkLabel: 'See Predictive Maintenance',
        },
        {
          title: 'Customer Experience',
          tagline: 'Led by Neural Agents',
          description:
            'Customers ask simple things and tell complicated stories. Let agents settle the first and hand the second to someone who can listen.',
          href: '/use-cases/customer-experience',
          shot: 'agents-service',
          icon: 'headset',
          offering: 'agents',
          linkLabel: 'See Customer Experience',
        },
        {
          title: 'Regulatory Compliance',
          tagline: 'Led by Neural Shield',
          description:
            'The evidence for the next audit is being created right now. Keep it as it happens, and there is nothing left to reconstruct.',
          href: '/use-cases/regulatory-compliance',
          shot: 'shield-audit',
          icon: 'seal',
          offering: 'shield',
          linkLabel: 'See Regulatory Compliance',
        },
      ],
    },
    {
      kind: 'numbered-list',
      eyebrow: 'How to choose',
      title: 'A good first use case has four properties',
      lede: [
        'How to time a decision before you change it stands ',
        { text: 'on the blog', href: '/blog/speed-is-everything' },
        '.',
      ],
      items: [
        {
          title: 'It has an owner',
          text: 'One person answers for it today and can decide to change it.',
        },
        {
          title: 'It repeats',
          text: 'The same decision comes back often enough to learn from it within weeks.',
        },
        {
          title: 'It has a cost',
          text: 'Finance already knows what a late or wrong answer is worth.',
        },
        {
          title: 'It has a safe pause',
          text: 'There is a natural moment for a person to look, and to stop it.',
        },
      ],
    },
    {
      kind: 'metrics-table',
      eyebrow: 'What to expect',
      title: 'The schedule we hold ourselves to',
      rows: [
        { figure: '30–60 days', label: 'to initial results', note: 'One source, one decision' },
        { figure: '90 days', label: 'to value', note: 'Checked by your own finance team' },
        { figure: '3–6×', label: 'return in year 1', note: 'Across the suite' },
      ],
    },
    {
      kind: 'closing-call',
      shot: 'suite',
      eyebrow: 'Not on the list?',
      title: 'Bring us the decision that is always late',
      text: 'If it has a signal, a cause and a person in charge, it belongs here. If one of the three is missing, we will tell you which.',
      actions: [
        { label: 'Describe Your Case', href: contactHref('expert'), variant: 'neural' },
        { label: 'See the Industries', href: '/industries', variant: 'neural-outline' },
      ],
    },
  ],
} satisfies Page;
