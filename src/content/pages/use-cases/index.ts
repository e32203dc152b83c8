import { contactHref } from '../../routes.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'AI use cases on trusted data',
    description:
      'Four places where trusted data pays first: fraud detection, predictive maintenance, customer experience and regulatory compliance. Pick yours.',
    keywords:
      'AI use cases, fraud detection, predictive maintenance, customer service automation, regulatory compliance, enterprise AI',
  },
  shot: 'suite-cases',
  next: { href: '/industries', why: 'By industry' },
  sections: [
    {
      kind: 'page-hero',
      fades: 'below',
      eyebrow: 'AI use cases',
      title: 'Choose a first project for Neural Suite',
      lede: 'Each project shows one solution of the suite at work, on one data source and one decision. A person in your team approves each step.',
      actions: [
        {
          label: 'Discuss Your Use Case',
          href: contactHref('expert', 'I would like to discuss a use case.'),
        },
        { label: 'See the Solutions', href: '/solutions' },
      ],
    },
    {
      kind: 'link-list',
      id: 'cases',
      title: 'Four first projects',
      cards: [
        {
          title: 'Fraud Detection',
          tagline: 'Led by Neural Learning',
          description:
            'See which accounts and devices belong together, and which link is the cause.',
          href: '/use-cases/fraud-detection',
          shot: 'learning-fraud',
          icon: 'lens',
          offering: 'learning',
        },
        {
          title: 'Predictive Maintenance',
          tagline: 'Led by Neural Edge',
          description: 'See wear early and repair the machine in a shift that you choose.',
          href: '/use-cases/predictive-maintenance',
          shot: 'edge-repair',
          icon: 'wrench',
          offering: 'edge',
        },
        {
          title: 'Customer Experience',
          tagline: 'Led by Neural Agents',
          description: 'Let agents handle simple requests and pass hard ones to a person.',
          href: '/use-cases/customer-experience',
          shot: 'agents-service',
          icon: 'headset',
          offering: 'agents',
        },
        {
          title: 'Regulatory Compliance',
          tagline: 'Led by Neural Shield',
          description: 'Keep the evidence as work happens, so that it is ready for the audit.',
          href: '/use-cases/regulatory-compliance',
          shot: 'shield-audit',
          icon: 'seal',
          offering: 'shield',
        },
      ],
    },
    {
      kind: 'numbered-list',
      eyebrow: 'How to choose',
      title: 'A good first use case has four properties',
      lede: [
        'An article shows how to ',
        { text: 'time a decision', href: '/blog/speed-is-everything' },
        '.',
      ],
      items: [
        {
          title: 'It has an owner',
          text: 'One person answers for it today.',
        },
        {
          title: 'It repeats',
          text: 'The decision comes back each week.',
        },
        {
          title: 'It has a cost',
          text: 'Finance knows what a wrong answer costs.',
        },
        {
          title: 'It can pause',
          text: 'A person can look at it and stop it.',
        },
      ],
    },
    {
      kind: 'metrics-table',
      eyebrow: 'What to expect',
      title: 'Targets for a first project',
      claims: ['initial-results', 'value', 'roi'],
    },
    {
      kind: 'pilot',
      id: 'pilot',
      title: 'A pilot, week by week',
      lede: 'A pilot covers one process, one source and one decision. Our target is 90 days, and the decision at the end is yours.',
      phases: [
        {
          when: 'Week 1',
          title: 'Measure today',
          text: 'Finance signs the number that the pilot starts from. Both sides agree on what would make them stop.',
          owner: 'Owner of the process, finance',
        },
        {
          when: 'Weeks 2–4',
          title: 'Connect one source',
          text: 'Neural Edge reads it and Neural Shield protects it. Security checks access and keys before personal data is read.',
          owner: 'IT, security',
        },
        {
          when: 'Weeks 5–8',
          title: 'Check the first results',
          text: 'Our target for first results is 30–60 days. Neural Learning explains past cases, and your experts say where it is wrong.',
          owner: 'Experts of the process, data team',
        },
        {
          when: 'Weeks 9–12',
          title: 'Prepare live cases',
          text: 'Neural Agents drafts live cases. A person approves each one.',
          owner: 'Approvers, compliance',
        },
        {
          when: 'Day 90',
          title: 'Decide',
          text: 'Your finance team compares the result with the first week. You go on, change the scope or stop.',
          owner: 'Sponsor, finance',
        },
      ],
    },
    {
      kind: 'closing-call',
      shot: 'suite',
      eyebrow: 'Another case',
      title: 'Bring us another decision',
      text: 'Tell us what you decide and which data you have. We will say how a project could begin.',
      actions: [
        {
          label: 'Describe Your Case',
          href: contactHref('expert', 'We would like to describe another decision.'),
        },
        { label: 'See the Industries', href: '/industries' },
      ],
    },
  ],
} satisfies Page;
