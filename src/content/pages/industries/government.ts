import { checks } from '../../checks.ts';
import { contactHref } from '../../routes.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'AI for government and public institutions',
    description:
      'AI for agencies and public universities: sealed records, explainable decisions and a civil servant in charge of each one that affects a citizen.',
    keywords:
      'AI for government, public sector AI, explainable decisions, quantum-resistant encryption, public records audit trail, AI for universities',
  },
  shot: 'shield-vault',
  accent: 'shield',
  next: { href: '/roles/compliance-officers', why: 'Oversight and the EU AI Act' },
  sections: [
    {
      kind: 'page-hero',
      eyebrow: 'Industry: government',
      title: 'Work faster and explain each decision',
      lede: 'Neural Suite helps agencies and public universities to prepare cases. An official decides, and the reasons stay in the file.',
      actions: [
        {
          label: 'Send Us Your Questions',
          href: contactHref('expert', 'We are preparing a tender and have questions.'),
          note: 'Send us your questions before the tender. We will answer in writing.',
        },
        { label: 'See the Solutions', href: '/solutions' },
      ],
    },
    checks(
      {
        title: 'Try to change a sealed record',
        text: 'Edit one in the demo, and see what an auditor would see.',
        href: '/solutions/neural-shield#figure',
      },
      {
        title: 'Read the standards by name',
        text: 'They are public. Name them in your tender.',
        href: '/solutions/neural-shield#encryption',
      },
    ),
    {
      kind: 'numbered-list',
      eyebrow: 'Benefits',
      title: 'Five duties that the suite supports',
      items: [
        {
          title: 'Explain each decision',
          text: 'The reasons are stored in plain words, with the name of the official.',
        },
        {
          title: 'Protect citizens’ records',
          text: 'The encryption is designed for long archives.',
        },
        {
          title: 'Keep the file complete',
          text: 'Documents and calls enter the record as they occur.',
        },
        {
          title: 'Give time to hard cases',
          text: 'Simple applications move at once, so staff can help where it matters.',
        },
        {
          title: 'Keep officials in charge',
          text: 'Software prepares and an official decides. You set the limit.',
        },
      ],
    },
    {
      kind: 'essay',
      eyebrow: 'The problem',
      title: 'The file is late and spread over several offices',
      paragraphs: [
        'An application waits for a register in another agency. A clerk types what a citizen has typed already.',
        'A system that refuses without a reason makes this worse. The institution may then lose in court.',
      ],
    },
    {
      kind: 'illustration',
      theme: 'dark',
      id: 'figure',
      shot: 'shield',
      eyebrow: 'The file',
      title: 'One file that four offices share',
      lede: 'Each office sees only the part that its duty needs.',
      accent: 'shield',
      drawing: 'plan',
      parts: {
        file: 'The case file',
        citizen: 'The citizen',
        offices: [
          { title: 'Intake', text: 'Sees the form' },
          { title: 'Register', text: 'Sees one entry' },
          { title: 'Supervision', text: 'Sees each access' },
          { title: 'Case office', text: 'Sees the grounds' },
        ],
        boundary: 'Privacy boundary',
      },
      caption: 'The record names everyone who opens the file. Citizens can read their own part.',
      alt: 'A floor plan with four offices around one case file. A dashed circle marks the privacy boundary. A citizen enters from below.',
    },
    {
      kind: 'product-flow',
      shot: 'gate-shield',
      eyebrow: 'Four steps',
      title: 'From an application to a decision',
      steps: [
        {
          title: 'Accept it',
          description: 'Neural Edge takes in forms, calls and inspections.',
        },
        {
          title: 'Protect it',
          description: 'Neural Shield encrypts records and logs each access.',
        },
        {
          title: 'Give reasons',
          description: 'Neural Learning gives reasons and points out unequal treatment.',
        },
        {
          title: 'Sign it',
          description: 'Neural Agents drafts the letter. An official signs or changes it.',
        },
      ],
    },
    {
      kind: 'card-track',
      eyebrow: 'Who it is for',
      title: 'For public institutions',
      cards: [
        {
          title: 'Agencies and ministries',
          benefit: 'Prepared cases',
          description: 'They decide, and no longer type what a citizen has typed already.',
          href: '/solutions/neural-shield',
        },
        {
          title: 'Cities and utilities',
          benefit: 'Early signs of a fault',
          description: 'They send a crew to the place of the fault.',
          href: '/use-cases/predictive-maintenance',
        },
        {
          title: 'Public universities',
          benefit: 'Help before a student leaves',
          description: 'They see early signs with a reason. An adviser decides whether to call.',
          href: '/resources/case-studies',
        },
        {
          title: 'Supervisory bodies',
          benefit: 'Direct access to records',
          description: 'They open the records themselves, without asking for copies.',
          href: '/use-cases/regulatory-compliance',
        },
      ],
    },
    {
      kind: 'metrics-table',
      eyebrow: 'In figures',
      title: 'What changes in your institution',
      claims: ['audit-preparation', 'reporting-accuracy', 'retention'],
    },
    {
      kind: 'facts',
      id: 'tender',
      title: 'What a tender should ask',
      lede: 'You can put these questions to any bidder. We answer them in writing before the tender.',
      rows: [
        {
          term: 'Sovereignty',
          text: [
            'The country of records and keys decides which law applies. See ',
            { text: 'where it runs', href: '/solutions#operation' },
            '.',
          ],
          ask: 'Which companies can read our records, and under which law?',
        },
        {
          term: 'Oversight',
          text: [
            'An official must be able to overrule the system. The ',
            { text: 'EU AI Act', href: '/roles/compliance-officers#ai-act' },
            ' lists the duties.',
          ],
          ask: 'What does the system do when an official refuses?',
        },
        {
          term: 'Long retention',
          text: [
            'Archives outlive encryption methods. Our design goals stand under ',
            { text: 'encryption', href: '/solutions/neural-shield#encryption' },
            '.',
          ],
          ask: 'How is an archive moved to a new method?',
        },
        {
          term: 'Equal treatment',
          text: 'Recommendations must be examined by group.',
          ask: 'How is unequal treatment tested, and how often?',
        },
        {
          term: 'Accessibility',
          text: 'Citizens and officials with disabilities use the same service.',
          ask: 'Is there an accessibility statement for the product?',
        },
      ],
    },
    {
      kind: 'closing-call',
      shot: 'shield',
      title: 'Send us your questions before the tender',
      text: 'We will answer in writing.',
      actions: [
        {
          label: 'Send Us Your Questions',
          href: contactHref('expert', 'We are preparing a tender and have questions.'),
        },
        { label: 'See All Industries', href: '/industries' },
      ],
    },
  ],
} satisfies Page;
