import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'Neural Shield: quantum-resistant security',
    card: 'Neural Shield: quantum-resistant security and audit',
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
  next: {
    href: '/use-cases/regulatory-compliance',
    name: 'Regulatory compliance',
    why: 'Neural Shield at work',
  },
  sections: [
    {
      kind: 'page-hero',
      eyebrow: 'Neural Shield / Protect',
      title: 'Neural Shield shows every change',
      lede: 'Neural Shield encrypts each record with tomorrow’s computers in mind, and writes down who touches it. Security and proof, from one layer.',
      actions: [
        {
          label: 'Request a Shield Demo',
          href: contactHref('demo', 'We would like a demo of Neural Shield.'),
          variant: 'neural',
        },
        { label: 'See the Full Suite', href: '/solutions', variant: 'neural-outline' },
      ],
    },
    {
      kind: 'comparison',
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
          right: 'Here is the record. It starts at the sensor.',
        },
        {
          left: '“Someone with admin rights could have edited it, in theory.”',
          right: 'An edit breaks the chain at that entry. Run the check yourself.',
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
      kind: 'demo',
      id: 'figure',
      shot: 'shield',
      eyebrow: 'Try it',
      title: 'Try to change history',
      lede: 'Change any of eight sealed records, delete one, swap two, or seal everything again as an administrator. Then see what an auditor would see.',
      instrument: 'shield',
      caption:
        'Each record carries the fingerprint of the one before it, and the last fingerprint is signed. A change can be hidden from the chain, but not from the signature.',
      action: { label: 'Request a Shield Demo', interest: 'demo' },
    },
    {
      kind: 'numbered-list',
      id: 'benefits',
      theme: 'dark',
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
          text: 'Reading, changing, moving, predicting, approving: each leaves an entry, and a missing one shows.',
        },
        {
          title: 'Access with a reason',
          text: 'People and models see what their task requires. Both are named in the record.',
        },
        {
          title: 'Compliance as a control',
          text: 'Rules from SOC 2, GDPR and HIPAA act on the data while it flows. Ask for the current reports behind the names.',
        },
        {
          title: 'Evidence on request',
          text: 'Select a record, a period or a decision, and hand over what an auditor needs to follow it.',
        },
      ],
    },
    {
      kind: 'metrics-table',
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
          note: 'Counts figures that need no correction. Reports draw on stored records.',
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
      text: 'Name the one you hope to be spared. We will look for the entry that answers it, and tell you if there is none.',
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
