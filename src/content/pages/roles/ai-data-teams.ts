import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'For AI and data teams: from notebook to live',
    card: 'For AI and data science teams: from notebook to live',
    description:
      'For AI and data teams: validated inputs, causal models and full lineage. 60% faster deployment, 85% better data quality and 50% less maintenance.',
    keywords: [
      'MLOps',
      'data quality',
      'explainable models',
      'causal inference',
      'model deployment',
      'data lineage',
      'feature validation',
    ],
  },
  shot: 'learning-teams',
  next: {
    href: '/solutions/neural-learning',
    name: 'Neural Learning',
    why: 'How the causes are found',
  },
  sections: [
    {
      kind: 'page-hero',
      eyebrow: 'AI and data teams',
      title: 'Less data repair, more time for models',
      lede: 'You know what to build. The trouble is what comes before it and what comes after: inputs without a guarantor, and reviewers who cannot see inside.',
      actions: [
        {
          label: 'Start a Trial',
          href: contactHref('demo', 'Our data team would like to try Neural Suite.'),
          variant: 'neural',
        },
        {
          label: 'Ask a Technical Question',
          href: contactHref('expert', 'Our data team has a technical question.'),
          variant: 'neural-outline',
        },
      ],
    },
    {
      kind: 'comparison',
      id: 'challenges',
      shot: 'still',
      eyebrow: 'The challenges',
      title: 'You have said these sentences',
      leftLabel: 'Overheard at stand-up',
      rightLabel: 'With the suite',
      rows: [
        {
          left: '“It worked on last month’s extract.”',
          right: 'Schema and plausibility are checked at capture, on every record, every time.',
        },
        {
          left: '“The feature looks great. Too great.”',
          right: 'Causal tests catch the leak before the review board does.',
        },
        {
          left: '“Legal wants to know why it said no.”',
          right: 'The reasons were stored with the prediction. Send the link.',
        },
        {
          left: '“Something drifted, we just don’t know when.”',
          right: 'Lineage shows the first record that behaved differently, and its source.',
        },
      ],
    },
    {
      kind: 'illustration',
      id: 'figure',
      shot: 'still',
      eyebrow: 'The lineage',
      title: 'Dig down to the record that changed',
      lede: 'Drift shows up downstream of where it began. The way from the decision back to its source is stored with the decision.',
      accent: 'learning',
      drawing: 'lineage',
      parts: {
        layers: ['Decision', 'Model', 'Features', 'Sources'],
        decision: 'Something drifted',
        record: {
          title: 'The first record that behaved differently',
          text: 'With its source, its time and its device.',
        },
      },
      caption:
        'Read it like a core sample, from the surface down. Every connection is kept; one of them answers the question.',
      alt: 'Four layers from top to bottom: a decision, a model, six features, five sources made of single records. Fine lines connect all of them. One strong line runs from the decision through the model and one feature to a single record in one source, after which the records of that source become irregular.',
    },
    {
      kind: 'bento',
      id: 'capabilities',
      theme: 'dark',
      shot: 'learning',
      eyebrow: 'Capabilities',
      title: 'Six tools you would otherwise build yourself',
      items: [
        {
          title: 'Validated streams',
          text: 'Real-time data that comes with its checks already passed and its failures already labeled.',
          icon: 'signal',
          offering: 'edge',
          span: 2,
        },
        {
          title: 'Sealed training sets',
          text: 'Know exactly which rows a model learned from, and that they stayed the same.',
          icon: 'lock',
          offering: 'shield',
        },
        {
          title: 'Causality detection',
          text: 'Separate drivers from passengers before you tune anything.',
          icon: 'route',
          offering: 'learning',
        },
        {
          title: 'Explanations by default',
          text: 'Reasons are an output of the model, not a chart added on the last day.',
          icon: 'lens',
          offering: 'learning',
        },
        {
          title: 'Creative search',
          text: 'Let the system suggest features and hypotheses. Keep the ones that survive a test.',
          icon: 'spark',
          offering: 'learning',
        },
        {
          title: 'Governed deployment',
          text: 'An agent moves a release through its checks and waits for the owner’s approval. You see every step, and so does the next person on call.',
          icon: 'gate',
          offering: 'agents',
          span: 2,
        },
      ],
    },
    {
      kind: 'metrics-table',
      id: 'figures',
      shot: 'still',
      eyebrow: 'Metrics',
      title: 'What the team gets back',
      accent: 'learning',
      rows: [
        {
          figure: '60%',
          label: 'Faster model deployment',
          note: 'Review starts with the evidence in hand.',
        },
        {
          figure: '85%',
          label: 'Better data quality',
          note: 'Errors are caught where they arise.',
        },
        { figure: '50%', label: 'Less maintenance', note: 'Fewer silent breaks, shorter hunts.' },
        { figure: '90 days', label: 'To value', note: 'From first stream to a model in use.' },
        {
          figure: '60%',
          label: 'Cost reduction',
          note: 'Glue code is the costliest code you own.',
        },
        { figure: '3–6×', label: 'ROI in year 1', note: 'The line your sponsor will quote.' },
      ],
    },
    {
      kind: 'testimonials',
      theme: 'dark',
      id: 'testimonial',
      shot: 'human',
      eyebrow: 'From a peer',
      title: 'What it feels like on the team',
      items: [
        {
          quote:
            'We stopped defending the data and started arguing about the model. That is the argument I became a data scientist for.',
          approved: false,
          role: 'Lead Data Scientist',
          sector: 'Logistics',
        },
      ],
    },
    {
      kind: 'card-track',
      id: 'use-cases',
      shot: 'still',
      eyebrow: 'Where to start',
      title: 'Three good first models',
      accent: 'learning',
      cards: [
        {
          title: 'Failure Prediction',
          benefit: 'Clean signals, clear labels',
          description:
            'Sensor data is plentiful and the outcome is plain: it broke or it did not. A sound place to compare causal models with your baseline.',
          href: '/use-cases/predictive-maintenance',
        },
        {
          title: 'Fraud Networks',
          benefit: 'A graph problem with stakes',
          description:
            'Model how accounts act on each other, and give investigators a path they can read from end to end.',
          href: '/use-cases/fraud-detection',
        },
        {
          title: 'Churn With Reasons',
          benefit: 'Beyond the risk list',
          description:
            'Estimate which action changes the outcome for whom, so that service teams get a plan instead of a ranking.',
          href: '/use-cases/customer-experience',
        },
      ],
    },
    {
      kind: 'closing-call',
      shot: 'learning',
      eyebrow: 'Next step',
      title: 'Try it on the source you trust least',
      text: 'Pick one stream and one model that is stuck. We will check the stream and explain the model’s results with you.',
      actions: [
        {
          label: 'Start a Trial',
          href: contactHref('demo', 'Our data team would like to try Neural Suite.'),
          variant: 'neural',
        },
        {
          label: 'Plan a Trial With an Engineer',
          href: contactHref('expert', 'We would like to plan a trial with one of your engineers.'),
          variant: 'neural-outline',
        },
      ],
    },
  ],
} satisfies Page;
