import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'Regulatory Compliance With AI Audit Trails',
    description:
      'Evidence that is kept while the work happens: sealed records, a linked audit trail and reports that a compliance officer releases. Ready for the audit.',
    keywords: [
      'regulatory compliance AI',
      'audit trail',
      'compliance automation',
      'quantum-resistant encryption',
      'GDPR',
      'HIPAA',
      'SOC 2',
    ],
  },
  breadcrumbs: [
    { label: 'Home', href: '/' },
    { label: 'Use Cases', href: '/use-cases' },
    { label: 'Regulatory Compliance' },
  ],
  shot: 'shield-audit',
  next: {
    href: '/roles/compliance-officers',
    name: 'Compliance officers',
    why: 'For whoever signs',
  },
  sections: [
    {
      kind: 'page-hero',
      eyebrow: 'Use case: regulatory compliance',
      title: 'Be ready before the auditor asks',
      lede: 'Evidence gathered before an audit is always late and never complete. Neural Shield keeps it as the work happens: who did what, to which record, and on whose authority.',
      actions: [
        {
          label: 'Request a Demo',
          href: contactHref('demo', 'I would like to see an audit trail.'),
          variant: 'neural',
        },
        { label: 'See All Use Cases', href: '/use-cases', variant: 'neural-outline' },
      ],
    },
    {
      kind: 'metrics-table',
      accent: 'shield',
      eyebrow: 'In figures',
      title: 'What compliance officers can expect',
      rows: [
        {
          figure: '95%',
          label: 'fewer compliance violations',
          note: 'Stopped before they are findings.',
        },
        {
          figure: '80%',
          label: 'faster audit preparation',
          note: 'The file fills itself all year.',
        },
        {
          figure: '100%',
          label: 'reporting accuracy',
          note: 'Counts statements that lead to a stored record.',
        },
      ],
    },
    {
      kind: 'essay',
      eyebrow: 'The problem',
      title: 'Most compliance work is archaeology',
      paragraphs: [
        'The rule is rarely the hard part. The hard part is finding out, months later, which version of a record was valid on a given day, who changed it, and whether they were allowed to. The answer is spread over mailboxes, exports and the memory of a colleague who has moved on.',
        'So the best people in the department dig. They take screenshots, they ask favors, and they sign a report that they believe to be right. Each new system adds a layer to the site, and an automated one adds layers at night.',
      ],
      pull: 'Evidence that has to be assembled is already late.',
    },
    {
      kind: 'illustration',
      id: 'figure',
      theme: 'dark',
      shot: 'gate-shield',
      eyebrow: 'The chain',
      title: 'Each record holds the fingerprint of the one before',
      accent: 'shield',
      drawing: 'chain',
      parts: {
        records: ['Captured', 'Viewed', 'Corrected', 'Explained', 'Reported'],
        fingerprint: 'The lower bars of one record are the upper bars of the next',
        altered: {
          title: 'An altered copy',
          text: 'Its bars fit neither neighbor. It shows itself.',
        },
        report: { title: 'Released by the officer in charge', text: 'Nothing leaves before that.' },
      },
      caption:
        'Five entries, four seals. A correction is a new record; whoever swaps an old one breaks the pattern on both sides of it.',
      alt: 'Five records descend like a staircase. Each ends in a row of bars, its fingerprint, and the next record begins with the same bars; a seal joins the two. A dashed copy with other bars tries to take a place in the chain and does not fit. Beside the last record, the report, stands the person who releases it.',
    },
    {
      kind: 'bento',
      accent: 'shield',
      theme: 'light',
      eyebrow: 'One record, many readers',
      title: 'Different rules ask the same few questions',
      lede: 'Write the answers down once, at the source, and each framework becomes a view of them.',
      items: [
        {
          icon: 'person',
          label: 'GDPR',
          title: 'Whose data, and why?',
          text: 'Purpose and access are recorded with every use of a personal record.',
          span: 2,
        },
        {
          icon: 'flask',
          label: 'HIPAA',
          title: 'Who looked at it?',
          text: 'Each view of a health record has a name, a role and a reason.',
        },
        {
          icon: 'lock',
          label: 'SOC 2',
          title: 'Is the control working?',
          text: 'Controls leave evidence each time they act, and also when they fail to.',
        },
        {
          icon: 'ledger',
          label: 'SOX',
          title: 'Can the figure be traced?',
          text: 'A total opens into its entries, and an entry into its origin.',
        },
        {
          icon: 'document',
          label: 'CCPA',
          title: 'What do you hold on me?',
          text: 'A request from a consumer is answered from one index.',
        },
      ],
    },
    {
      kind: 'product-flow',
      shot: 'gate-shield',
      eyebrow: 'How it works',
      title: 'From an event to a report with a signature',
      steps: [
        {
          offering: 'edge',
          title: 'Record at the origin',
          description:
            'Events are entered where they occur, with time and source, and without retyping.',
        },
        {
          offering: 'shield',
          title: 'Link and lock',
          description:
            'Every entry carries the fingerprint of the one before. A missing or altered link shows itself.',
        },
        {
          offering: 'learning',
          title: 'Spot the drift',
          description:
            'Unusual access and broken routines are flagged with the cause, while they can still be corrected.',
        },
        {
          offering: 'agents',
          title: 'Draft the filing',
          description:
            'An agent fills in the report and attaches its evidence. Nothing leaves before the officer in charge releases it.',
        },
      ],
    },
    {
      kind: 'numbered-list',
      accent: 'shield',
      eyebrow: 'Benefits',
      title: 'A calmer department',
      items: [
        {
          title: 'One place to look',
          text: 'A question from the auditor becomes a search, and the search has a result.',
        },
        {
          title: 'Proof against editing',
          text: 'A correction is a new entry. Whoever rewrites an old one, administrators included, breaks the chain on both sides of it.',
        },
        {
          title: 'Encryption for the long term',
          text: 'Archives are sealed against today’s computers and against quantum machines to come.',
        },
        {
          title: 'Early warnings',
          text: 'Problems reach you as a note on Tuesday instead of a finding in spring.',
        },
        {
          title: 'A human signature',
          text: 'Software prepares. The person who answers for the report is the one who sends it.',
        },
      ],
    },
    {
      kind: 'card-track',
      accent: 'shield',
      eyebrow: 'Who it is for',
      title: 'For whoever is asked to prove it',
      cards: [
        {
          title: 'Compliance officers',
          benefit: 'Supervise instead of excavate',
          description:
            'Spend the day on judgment calls and on training, with the collecting already done.',
          href: '/roles/compliance-officers',
        },
        {
          title: 'Security officers',
          benefit: 'See access as it happens',
          description: 'Rights, use and exceptions in one list that also covers the bots.',
          href: '/blog/compliance-risk-battle-of-the-bot',
        },
        {
          title: 'Internal audit',
          benefit: 'Sample less, see more',
          description:
            'Test a whole population of entries, and follow any of them back to the moment it was made.',
        },
      ],
    },
    {
      kind: 'closing-call',
      shot: 'shield',
      eyebrow: 'A rehearsal',
      title: 'Ask us the question you dread',
      text: 'Pick the hardest request from your last audit. We will show you how it would be answered from records kept at the time.',
      actions: [
        {
          label: 'Book an Audit Rehearsal',
          href: contactHref('expert', 'I would like to rehearse a difficult audit request.'),
          variant: 'neural',
        },
        {
          label: 'See Neural Shield',
          href: '/solutions/neural-shield',
          variant: 'neural-outline',
        },
      ],
    },
  ],
} satisfies Page;
