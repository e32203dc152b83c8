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
      title: 'Neural Shield protects your data and records its use',
      lede: 'Neural Shield encrypts each record and logs who uses it. The encryption is designed to resist future quantum computers. It serves security, audit and compliance teams.',
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
      title: 'Auditors ask for proof that is hard to find',
      lede: 'Protecting data is one task. Showing an auditor that the protection worked is another.',
      leftLabel: 'What you hear today',
      rightLabel: 'What you can say with Shield',
      rows: [
        {
          left: '“The logs are spread over several systems. Give us a few weeks.”',
          right: 'Here is the record. It starts where the data was captured.',
        },
        {
          left: '“Someone with admin rights could have edited it, in theory.”',
          right:
            'An edit breaks the chain of entries at that point. You can run the check yourself.',
        },
        {
          left: '“It is encrypted. We do not know whether it resists a quantum computer.”',
          right: 'The encryption is designed to resist a quantum computer.',
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
      title: 'Five things Neural Shield does',
      accent: 'shield',
      items: [
        {
          title: 'Quantum-resistant encryption',
          text: 'Data stolen today and stored for a future computer should stay unreadable. That is the design goal.',
        },
        {
          title: 'A complete audit trail',
          text: 'Each time a record is read, changed, moved or approved, an entry is made. A missing entry shows.',
        },
        {
          title: 'Access with a reason',
          text: 'People and models see what their task requires. Both are named in the record.',
        },
        {
          title: 'Compliance as a control',
          text: 'Rules from SOC 2, GDPR and HIPAA are applied while the data moves.',
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
      title: 'Targets for audit and compliance work',
      accent: 'shield',
      rows: [
        {
          figure: '95%',
          label: 'Fewer compliance violations',
          note: 'A target. A step that breaks a policy is stopped before it runs.',
        },
        {
          figure: '80%',
          label: 'Faster audit preparation',
          note: 'A target. The evidence is recorded as the work is done.',
        },
        {
          figure: '99.5%',
          label: 'Compliance report accuracy',
          note: 'A target. It counts report figures that need no correction.',
        },
      ],
    },
    {
      kind: 'card-track',
      id: 'use-cases',
      shot: 'still',
      eyebrow: 'Where it works',
      title: 'Three places to use Neural Shield',
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
          benefit: 'A record of each use of public data',
          description:
            'Agencies protect citizens’ records and can account for each use of them, even years later.',
          href: '/industries/government',
        },
        {
          title: 'Intellectual Property Security',
          benefit: 'Designs protected, each access named',
          description:
            'Designs, formulas and training data are encrypted. Each access is recorded with a name.',
        },
      ],
    },
    {
      kind: 'essay',
      id: 'start',
      shot: 'still',
      eyebrow: 'Getting started',
      title: 'What you need to start with Neural Shield',
      paragraphs: [
        'What goes in: data from Neural Edge and your own systems, with your access rules. What comes out: encrypted records, and an audit trail of each use.',
        'What you need: one process with sensitive records, the rules that apply to it, and a person who answers to auditors.',
        'How it fits: Neural Shield protects the data between capture and use. Your own policies decide who may see what.',
        'A pilot takes 90 days. Week 1: choose one process and decide who holds the keys. Weeks 2–4: set the access rules. Weeks 5–8: record each use in an audit trail. Weeks 9–12: your auditor tries to change the trail unseen. Day 90: you decide with the results in hand.',
        'For a first call, bring one audit question and your security questionnaire.',
      ],
    },
    {
      kind: 'closing-call',
      shot: 'shield',
      eyebrow: 'Next step',
      title: 'Bring us your hardest audit question',
      text: 'Name one question that your auditors ask. We will show which entry would answer it, and tell you if none does.',
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
