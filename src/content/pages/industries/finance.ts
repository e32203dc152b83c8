import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'AI for Finance: Close, Reporting and Risk',
    description:
      'AI for financial institutions and finance teams: targets of 75% faster close and 90% less manual reporting, and figures that lead back to their source.',
    keywords: [
      'AI for finance',
      'faster financial close',
      'financial reporting automation',
      'AI risk management',
      'explainable credit decisions',
      'compliance reporting',
    ],
  },
  breadcrumbs: [
    { label: 'Home', href: '/' },
    { label: 'Industries', href: '/industries' },
    { label: 'Finance' },
  ],
  shot: 'learning-ledger',
  next: {
    href: '/roles/finance-leaders',
    name: 'Finance leaders',
    why: 'The return, with a worksheet',
  },
  sections: [
    {
      kind: 'page-hero',
      eyebrow: 'Industry: finance',
      title: 'Every figure should know where it came from',
      lede: 'Banks, insurers and finance departments work under the same rule: a number is worth as much as its proof. The suite keeps the two together, from the transaction to the board pack.',
      actions: [
        {
          label: 'Request a Demo',
          href: contactHref('demo', 'I work in finance and would like to see the suite.'),
          variant: 'neural',
        },
        { label: 'See All Use Cases', href: '/use-cases', variant: 'neural-outline' },
      ],
    },
    {
      kind: 'metrics-table',
      accent: 'learning',
      eyebrow: 'In figures',
      title: 'The month, with fewer late evenings in it',
      rows: [
        { figure: '75%', label: 'faster close', note: 'Entries are matched the day they arrive.' },
        {
          figure: '90%',
          label: 'less manual reporting',
          note: 'Drafts begin with approved figures.',
        },
        {
          figure: '99.5%',
          label: 'compliance report accuracy',
          note: 'Counts figures that need no correction.',
        },
        { figure: '60%', label: 'faster compliance reporting', note: 'In financial services.' },
      ],
    },
    {
      kind: 'comparison',
      eyebrow: 'The problem',
      title: 'Finance spends its days checking its own work',
      lede: 'Reconciliation exists because the first number is not believed. Better to make it believable.',
      leftLabel: 'Today',
      rightLabel: 'With the suite',
      rows: [
        {
          left: 'Two systems disagree, and an analyst becomes the bridge.',
          right: 'Entries are matched when they are made, and differences have an owner.',
        },
        {
          left: 'The close waits for the slowest spreadsheet.',
          right: 'The close is mostly done before the month is over.',
        },
        {
          left: 'A credit model says no, and cannot say why.',
          right: 'Each credit decision carries the facts that led to it.',
        },
        {
          left: 'The regulator’s question starts a project.',
          right: 'The regulator’s question opens a file.',
        },
      ],
    },
    {
      kind: 'illustration',
      theme: 'dark',
      id: 'figure',
      shot: 'learning',
      eyebrow: 'The reconciliation',
      title: 'Follow two numbers to the place where they part',
      accent: 'learning',
      drawing: 'ladder',
      parts: {
        books: ['The sales system', 'The general ledger'],
        matched: 'Matched when made',
        parting: {
          title: 'Here they part',
          text: 'An entry that only one of the books has. It gets an owner on the day it happens.',
        },
        totals: 'Totals that never agree',
      },
      caption:
        'Two books, one rung for every pair of entries. Up to the missing one they agree; from there on everything is out of step, and only the end is noticed.',
      alt: 'Two rows of entries face each other like a ladder; upright lines join equal pairs. In the second half one entry of the upper book has no partner and is marked. After it all joining lines are slanted, and at the end two totals stand with a sign for unequal between them.',
    },
    {
      kind: 'product-flow',
      shot: 'gate-learning',
      eyebrow: 'Four steps',
      title: 'From the transaction to the board pack',
      steps: [
        {
          offering: 'edge',
          title: 'Take it at the till',
          description:
            'Branches, terminals, portals and partners send entries as they arise, complete and in one format.',
        },
        {
          offering: 'shield',
          title: 'Put it under seal',
          description:
            'Amounts and approvals are chained together, so that a correction is visible as a correction.',
        },
        {
          offering: 'learning',
          title: 'Explain the movement',
          description:
            'Margin fell: was it price, mix, currency or a late invoice? The reasons are ranked, and each can be opened.',
        },
        {
          offering: 'agents',
          title: 'Prepare the entry',
          description:
            'Accruals, matches and drafts of reports wait in a queue, with their evidence, for a controller’s approval.',
        },
      ],
    },
    {
      kind: 'bento',
      accent: 'learning',
      eyebrow: 'Benefits',
      title: 'What a finance team gets out of it',
      items: [
        {
          icon: 'clock',
          title: 'A close without heroics',
          text: 'Routine entries are finished as they occur, so the last days are left for judgment.',
          span: 2,
        },
        {
          icon: 'ledger',
          title: 'One version of the figure',
          text: 'Sales, operations and finance read the same record.',
        },
        {
          icon: 'scale',
          title: 'Credit that can be explained',
          text: 'Applicants, risk committees and supervisors hear the same reason.',
        },
        {
          icon: 'lens',
          title: 'Fraud seen as a whole',
          text: 'Small payments are read together with the accounts that move them.',
          href: '/use-cases/fraud-detection',
        },
        {
          icon: 'chart',
          title: 'Forecasts you can argue with',
          text: 'Change an assumption and watch its effect, before somebody else does it in the meeting.',
          span: 2,
        },
      ],
    },
    {
      kind: 'card-track',
      accent: 'learning',
      eyebrow: 'Who it is for',
      title: 'Four signatures on one report',
      cards: [
        {
          title: 'Chief financial officers',
          benefit: 'Stand behind the number',
          description:
            'Open any total in front of the board and arrive at the entries that made it.',
          href: '/roles/finance-leaders',
        },
        {
          title: 'Controllers',
          benefit: 'Approve instead of assemble',
          description:
            'The queue holds finished entries and marked exceptions. Yours is the decision.',
        },
        {
          title: 'Risk officers',
          benefit: 'Know what moves the risk',
          description:
            'Exposures are tied to what drives them, and you are told when a driver moves.',
        },
        {
          title: 'Compliance officers',
          benefit: 'File with the proof attached',
          description:
            'Reports and evidence are made in the same step and leave in the same envelope.',
          href: '/roles/compliance-officers',
        },
      ],
    },
    {
      kind: 'related',
      title: 'Further in finance',
      links: [
        {
          title: 'Regulatory compliance',
          description: 'Evidence that is kept while you work.',
          href: '/use-cases/regulatory-compliance',
          category: 'Use case',
        },
        {
          title: 'The report that was always due',
          description: 'How a financial group caught up with its filings.',
          href: '/resources/case-studies',
          category: 'Case study',
        },
        {
          title: 'Speed is everything',
          description: 'Why most of a decision is waiting.',
          href: '/blog/speed-is-everything',
          category: 'AI Strategy',
        },
      ],
    },
    {
      kind: 'closing-call',
      shot: 'learning',
      eyebrow: 'One reconciliation',
      title: 'Which two numbers never agree?',
      text: 'Every finance team has a pair. Bring yours, and we will follow both to the place where they part ways.',
      spots: true,
      actions: [
        {
          label: 'Book a Reconciliation Review',
          href: contactHref('expert', 'We have two numbers that never agree.'),
          variant: 'neural',
        },
        { label: 'See All Industries', href: '/industries', variant: 'neural-outline' },
      ],
    },
  ],
} satisfies Page;
