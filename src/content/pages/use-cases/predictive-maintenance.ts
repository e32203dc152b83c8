import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'Predictive Maintenance With Live Edge Data',
    card: 'Predictive Maintenance With Real-Time Edge Data',
    description:
      'Hear a failure before it happens, learn its cause, and repair it in a shift you choose. The case study behind it tells of 40% less manufacturing downtime.',
    keywords: [
      'predictive maintenance',
      'edge AI',
      'downtime reduction',
      'condition monitoring',
      'vibration analysis',
      'industrial AI',
    ],
  },
  breadcrumbs: [
    { label: 'Home', href: '/' },
    { label: 'Use Cases', href: '/use-cases' },
    { label: 'Predictive Maintenance' },
  ],
  shot: 'edge-repair',
  next: { href: '/industries/manufacturing', name: 'Manufacturing', why: 'For the whole plant' },
  sections: [
    {
      kind: 'page-hero',
      eyebrow: 'Use case: predictive maintenance',
      title: 'The machine told you. Somebody should have been listening.',
      lede: 'Heat, vibration and current change before a part gives way. Neural Edge hears the change at the machine, and the rest of the suite turns it into a repair at a convenient hour.',
      actions: [
        {
          label: 'Request a Demo',
          href: contactHref('demo', 'I would like to see predictive maintenance.'),
          variant: 'neural',
        },
        { label: 'See the Solutions', href: '/solutions', variant: 'neural-outline' },
      ],
    },
    {
      kind: 'comparison',
      eyebrow: 'The problem',
      title: 'The calendar services machines that are fine and misses those that aren’t',
      leftLabel: 'By the calendar',
      rightLabel: 'By the signal',
      rows: [
        {
          left: 'A healthy bearing is replaced because the month is over.',
          right: 'A bearing is replaced when its own trace says it is wearing.',
        },
        {
          left: 'The failure is discovered by the person who hears the line stop.',
          right: 'The change is noticed while there is still time to order the part.',
        },
        {
          left: 'An alarm rings for every tremor, until someone turns it down.',
          right: 'An alert names the probable fault, or it stays quiet.',
        },
        {
          left: 'The repair takes the best shift of the week.',
          right: 'The repair goes where the production plan has room.',
        },
      ],
    },
    {
      kind: 'illustration',
      id: 'figure',
      shot: 'still',
      eyebrow: 'The trace',
      title: 'What the bearing said, and what was done about it',
      accent: 'edge',
      drawing: 'trace',
      parts: {
        axis: 'Vibration at the machine',
        limit: 'Limit of the part',
        heard: {
          title: 'The change is heard',
          text: 'Load, speed and season are told apart from wear.',
        },
        repair: {
          title: 'Repaired in a quiet shift',
          text: 'The order was signed by the maintenance lead.',
        },
        forecast: 'The stop that was avoided',
        calm: 'Calm again',
      },
      caption:
        'The solid line is what the machine did. The broken one is what it would have done: the prediction reaches the limit well after there was time to act.',
      alt: 'A vibration trace from left to right. It is even at first, then starts to grow, and a mark shows that the change is heard. A dashed forecast grows on until it meets the limit of the part. Before that point a second mark shows the repair, after which the trace is calm again.',
    },
    {
      kind: 'product-flow',
      shot: 'gate-edge',
      eyebrow: 'How it works',
      title: 'From a tremor to a signed work order',
      steps: [
        {
          offering: 'edge',
          title: 'Hear it',
          description:
            'Readings are taken and validated beside the machine, and they keep coming when the network does not.',
        },
        {
          offering: 'shield',
          title: 'Keep it',
          description:
            'The trace is encrypted on its way and stored with its origin, ready for the insurer, the supplier or the inspector.',
        },
        {
          offering: 'learning',
          title: 'Explain it',
          description:
            'Load, speed and season are told apart from wear. The prediction comes with its cause and a window in which to act.',
        },
        {
          offering: 'agents',
          title: 'Schedule it',
          description:
            'An agent finds the part, the technician and the gap in the plan. A maintenance lead approves the order.',
        },
      ],
    },
    {
      kind: 'bento',
      accent: 'edge',
      eyebrow: 'Benefits',
      title: 'What the plant gains',
      items: [
        {
          icon: 'clock',
          title: 'Repairs at your hour',
          text: 'Stops move from the middle of an order to a shift that can spare the machine.',
          span: 2,
        },
        {
          icon: 'wrench',
          title: 'Parts used to the end',
          text: 'Components stay in service for as long as they are sound.',
        },
        {
          icon: 'signal',
          title: 'Alerts worth reading',
          text: 'Few, explained, and addressed to the technician who can act.',
        },
        {
          icon: 'document',
          title: 'A history per machine',
          text: 'Every reading, prediction and repair in a single record that you can show a supplier.',
        },
        {
          icon: 'people',
          title: 'Experience that stays',
          text: 'When a veteran corrects a prediction, the correction teaches the model and the next colleague.',
          span: 2,
        },
      ],
    },
    {
      kind: 'metrics-table',
      theme: 'dark',
      accent: 'edge',
      eyebrow: 'In figures',
      title: 'Measured in hours that were not lost',
      rows: [
        { figure: '40%', label: 'less manufacturing downtime', note: 'Told in our case studies' },
        { figure: '30–60 days', label: 'to initial results', note: 'Beginning with one line' },
      ],
    },
    {
      kind: 'card-track',
      accent: 'edge',
      eyebrow: 'Who it is for',
      title: 'From the wrench to the balance sheet',
      cards: [
        {
          title: 'Maintenance leads',
          benefit: 'Plan the week on Monday',
          description:
            'See which machines will need you, why, and how long they can wait. You decide the order.',
        },
        {
          title: 'Plant managers',
          benefit: 'Keep the promise you made to sales',
          description:
            'Production and maintenance work from the same trace, and the argument over access to the line ends earlier.',
          href: '/industries/manufacturing',
        },
        {
          title: 'Finance leaders',
          benefit: 'Spare parts without guesswork',
          description:
            'Stock follows the condition of the machines, and unplanned overtime stops hiding in the monthly result.',
          href: '/roles/finance-leaders',
        },
      ],
    },
    {
      kind: 'closing-call',
      shot: 'edge',
      eyebrow: 'Begin with one machine',
      title: 'Which stop do you remember best?',
      text: 'Choose the machine behind it. We will show you which signals it gives off and how early they could have warned you.',
      actions: [
        {
          label: 'Talk to a Maintenance Expert',
          href: contactHref(
            'expert',
            'I would like to begin predictive maintenance with one machine.',
          ),
          variant: 'neural',
        },
        { label: 'See All Use Cases', href: '/use-cases', variant: 'neural-outline' },
      ],
    },
  ],
} satisfies Page;
