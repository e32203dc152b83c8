import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'Neural Shield: quantum-resistant security and audit',
    description:
      'Neural Shield protects AI data with quantum-resistant encryption, audit trails and compliance controls. Built for auditors, agencies and owners of IP.',
    keywords: [
      'quantum-resistant encryption',
      'AI security',
      'audit trail',
      'data compliance',
      'SOC 2',
      'GDPR',
      'HIPAA',
    ],
  },
  shot: 'shield',
  sections: [
    {
      kind: 'page-hero',
      eyebrow: 'Neural Shield / Protect',
      title: 'Nothing changes unseen',
      lede: 'Neural Shield encrypts each record against the computers of the next decade and writes down every hand that touches it. Security and proof, from one layer.',
      body: 'shield',
      actions: [
        {
          label: 'Request a Shield Demo',
          href: contactHref('demo', 'We would like a demo of Neural Shield.'),
          variant: 'neural',
        },
        { label: 'Back to the Suite', href: '/solutions', variant: 'neural-outline' },
      ],
    },
    {
      kind: 'versus',
      id: 'problem',
      shot: 'still',
      eyebrow: 'The problem',
      title: 'You may be secure. Can you show it?',
      lede: 'Most organizations protect their data. Few can demonstrate, on the day they are asked, that the protection held.',
      leftLabel: 'What you hear today',
      rightLabel: 'What you can say with Shield',
      rows: [
        {
          left: '“The logs are spread over several systems. Give us a few weeks.”',
          right: 'Here is the trail. It starts at the sensor.',
        },
        {
          left: '“Someone with admin rights could have edited it, in theory.”',
          right: 'An edit would be visible, and there is none.',
        },
        {
          left: '“It is encrypted, as far as we know, until a bigger machine comes along.”',
          right: 'The encryption was chosen with that machine in mind.',
        },
        {
          left: '“The policy says so. We would have to check the practice.”',
          right: 'The policy runs in the pipeline and records that it ran.',
        },
      ],
    },
    {
      kind: 'figure',
      id: 'figure',
      shot: 'still',
      eyebrow: 'Inside and outside',
      title: 'Who sees what, and how far',
      lede: 'Protection is not a wall with a door in it. It is a set of layers, and every look ends where its reason ends.',
      accent: 'shield',
      drawing: 'plates',
      parts: {
        record: 'Record',
        rings: ['Quantum-resistant encryption', 'Access with a reason', 'Audit trail'],
        views: [
          { title: 'A stolen copy', text: 'Shows nothing, now or later.' },
          { title: 'An auditor', text: 'Sees the trail: every hand, in order.' },
          { title: 'The owner', text: 'Opens the record, and leaves a name.' },
          { title: 'A model', text: 'Sees what its task requires.' },
        ],
      },
      caption:
        'Three rings of plates around one record. Each line of sight reaches as far as its reason allows and leaves an entry on the way in.',
      alt: 'A record stands in the middle of three hexagonal rings of plates: encryption, access with a reason, audit trail. Four lines of sight come from outside. A stolen copy is stopped at the outer edge, an auditor reaches the outer ring, a model reaches the middle ring, and the owner reaches the record.',
    },
    {
      kind: 'numbered-list',
      id: 'benefits',
      surface: 'ink',
      shot: 'shield',
      eyebrow: 'What it does',
      title: 'Five layers between a record and doubt',
      accent: 'shield',
      items: [
        {
          title: 'Quantum-resistant encryption',
          text: 'Data stolen today and stored for a future computer should stay unreadable. That is the design goal.',
        },
        {
          title: 'A complete audit trail',
          text: 'Reading, changing, moving, predicting, approving: each leaves an entry that cannot be slipped out later.',
        },
        {
          title: 'Access with a reason',
          text: 'People and models see what their task requires. Both are named in the record.',
        },
        {
          title: 'Compliance as a control',
          text: 'Rules from SOC 2, GDPR and HIPAA act on the data while it flows, instead of describing it afterward.',
        },
        {
          title: 'Evidence on request',
          text: 'Select a record, a period or a decision, and hand over what an auditor needs to follow it.',
        },
      ],
    },
    {
      kind: 'ledger',
      id: 'figures',
      shot: 'still',
      eyebrow: 'In figures',
      title: 'When proof is a by-product',
      accent: 'shield',
      rows: [
        {
          figure: '95%',
          label: 'Fewer compliance violations',
          note: 'A breach of policy is stopped where it would begin.',
        },
        {
          figure: '80%',
          label: 'Faster audit preparation',
          note: 'The evidence is already in order.',
        },
        {
          figure: '99.5%',
          label: 'Compliance report accuracy',
          note: 'Reports draw on the trail, not on memory.',
        },
      ],
    },
    {
      kind: 'card-track',
      id: 'use-cases',
      shot: 'still',
      eyebrow: 'Where it works',
      title: 'Three rooms where proof decides',
      accent: 'shield',
      cards: [
        {
          title: 'Financial Auditing',
          benefit: 'Follow a figure back to its source',
          description:
            'An auditor picks a number in a statement and walks through each system and approval behind it.',
          href: '/industries/finance',
        },
        {
          title: 'Government Systems',
          benefit: 'Public trust, kept in writing',
          description:
            'Agencies protect citizens’ records and can account for each use of them, even years later.',
          href: '/industries/government',
        },
        {
          title: 'Intellectual Property Security',
          benefit: 'Ideas that stay yours',
          description:
            'Designs, formulas and training data are sealed, and every look at them carries a name.',
        },
      ],
    },
    {
      kind: 'closing-call',
      shot: 'shield',
      eyebrow: 'Next step',
      title: 'Put us through your hardest audit question',
      text: 'Name the one you hope nobody asks. We will show you the entry that answers it.',
      actions: [
        {
          label: 'Talk to a Security Expert',
          href: contactHref('expert', 'We would like to talk about security and audit evidence.'),
          variant: 'neural',
        },
      ],
    },
  ],
} satisfies Page;
