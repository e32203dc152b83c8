import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'AI compliance for GDPR, CCPA and SOX officers',
    description:
      'For compliance officers: controls that run in the pipeline, reasons kept with each AI decision, 95% fewer violations and 80% faster audit preparation.',
    keywords: [
      'AI compliance',
      'GDPR',
      'CCPA',
      'SOX',
      'audit trail',
      'audit preparation',
      'AI governance',
      'compliance reporting',
    ],
  },
  shot: 'shield-duty',
  next: { href: '/resources', name: 'Resources', why: 'Every figure, and what it is' },
  sections: [
    {
      kind: 'page-hero',
      eyebrow: 'Compliance officers',
      title: 'Evidence that is ready before the audit',
      lede: 'AI now takes part in decisions you have to answer for. Neural Suite writes the answer while the decision is being made: what was known, what was weighed, who approved.',
      actions: [
        {
          label: 'Request a Compliance Demo',
          href: contactHref('demo', 'Our compliance team would like a demo.'),
          variant: 'neural',
        },
        { label: 'See the Use Case', href: '/use-cases/compliance', variant: 'neural-outline' },
      ],
    },
    {
      kind: 'bento',
      id: 'regulations',
      shot: 'still',
      eyebrow: 'The rules',
      title: 'Three laws, three kinds of question',
      accent: 'shield',
      items: [
        {
          label: 'GDPR',
          title: 'On what basis, and can you explain it?',
          text: 'Purpose and consent stay attached to personal data. When an automated decision is challenged, its reasons can be read by the person it affects.',
          icon: 'person',
          span: 2,
        },
        {
          label: 'CCPA',
          title: 'What do you hold on me, and who got it?',
          text: 'Lineage finds a consumer’s records wherever they went, so access and deletion requests have an end.',
          icon: 'lens',
        },
        {
          label: 'SOX',
          title: 'Who could have changed this figure?',
          text: 'Financial records carry their approvals and their history, and separation of duties is part of the approval itself.',
          icon: 'ledger',
        },
      ],
    },
    {
      kind: 'numbered-list',
      id: 'challenges',
      shot: 'still',
      eyebrow: 'The challenges',
      title: 'Four problems for compliance teams',
      items: [
        {
          title: 'The evidence is spread over many systems',
          text: 'You ask each system owner for screenshots, and they come late, in every format there is.',
        },
        {
          title: 'The decision has no author',
          text: 'A model declined the claim. The vendor says the weights are confidential. The customer’s lawyer is waiting.',
        },
        {
          title: 'The policy is a document',
          text: 'It is well written and widely acknowledged. Whether the systems follow it is a matter of sampling.',
        },
        {
          title: 'The rules change',
          text: 'A regulator issues guidance, and the next release of the control is planned for some other quarter.',
        },
      ],
    },
    {
      kind: 'illustration',
      id: 'figure',
      shot: 'shield',
      eyebrow: 'The answer',
      title: 'Every statement has somewhere to point',
      accent: 'shield',
      drawing: 'evidence',
      parts: {
        question: 'Why was this claim declined?',
        letter: 'The answer, as sent',
        proofs: [
          {
            offering: 'edge',
            title: 'What was known',
            text: 'The readings and documents of that day, validated when they came in.',
          },
          {
            offering: 'learning',
            title: 'What was weighed',
            text: 'The reasons in order, and the one that decided.',
          },
          {
            offering: 'agents',
            title: 'Who approved',
            text: 'A name, a time and the grounds that were given.',
          },
        ],
      },
      caption:
        'A letter of three statements. Each was written while the decision was being made, so its proof already lies where the reference says.',
      alt: 'On the left a letter with the question “Why was this claim declined?” and three marked statements. A line leads from each statement to its proof on the right: checked readings for what was known, a small graph of weighted reasons for what was weighed, a person and a signature for who approved.',
    },
    {
      kind: 'card-track',
      id: 'capabilities',
      theme: 'dark',
      shot: 'shield',
      eyebrow: 'Capabilities',
      title: 'Six controls you can point to',
      lede: [
        { text: 'Neural Shield', href: '/solutions/neural-shield' },
        ' keeps the record. ',
        { text: 'Neural Edge', href: '/solutions/neural-edge' },
        ' vouches for what enters it, ',
        { text: 'Neural Learning', href: '/solutions/neural-learning' },
        ' supplies the reasons, and ',
        { text: 'Neural Agents', href: '/solutions/neural-agents' },
        ' waits for approval.',
      ],
      accent: 'shield',
      cards: [
        {
          title: 'Continuous audit trail',
          benefit: 'Every access, change and approval',
          description: 'Entries are linked to one another, so a missing one shows.',
        },
        {
          title: 'Policy in the pipeline',
          benefit: 'Rules that act',
          description:
            'A record without a lawful purpose does not pass. The refusal is logged like any other event.',
        },
        {
          title: 'Explainable decisions',
          benefit: 'Reasons in plain language',
          description:
            'What drove an outcome is stored next to it and can be shown to the person affected.',
        },
        {
          title: 'Human approval',
          benefit: 'A name on the hard cases',
          description: 'You define which decisions an agent may only prepare.',
        },
        {
          title: 'Quantum-resistant encryption',
          benefit: 'Chosen with long retention in mind',
          description:
            'Retention periods can outlast a cipher. The standards we design for were made for that.',
        },
        {
          title: 'Report drafting',
          benefit: 'From record to filing',
          description:
            'Reports are assembled from sealed records, with a reference behind each statement.',
        },
      ],
    },
    {
      kind: 'metrics-table',
      id: 'results',
      shot: 'still',
      eyebrow: 'Results',
      title: 'What we aim for',
      accent: 'shield',
      rows: [
        {
          figure: '95%',
          label: 'Fewer violations',
          note: 'Prevented before the step, instead of found in review.',
        },
        {
          figure: '80%',
          label: 'Faster audit preparation',
          note: 'You select the evidence. You no longer collect it.',
        },
        {
          figure: '100%',
          label: 'Reporting accuracy',
          note: 'Counts statements that lead to their record, one click away.',
        },
      ],
    },
    {
      kind: 'link-list',
      id: 'industries',
      shot: 'still',
      eyebrow: 'By industry',
      title: 'The same proof, under different rules',
      cards: [
        {
          title: 'Finance',
          tagline: 'Show the supervisor your work',
          description:
            'Credit, payments and trading decisions with the reasoning an examiner expects to see.',
          href: '/industries/finance',
          icon: 'bank',
          linkLabel: 'See Finance',
        },
        {
          title: 'Manufacturing',
          tagline: 'Records as solid as the product',
          description:
            'Quality and safety data that stands up in a recall, down to the station and the shift.',
          href: '/industries/manufacturing',
          icon: 'factory',
          linkLabel: 'See Manufacturing',
        },
        {
          title: 'Government',
          tagline: 'Accountable in public',
          description:
            'Automated decisions that a citizen can contest and an oversight body can retrace.',
          href: '/industries/government',
          icon: 'columns',
          linkLabel: 'See Government',
        },
        {
          title: 'Enterprise',
          tagline: 'One record across all entities',
          description:
            'Subsidiaries under different laws report to one record, each within its own limits.',
          href: '/industries/enterprise',
          icon: 'tower',
          linkLabel: 'See Enterprise',
        },
      ],
    },
    {
      kind: 'closing-call',
      shot: 'shield',
      eyebrow: 'Next step',
      title: 'Run a mock audit with us',
      text: 'You play the regulator. Choose a decision, ask what you like, and see how far the record takes you.',
      actions: [
        {
          label: 'Schedule a Mock Audit',
          href: contactHref('expert', 'We would like to run a mock audit on Neural Suite.'),
          variant: 'neural',
        },
      ],
    },
  ],
} satisfies Page;
