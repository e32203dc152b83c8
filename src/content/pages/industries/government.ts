import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'AI for Government and Public Institutions',
    description:
      'AI for agencies and public universities: sealed records, explainable decisions and a civil servant in charge of each one that affects a citizen.',
    keywords: [
      'AI for government',
      'public sector AI',
      'explainable decisions',
      'quantum-resistant encryption',
      'public records audit trail',
      'AI for universities',
    ],
  },
  breadcrumbs: [
    { label: 'Home', href: '/' },
    { label: 'Industries', href: '/industries' },
    { label: 'Government' },
  ],
  shot: 'shield-vault',
  next: {
    href: '/roles/compliance-officers',
    name: 'Compliance officers',
    why: 'Oversight and the EU AI Act',
  },
  sections: [
    {
      kind: 'page-hero',
      eyebrow: 'Industry: government',
      title: 'Public decisions need public reasons',
      lede: 'A citizen may ask why. So may a court, an auditor or a reporter. The suite lets an institution work faster and still answer each of them from the file.',
      actions: [
        {
          label: 'Talk to an Expert',
          href: contactHref('expert', 'I work in a public institution and have questions.'),
          variant: 'neural',
        },
        { label: 'See the Solutions', href: '/solutions', variant: 'neural-outline' },
      ],
    },
    {
      kind: 'numbered-list',
      accent: 'shield',
      eyebrow: 'Benefits',
      title: 'Duties first, technology second',
      lede: 'We begin with what the law and the public expect from you. These five come up in every conversation.',
      items: [
        {
          title: 'Explain each decision',
          text: 'The grounds are stored in plain language, next to the outcome and the name of the person who made it.',
        },
        {
          title: 'Protect what is entrusted to you',
          text: 'Citizens cannot choose another provider. Their records get encryption that is meant to last as long as the archive.',
        },
        {
          title: 'Keep the file complete',
          text: 'Documents, calls and messages enter the record as they occur, so nothing depends on memory.',
        },
        {
          title: 'Serve at the pace of the need',
          text: 'Simple applications move at once. Staff time goes to the cases that have a person in trouble behind them.',
        },
        {
          title: 'Stay in command',
          text: 'Software prepares, and an official decides. The limit is set by you and visible to everybody.',
        },
      ],
    },
    {
      kind: 'essay',
      eyebrow: 'The problem',
      title: 'The file is late, and it is in several buildings',
      paragraphs: [
        'Public work is held together by records, and the records are where it slows down. An application waits for a register in another agency. A clerk types what a citizen has typed already. A decision is right, and afterward there is no way to show it.',
        'Buying a clever system makes this worse if it cannot account for itself. An institution that automates a refusal without a reason has saved an hour and lost a lawsuit.',
      ],
      pull: 'In public service, “the system decided” is not an answer.',
    },
    {
      kind: 'illustration',
      theme: 'dark',
      id: 'figure',
      shot: 'shield',
      eyebrow: 'The file',
      title: 'One file, one building, four windows',
      lede: 'The file stays where it is. Offices come to it, and each sees the part that its duty needs.',
      accent: 'shield',
      drawing: 'plan',
      parts: {
        file: 'The case file',
        citizen: 'The citizen',
        offices: [
          { title: 'Intake', text: 'Sees the form' },
          { title: 'Register', text: 'Sees one entry' },
          { title: 'Supervision', text: 'Sees who looked' },
          { title: 'Case office', text: 'Sees the grounds' },
        ],
        boundary: 'Privacy boundary',
      },
      caption:
        'An office plan, drawn around one file. Each window opens onto one part of it, each look is written down, and the citizen has a door of their own.',
      alt: 'A floor plan with an office in each corner and a court in the middle. In the court lies a case file inside a dashed circle, the privacy boundary. Each office has a window from which a wedge of view reaches the circle and opens one band of the file. A person enters from below and reaches the file directly.',
    },
    {
      kind: 'product-flow',
      shot: 'gate-shield',
      eyebrow: 'Four steps',
      title: 'From an application to an answer',
      steps: [
        {
          offering: 'edge',
          title: 'Accept it anywhere',
          description:
            'Counters, forms, field devices and inspections feed one intake, also from places with a poor connection.',
        },
        {
          offering: 'shield',
          title: 'Hold it in trust',
          description:
            'Records are encrypted with a long retention in mind. Each access is written down, in a chain where a rewrite shows.',
        },
        {
          offering: 'learning',
          title: 'Weigh it openly',
          description:
            'Recommendations state their grounds, and patterns of unequal treatment are brought up instead of averaged away.',
        },
        {
          offering: 'agents',
          title: 'Answer with a name',
          description:
            'The agent drafts the letter and lists the rules applied. An official signs it, or rewrites it and says why.',
        },
      ],
    },
    {
      kind: 'card-track',
      accent: 'shield',
      eyebrow: 'Who it is for',
      title: 'Institutions with a duty of care',
      cards: [
        {
          title: 'Agencies and ministries',
          benefit: 'Shorter queues, complete files',
          description:
            'Routine cases are prepared to the last page, and officials decide instead of retyping.',
        },
        {
          title: 'Cities and utilities',
          benefit: 'Hear the street',
          description:
            'Water, traffic and lighting report their own condition. Crews go where the fault is.',
          href: '/use-cases/predictive-maintenance',
        },
        {
          title: 'Public universities',
          benefit: 'Reach a student in time',
          description:
            'Early signs come with an explanation and stay private. An adviser makes the call.',
          href: '/resources/case-studies',
        },
        {
          title: 'Supervisory bodies',
          benefit: 'Examine the record itself',
          description:
            'Read-only access to the records replaces binders, samples and letters back and forth.',
          href: '/use-cases/regulatory-compliance',
        },
      ],
    },
    {
      kind: 'metrics-table',
      accent: 'shield',
      eyebrow: 'In figures',
      title: 'Targets that can be stated in public',
      rows: [
        {
          figure: '80%',
          label: 'faster audit preparation',
          note: 'The evidence is kept as the work is done.',
        },
        {
          figure: '100%',
          label: 'reporting accuracy',
          note: 'Counts statements that lead to a record.',
        },
        {
          figure: '25%',
          label: 'better student retention',
          note: 'From our case study in education.',
        },
      ],
    },
    {
      kind: 'closing-call',
      shot: 'shield',
      eyebrow: 'Before the tender',
      title: 'Ask us while the requirements are still open',
      text: 'We will answer your questions on encryption, records and oversight in writing, in words that a council can read.',
      actions: [
        {
          label: 'Send Us Your Questions',
          href: contactHref('expert', 'We are preparing requirements and have questions.'),
          variant: 'neural',
        },
        { label: 'See All Industries', href: '/industries', variant: 'neural-outline' },
      ],
    },
  ],
} satisfies Page;
