import { checks } from '../../checks.ts';
import { contactHref } from '../../routes.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'Regulatory compliance with AI audit trails',
    description:
      'Evidence that is kept while the work happens: sealed records, a linked audit trail and reports that a compliance officer releases. Ready for the audit.',
    keywords:
      'regulatory compliance AI, audit trail, compliance automation, quantum-resistant encryption, GDPR, HIPAA, SOC 2',
  },
  shot: 'shield-audit',
  accent: 'shield',
  next: { href: '/roles/compliance-officers', why: 'For the person who signs' },
  sections: [
    {
      kind: 'page-hero',
      picture: 'left',
      eyebrow: 'Use case: regulatory compliance',
      title: 'Answer an auditor from records kept at the time',
      lede: 'Neural Shield records who did what, to which record and with whose approval. Your team no longer collects evidence before an audit.',
      actions: [
        {
          label: 'Request a Demo',
          href: contactHref('demo', 'I would like to see an audit trail.'),
        },
        { label: 'See All Use Cases', href: '/use-cases' },
      ],
    },
    checks(
      {
        title: 'Try to change a sealed record',
        text: 'Edit one. The check names the first record that fails.',
        href: '/solutions/neural-shield#figure',
      },
      {
        title: 'Read the standards by name',
        text: 'Each standard is public, and your experts can test against it.',
        href: '/solutions/neural-shield#encryption',
      },
    ),
    {
      kind: 'metrics-table',
      eyebrow: 'In figures',
      title: 'Three targets for compliance work',
      claims: ['violations', 'audit-preparation', 'reporting-accuracy'],
    },
    {
      kind: 'essay',
      eyebrow: 'The problem',
      title: 'Before an audit, teams search for old evidence',
      paragraphs: [
        'The hard part is to find which version of a record was valid on a day, and who changed it. The answer is spread over mailboxes and exports.',
        'So your team takes screenshots, asks colleagues, and signs a report it believes to be right.',
      ],
    },
    {
      kind: 'illustration',
      id: 'figure',
      shot: 'gate-shield',
      eyebrow: 'The chain',
      title: 'Each record holds the fingerprint of the one before',
      accent: 'shield',
      drawing: 'chain',
      parts: {
        records: ['Captured', 'Viewed', 'Corrected', 'Explained', 'Reported'],
        fingerprint: 'The bars are a fingerprint: a short code of the record',
        altered: {
          title: 'An altered copy',
          text: 'Its code does not fit its neighbors.',
        },
        report: { title: 'Released by the officer', text: 'A person decides.' },
      },
      caption:
        'A correction is a new record. A change to an old record breaks the pattern on both sides.',
      alt: 'Five records in a row. Each ends in a row of bars, and the next one begins with the same bars. A dashed copy with other bars does not fit.',
    },
    {
      kind: 'bento',
      eyebrow: 'One record, many readers',
      title: 'One record for four laws and a standard',
      items: [
        {
          icon: 'person',
          claim: 'gdpr',
          title: 'Whose data, and why?',
          text: 'Purpose and access are recorded with each use.',
          span: 4,
        },
        {
          icon: 'flask',
          claim: 'hipaa',
          title: 'Who looked at it?',
          text: 'Each view of a health record names a person.',
        },
        {
          icon: 'lock',
          claim: 'soc-2',
          title: 'Is the control working?',
          text: 'A control leaves evidence each time it acts.',
        },
        {
          icon: 'ledger',
          claim: 'sox',
          title: 'Can the figure be traced?',
          text: 'A total leads to its entries and their source.',
        },
        {
          icon: 'document',
          claim: 'ccpa',
          title: 'What do you hold on me?',
          text: 'You answer a consumer from one index.',
        },
      ],
    },
    {
      kind: 'product-flow',
      shot: 'gate-shield',
      eyebrow: 'How it works',
      title: 'From an event to a signed report',
      steps: [
        {
          title: 'Record it',
          description: 'Neural Edge records an event with time and source.',
        },
        {
          title: 'Protect it',
          description: 'Neural Shield links each entry to the one before, so a change shows.',
        },
        {
          title: 'Spot problems',
          description: 'Neural Learning flags unusual access and gives the cause.',
        },
        {
          title: 'Draft the report',
          description: 'Neural Agents drafts the report with its evidence. An officer releases it.',
        },
      ],
    },
    {
      kind: 'numbered-list',
      eyebrow: 'Benefits',
      title: 'What your team gets',
      items: [
        {
          title: 'One place to look',
          text: 'You search one record for the auditor’s question.',
        },
        {
          title: 'Changes that show',
          text: 'An edit shows, even one by an administrator.',
        },
        {
          title: 'Encryption for the long term',
          text: 'Archives are designed to resist a quantum computer.',
        },
        {
          title: 'Early warnings',
          text: 'You learn of a problem before the audit.',
        },
        {
          title: 'A human signature',
          text: 'Software prepares the report. A person releases it.',
        },
      ],
    },
    {
      kind: 'card-track',
      eyebrow: 'Who it is for',
      title: 'For compliance, security and audit',
      cards: [
        {
          title: 'Compliance teams',
          benefit: 'Supervise and decide',
          description: 'They get evidence that is already collected.',
          href: '/roles/compliance-officers',
        },
        {
          title: 'Security officers',
          benefit: 'See access as it happens',
          description: 'They see rights and use in one list.',
          href: '/blog/compliance-risk-battle-of-the-bot',
        },
        {
          title: 'Internal audit',
          benefit: 'Test all entries',
          description: 'They need no sample.',
          href: '/solutions/neural-shield#figure',
        },
      ],
    },
    {
      kind: 'closing-call',
      shot: 'shield',
      title: 'Bring the hardest request from your last audit',
      text: 'We will show how it would be answered from records kept at the time.',
      actions: [
        {
          label: 'Book an Audit Rehearsal',
          href: contactHref('expert', 'I would like to rehearse a difficult audit request.'),
        },
        { label: 'See Neural Shield', href: '/solutions/neural-shield' },
      ],
    },
  ],
} satisfies Page;
