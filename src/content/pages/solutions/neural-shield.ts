import { checks } from '../../checks.ts';
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
  accent: 'shield',
  next: { href: '/use-cases/regulatory-compliance', why: 'See it at work' },
  sections: [
    {
      kind: 'page-hero',
      fades: 'below',
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
      offering: 'shield',
      caption:
        'Each record carries the fingerprint, a short code, of the one before. The last one is signed, so a change shows.',
      action: { label: 'Request a Shield Demo', interest: 'demo' },
    },
    checks(
      {
        title: 'Break the seal yourself',
        text: 'Change one letter of a record. Your browser computes the chain again and names the place.',
        href: '#figure',
      },
      {
        title: 'Hold it against the standard',
        text: 'The demo signs with FIPS 204. The standard is public, and your experts can test against it.',
        href: '#encryption',
      },
    ),
    {
      kind: 'fit',
      id: 'problem',
      shot: 'none',
      eyebrow: 'The problem, and the way in',
      title: 'Auditors ask for proof that is hard to find',
      lede: 'The logs are in several systems, and an administrator could have edited them. Here one record starts where the data was captured, and an edit breaks its chain.',
      goesIn: 'Data from Neural Edge and your own systems, with your access rules.',
      comesOut: 'Encrypted records, and an audit trail of each use.',
      need: 'One process with sensitive records, its rules, and a person who answers to auditors.',
      beside:
        'Your systems keep their data. Neural Shield protects it on the way to a model or a person.',
    },
    {
      kind: 'numbered-list',
      id: 'benefits',
      shot: 'none',
      picture: 'left',
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
          href: '#encryption',
        },
      ],
    },
    {
      kind: 'pilot',
      id: 'pilot',
      shot: 'none',
      eyebrow: 'Getting started',
      title: 'A pilot that your auditor tries to break',
      lede: 'Our target is 90 days. For a first call, bring one audit question and your security questionnaire.',
      phases: [
        {
          when: 'Week 1',
          title: 'Choose a process',
          text: 'You settle who holds the keys.',
          owner: 'Security, legal',
        },
        {
          when: 'Weeks 2–4',
          title: 'Set access rules',
          text: 'Each role gets what its task requires.',
          owner: 'Security, IT',
        },
        {
          when: 'Weeks 5–8',
          title: 'Record each use',
          text: 'The trail runs beside your present logs.',
          owner: 'IT',
        },
        {
          when: 'Weeks 9–12',
          title: 'Attack the trail',
          text: 'Your auditor tries to change, delete and swap entries.',
          owner: 'Internal audit',
        },
        {
          when: 'Day 90',
          title: 'Decide',
          text: 'You go on, change the rules or stop.',
          owner: 'Sponsor, compliance',
        },
      ],
    },
    {
      kind: 'facts',
      id: 'encryption',
      shot: 'none',
      eyebrow: 'Methods, by name',
      title: 'Encryption, by the names of its standards',
      lede: 'Public standards that your cryptographers can check. Meeting them is our design goal.',
      rows: [
        {
          term: 'FIPS 203',
          text: [
            'This standard protects keys against a quantum computer (ML-KEM). See ',
            { text: 'post-quantum cryptography', href: '/resources#post-quantum' },
            '.',
          ],
          ask: 'Which ML-KEM parameter set do you use?',
        },
        {
          term: 'FIPS 204',
          text: 'This standard does the same for signatures (ML-DSA), for use in the audit trail. The demo on this page signs with it.',
          ask: 'Are old entries signed again when an algorithm is retired?',
        },
        {
          term: 'Other layers',
          text: 'Records and connections use public standards. We invent no cipher.',
          ask: 'Where are keys made, stored and destroyed?',
        },
        {
          term: 'The standard SOC 2, the laws GDPR and HIPAA',
          text: 'The suite is designed to meet the standard SOC 2 and the laws GDPR and HIPAA. An auditor’s report names its type, period and exceptions.',
          ask: 'Which audit reports can our auditor read?',
        },
      ],
    },
    {
      kind: 'faq',
      id: 'questions',
      shot: 'none',
      eyebrow: 'Before you buy',
      title: 'Questions about Neural Shield',
      items: [
        {
          question: 'What does “quantum-resistant” promise, and what not?',
          answer:
            'It is a design goal: to resist the attacks that a quantum computer is expected to run. The standards are public, so that you can check them.',
        },
        {
          question: 'Could an administrator change the trail?',
          answer: [
            'Each entry carries the ',
            { text: 'fingerprint', href: '/resources#fingerprint' },
            ' of the one before. A change breaks the chain, and a check finds it.',
          ],
        },
        {
          question: 'How is personal data erased from a trail that cannot be changed?',
          answer:
            'The trail holds who, when and the fingerprint. Personal content has its own key. Destroying the key erases the content.',
        },
      ],
      price: {
        title: 'What decides the price',
        factors: [
          'The records of one process',
          'How long they are kept, and where',
          'Term, notice and the cost of leaving',
        ],
        link: { label: 'All price factors', href: '/roles/finance-leaders#pricing' },
      },
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
      proof: { text: 'Change one letter of a sealed record', href: '#figure' },
    },
  ],
} satisfies Page;
