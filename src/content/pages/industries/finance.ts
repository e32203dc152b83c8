import { checks } from '../../checks.ts';
import { contactHref } from '../../routes.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'AI for finance: close, reporting and risk',
    description:
      'AI for financial institutions and finance teams. Our targets: 75% faster close and 90% less manual reporting, with figures that lead back to their source.',
    keywords:
      'AI for finance, faster financial close, financial reporting automation, AI risk management, explainable credit decisions, compliance reporting',
  },
  shot: 'learning-ledger',
  accent: 'learning',
  next: { href: '/roles/finance-leaders', why: 'Estimate your return' },
  sections: [
    {
      kind: 'page-hero',
      picture: 'left',
      eyebrow: 'Industry: finance',
      title: 'Each figure leads back to its source',
      lede: 'Neural Suite helps banks, insurers and finance teams to close, report and decide with figures that keep their proof.',
      actions: [
        {
          label: 'Request a Demo',
          href: contactHref('demo', 'I work in finance and would like to see the suite.'),
        },
        { label: 'See All Use Cases', href: '/use-cases' },
      ],
    },
    checks(
      {
        title: 'Change a sealed amount',
        text: 'Edit one entry in the demo and see where the chain breaks.',
        href: '/solutions/neural-shield#figure',
      },
      {
        title: 'Set an approval limit',
        text: 'Choose an amount. See how many of sixty tasks wait for you.',
        href: '/solutions/neural-agents#figure',
      },
    ),
    {
      kind: 'metrics-table',
      eyebrow: 'In figures',
      title: 'Figures for close and reporting',
      claims: ['close', 'manual-reporting', 'report-accuracy', 'compliance-reporting'],
    },
    {
      kind: 'comparison',
      eyebrow: 'The problem',
      title: 'Finance spends its days on checks',
      head: ['Today', 'With the suite'],
      rows: [
        [
          'Two systems disagree, and an analyst compares them.',
          'Entries are matched when they are made.',
        ],
        [
          'The close waits for the last spreadsheet.',
          'Most of the close is done before the month ends.',
        ],
        ['A credit model says no without a reason.', 'Each credit decision keeps its reasons.'],
        [
          'A question from the regulator starts a project.',
          'The stored record answers the regulator.',
        ],
      ],
    },
    {
      kind: 'illustration',
      theme: 'dark',
      id: 'figure',
      shot: 'learning',
      eyebrow: 'The reconciliation',
      title: 'Find where two numbers stop agreeing',
      accent: 'learning',
      drawing: 'ladder',
      parts: {
        books: ['The sales system', 'The general ledger'],
        matched: 'Matched entries',
        difference: {
          title: 'The difference starts here',
          text: 'Only one book has this entry. It gets an owner on the same day.',
        },
        totals: 'Totals that never agree',
      },
      caption: 'Both books agree up to the missing entry. After it nothing matches.',
      alt: 'Two rows of entries, joined in pairs. In the second half one entry has no partner. After it all lines are slanted and the totals differ.',
    },
    {
      kind: 'product-flow',
      shot: 'gate-learning',
      eyebrow: 'Four steps',
      title: 'From the transaction to the report',
      steps: [
        {
          title: 'Capture the entry',
          description:
            'Neural Edge takes entries from branches, portals and partners and checks them.',
        },
        {
          title: 'Protect it',
          description: 'Neural Shield links amounts and approvals, so each correction shows.',
        },
        {
          title: 'Explain the change',
          description: 'Neural Learning ranks the reasons why a margin fell.',
        },
        {
          title: 'Prepare the report',
          description: 'Neural Agents prepares entries and drafts. A controller approves them.',
        },
      ],
    },
    {
      kind: 'bento',
      eyebrow: 'Benefits',
      title: 'What your team gets',
      items: [
        {
          icon: 'clock',
          title: 'Less work at month end',
          text: 'Routine entries are done as they occur, so the last days are left for decisions.',
          span: 4,
        },
        {
          icon: 'ledger',
          title: 'One version of the figure',
          text: 'Sales and finance read the same record.',
        },
        {
          icon: 'scale',
          title: 'Explained credit decisions',
          text: 'Applicants and supervisors get the same reason.',
        },
        {
          icon: 'lens',
          title: 'Linked fraud cases',
          text: 'Payments are read together with the accounts behind them.',
          href: '/use-cases/fraud-detection',
          span: 4,
        },
        {
          icon: 'chart',
          title: 'Forecasts you can test',
          text: 'You change an assumption and see its effect.',
          span: 6,
        },
      ],
    },
    {
      kind: 'card-track',
      eyebrow: 'Who it is for',
      title: 'For finance, risk and compliance',
      cards: [
        {
          title: 'Chief financial officers',
          benefit: 'Show the source of a total',
          description: 'They open a total in front of the board and see its entries.',
          href: '/roles/finance-leaders',
        },
        {
          title: 'Controllers',
          benefit: 'Approve prepared entries',
          description: 'They get finished entries with the exceptions marked.',
          href: '/roles/finance-leaders#estimate',
        },
        {
          title: 'Risk officers',
          benefit: 'Know what drives a risk',
          description: 'They get a warning when a driver of risk changes.',
          href: '/use-cases/fraud-detection',
        },
        {
          title: 'Compliance teams',
          benefit: 'File with the proof',
          description: 'They get the report and its evidence in one step.',
          href: '/roles/compliance-officers',
        },
      ],
    },
    {
      kind: 'closing-call',
      shot: 'learning',
      eyebrow: 'One reconciliation',
      title: 'Find out why two numbers differ',
      text: 'Bring two numbers that never agree. We will show you the first entry that differs.',
      showsLimitedSpots: true,
      actions: [
        {
          label: 'Book a Reconciliation Review',
          href: contactHref('expert', 'We have two numbers that never agree.'),
        },
        { label: 'See All Industries', href: '/industries' },
      ],
    },
  ],
} satisfies Page;
