import { contactHref } from '../../routes.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'Neural Shield: quantum-resistant security',
    card: 'Neural Shield: quantum-resistant security and audit',
    description:
      'Neural Shield protects AI data with quantum-resistant encryption, audit trails and compliance controls. Built for auditors, agencies and owners of IP.',
    keywords:
      'quantum-resistant encryption, AI security, audit trail, data compliance, SOC 2, GDPR, HIPAA',
  },
  shot: 'shield',
  next: { href: '/use-cases/regulatory-compliance', why: 'See it at work' },
  sections: [
    {
      kind: 'page-hero',
      eyebrow: 'Neural Shield / Protect',
      title: 'Show an auditor who did what, and prove that nobody changed it',
      lede: 'Neural Shield encrypts each record and logs who uses it. It is designed to resist future quantum computers, and serves security, audit and compliance teams.',
      actions: [
        {
          label: 'Request a Shield Demo',
          href: contactHref('demo', 'We would like a demo of Neural Shield.'),
        },
        { label: 'See the Full Suite', href: '/solutions' },
      ],
    },
    {
      kind: 'demo',
      id: 'figure',
      eyebrow: 'Try it',
      title: 'Try to change a sealed record',
      lede: 'Change, delete or swap eight sealed records. Then see what an auditor would see.',
      instrument: 'shield',
      caption:
        'Each record carries the fingerprint, a short code, of the one before. The last one is signed, so a change shows.',
      action: { label: 'Request a Shield Demo', interest: 'demo' },
    },
    {
      kind: 'comparison',
      id: 'problem',
      shot: 'none',
      eyebrow: 'The problem',
      title: 'Auditors ask for proof that is hard to find',
      head: ['What you hear today', 'What you can say with Shield'],
      rows: [
        ['“The logs are in several systems.”', 'One record starts where the data was captured.'],
        [
          '“An administrator could have edited it.”',
          'An edit breaks the chain of entries, and a check finds it.',
        ],
        [
          '“We do not know whether a quantum computer could read it.”',
          'The encryption is designed to resist one.',
        ],
      ],
    },
    {
      kind: 'numbered-list',
      id: 'benefits',
      theme: 'dark',
      eyebrow: 'What it does',
      title: 'Five things it does',
      items: [
        {
          title: 'Quantum-resistant encryption',
          text: 'Data stolen today should stay unreadable for a future computer. That is the design goal.',
        },
        {
          title: 'A complete audit trail',
          text: 'Each read, change and approval makes an entry. A missing entry shows.',
        },
        {
          title: 'Access with a reason',
          text: 'People and models see what their task requires.',
        },
        {
          title: 'Compliance as a control',
          text: 'Rules from the standard SOC 2 and the laws GDPR and HIPAA apply while data moves.',
        },
        {
          title: 'Evidence on request',
          text: 'You select a record or a period and hand it to the auditor.',
        },
      ],
    },
    {
      kind: 'metrics-table',
      id: 'figures',
      shot: 'none',
      eyebrow: 'In figures',
      title: 'Targets for audit and compliance work',
      claims: ['violations', 'audit-preparation', 'report-accuracy'],
    },
    {
      kind: 'card-track',
      id: 'use-cases',
      shot: 'none',
      eyebrow: 'Where it works',
      title: 'Three places to start',
      cards: [
        {
          title: 'Financial Auditing',
          benefit: 'Follow a figure back to its source',
          description: 'An auditor picks a number and sees each approval behind it.',
          href: '/industries/finance',
        },
        {
          title: 'Government Systems',
          benefit: 'A record of each use of public data',
          description: 'Agencies can account for each use, even years later.',
          href: '/industries/government',
        },
        {
          title: 'Intellectual Property Security',
          benefit: 'Designs protected, each access named',
          description: 'Designs, formulas and training data are encrypted.',
        },
      ],
    },
    {
      kind: 'essay',
      id: 'start',
      shot: 'none',
      eyebrow: 'Getting started',
      title: 'What goes in, what comes out, and a pilot by week',
      paragraphs: [
        'What goes in: data from Neural Edge and your systems, with your access rules. What comes out: encrypted records and an audit trail.',
        'What you need: one process with sensitive records, its rules, and a person who answers to auditors.',
        'How it fits: it protects data between capture and use. Your policies decide who may see what.',
        'Our target for a pilot is 90 days. Week 1: choose a process and who holds the keys. Weeks 2–4: set access rules. Weeks 5–8: record each use. Weeks 9–12: your auditor tries to change the trail. Day 90: you decide.',
        'For a first call, bring one audit question and your security questionnaire.',
      ],
    },
    {
      kind: 'closing-call',
      title: 'Bring us your hardest audit question',
      text: 'Name a question that your auditors ask. We will show which entry answers it, or tell you if none does.',
      actions: [
        {
          label: 'Talk to a Security Expert',
          href: contactHref('expert', 'We would like to talk about security and audit evidence.'),
        },
      ],
    },
  ],
} satisfies Page;
