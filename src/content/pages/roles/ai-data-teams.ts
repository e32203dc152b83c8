import { checks } from '../../checks.ts';
import { contactHref } from '../../routes.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'For AI and data teams: from notebook to live',
    card: 'For AI and data science teams: from notebook to live',
    description:
      'For AI and data teams: validated inputs, causal models, full lineage. Our targets: 60% faster deployment, 85% better data quality, 50% less maintenance.',
    keywords:
      'MLOps, data quality, explainable models, causal inference, model deployment, data lineage, feature validation',
  },
  breadcrumbs: [
    { label: 'Home', href: '/' },
    { label: 'Roles', href: '/roles' },
    { label: 'AI and Data Teams' },
  ],
  shot: 'learning-teams',
  accent: 'learning',
  next: { href: '/solutions/neural-learning', why: 'How the causes are found' },
  sections: [
    {
      kind: 'page-hero',
      eyebrow: 'AI and data teams',
      title: 'Less data repair, more time for models',
      lede: 'Neural Suite checks data where it is captured and stores the reasons with each prediction. Your team spends less time on cleaning and reviews.',
      actions: [
        {
          label: 'Start a Trial',
          href: contactHref('demo', 'Our data team would like to try Neural Suite.'),
          note: 'For a trial you send us a short form. We then agree with you on one source and one model.',
        },
        {
          label: 'Ask a Technical Question',
          href: contactHref('expert', 'Our data team has a technical question.'),
        },
      ],
    },
    checks(
      {
        title: 'Set a cause by hand',
        text: 'The demo shows which effects follow from it and which do not.',
        href: '/solutions/neural-learning#figure',
      },
      {
        title: 'Send it a bad reading',
        text: 'Draw a fault. See which rule marks it, and after how many readings.',
        href: '/solutions/neural-edge#figure',
      },
    ),
    {
      kind: 'comparison',
      id: 'challenges',
      shot: 'none',
      eyebrow: 'The challenges',
      title: 'Four problems of data teams, and what changes',
      head: ['Today', 'With the suite'],
      rows: [
        [
          'A model worked on last month’s data and fails on this month’s.',
          'Each record is checked when it is captured.',
        ],
        [
          'A feature predicts too well, because it contains the answer.',
          'Causal tests find the leak before the review.',
        ],
        ['The legal team asks why a model said no.', 'The reasons are stored with the prediction.'],
        [
          'A model got worse, and nobody knows when.',
          'Its lineage, the path back to the data, shows the first record that changed.',
        ],
      ],
    },
    {
      kind: 'illustration',
      id: 'figure',
      shot: 'none',
      eyebrow: 'The lineage',
      title: 'Find the record that changed',
      accent: 'learning',
      drawing: 'lineage',
      parts: {
        layers: ['Decision', 'Model', 'Features', 'Sources'],
        decision: 'A model got worse',
        record: {
          title: 'The first record that changed',
          text: 'Its source, time and device are stored.',
        },
      },
      caption: 'The strong line leads from a decision down to the record that changed.',
      alt: 'Four layers from top to bottom: a decision, a model, six features and five sources. Fine lines join them. One strong line runs down to a single record in one source.',
    },
    {
      kind: 'bento',
      accent: 'human',
      id: 'capabilities',
      theme: 'dark',
      shot: 'learning',
      eyebrow: 'Capabilities',
      title: 'Six tools you do not have to build',
      items: [
        {
          title: 'Validated streams',
          text: 'Real-time data arrives with its checks done and its errors marked.',
          icon: 'signal',
          offering: 'edge',
          span: 4,
        },
        {
          title: 'Sealed training sets',
          text: 'You can show which rows a model learned from, and that nobody changed them.',
          icon: 'lock',
          offering: 'shield',
        },
        {
          title: 'Causality detection',
          text: 'The system tests which factors drive a result and which only occur with it.',
          icon: 'route',
          offering: 'learning',
        },
        {
          title: 'Explanations by default',
          text: 'Each prediction comes with its reasons.',
          icon: 'lens',
          offering: 'learning',
        },
        {
          title: 'Creative search',
          text: 'The system suggests features. You keep those that pass a test.',
          icon: 'spark',
          offering: 'learning',
        },
        {
          title: 'Governed deployment',
          text: 'An agent takes a release through its checks and waits for the owner’s approval.',
          icon: 'gate',
          offering: 'agents',
          span: 6,
        },
      ],
    },
    {
      kind: 'metrics-table',
      id: 'figures',
      shot: 'none',
      eyebrow: 'Metrics',
      title: 'Six targets for your team',
      claims: ['deployment', 'data-quality', 'maintenance', 'value', 'cost', 'roi'],
    },
    {
      kind: 'testimonials',
      theme: 'dark',
      id: 'testimonial',
      shot: 'human',
      eyebrow: 'From a peer',
      title: 'What a data scientist says',
      items: [
        {
          quote: 'We used to defend the data. Now we discuss the model.',
          approved: false,
          role: 'Lead Data Scientist',
          sector: 'Logistics',
        },
      ],
    },
    {
      kind: 'card-track',
      id: 'use-cases',
      shot: 'none',
      eyebrow: 'Where to start',
      title: 'Three good first models',
      cards: [
        {
          title: 'Failure Prediction',
          benefit: 'Clear outcomes',
          description: 'A part failed or it did not, so you can compare a causal model with yours.',
          href: '/use-cases/predictive-maintenance',
        },
        {
          title: 'Fraud Networks',
          benefit: 'Linked accounts',
          description:
            'The model shows how accounts act on each other, in a path that investigators can read.',
          href: '/use-cases/fraud-detection',
        },
        {
          title: 'Churn With Reasons',
          benefit: 'More than a risk list',
          description: 'The model estimates which action keeps which customer.',
          href: '/use-cases/customer-experience',
        },
      ],
    },
    {
      kind: 'table',
      id: 'build-or-buy',
      title: 'If you built it yourself',
      lede: 'Most parts exist as open software. This work remains on each side.',
      head: ['Part', 'Built by you', 'With the suite'],
      rows: [
        [
          'Capture and checks',
          'You have full control. Each new source is a project.',
          'The checks are shared. A protocol that is missing has to be added by us.',
        ],
        [
          'Audit trail',
          'Logs are easy. A trail that convinces an auditor takes design.',
          'It is part of each record, and your auditor can test it.',
        ],
        [
          'Causal models',
          'Libraries are free. People who know method and trade are rare.',
          'They are built in, with a fixed choice of methods.',
        ],
        [
          'Approval and oversight',
          'It fits one process.',
          'It serves all processes. Unusual ones may have to change.',
        ],
        [
          'Operation',
          'Your team is on call.',
          'Support answers 24/7 (reported by us). You depend on a supplier.',
        ],
      ],
      verdict:
        'Build it if the process is your trade secret and the team will stay. Buy it if several departments need the same proof.',
    },
    {
      kind: 'closing-call',
      shot: 'learning',
      title: 'Try it on the source you trust least',
      text: 'Choose one data source and one model that is stuck in review. We will check both with you.',
      actions: [
        {
          label: 'Start a Trial',
          href: contactHref('demo', 'Our data team would like to try Neural Suite.'),
          note: 'You send us a short form. An engineer then plans the trial with you.',
        },
        {
          label: 'Plan a Trial With an Engineer',
          href: contactHref('expert', 'We would like to plan a trial with one of your engineers.'),
        },
      ],
      proof: {
        text: 'Set a cause by hand and see what follows',
        href: '/solutions/neural-learning#figure',
      },
    },
  ],
} satisfies Page;
