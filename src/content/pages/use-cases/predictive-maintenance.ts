import { checks } from '../../checks.ts';
import { contactHref } from '../../routes.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'Predictive maintenance with live edge data',
    card: 'Predictive maintenance with real-time edge data',
    description:
      'Hear a failure before it happens, learn its cause, and repair it in a shift you choose. The case study behind it tells of 40% less manufacturing downtime.',
    keywords:
      'predictive maintenance, edge AI, downtime reduction, condition monitoring, vibration analysis, industrial AI',
  },
  shot: 'edge-repair',
  accent: 'edge',
  next: { href: '/industries/manufacturing', why: 'For the whole plant' },
  sections: [
    {
      kind: 'page-hero',
      picture: 'left',
      eyebrow: 'Use case: predictive maintenance',
      title: 'Repair a machine before it stops your line',
      lede: 'Neural Edge notices changes in heat, vibration and current. The suite names the cause and prepares a repair, and your maintenance lead approves it.',
      actions: [
        {
          label: 'Request a Demo',
          href: contactHref('demo', 'I would like to see predictive maintenance.'),
        },
        { label: 'See the Solutions', href: '/solutions' },
      ],
    },
    checks(
      {
        title: 'Spoil a sensor’s readings',
        text: 'Add a drift or a spike in the demo. See which rule marks it.',
        href: '/solutions/neural-edge#figure',
      },
      {
        title: 'Look up the rules',
        text: 'The Hampel filter and the CUSUM chart are published methods.',
        href: '/solutions/neural-edge#methods',
      },
    ),
    {
      kind: 'comparison',
      eyebrow: 'The problem',
      title: 'A fixed schedule repairs too early or too late',
      head: ['By a fixed schedule', 'By condition'],
      rows: [
        [
          'A sound bearing is replaced because its date has come.',
          'A bearing is replaced when its readings show wear.',
        ],
        [
          'A failure is found when the line stops.',
          'The change is found while you can still order the part.',
        ],
        ['Too many alarms ring, so nobody looks.', 'An alert names the likely fault.'],
        ['The repair takes a full shift of production.', 'The repair goes into a quiet shift.'],
      ],
    },
    {
      kind: 'illustration',
      id: 'figure',
      shot: 'none',
      eyebrow: 'The trace',
      title: 'From the first change to the repair',
      accent: 'edge',
      drawing: 'trace',
      parts: {
        axis: 'Vibration at the machine',
        limit: 'Limit of the part',
        detection: {
          title: 'The change is found',
          text: 'Load, speed and season are ruled out.',
        },
        repair: {
          title: 'Repaired in a quiet shift',
          text: 'The maintenance lead approved it.',
        },
        forecast: 'The stop that was avoided',
        afterRepair: 'Calm again',
      },
      caption: 'The full line shows the machine. The dashed line shows the predicted failure.',
      alt: 'A vibration line from left to right. It starts to grow, and a mark shows that this is found. A dashed forecast meets the limit. A repair comes before.',
    },
    {
      kind: 'product-flow',
      shot: 'gate-edge',
      eyebrow: 'How it works',
      title: 'From a reading to a work order',
      steps: [
        {
          title: 'Capture it',
          description: 'Neural Edge checks readings beside the machine, also without a network.',
        },
        {
          title: 'Protect it',
          description: 'Neural Shield encrypts the readings and stores their origin.',
        },
        {
          title: 'Explain it',
          description: 'Neural Learning predicts the failure, with its cause and the time left.',
        },
        {
          title: 'Plan it',
          description:
            'Neural Agents finds the part and a technician. A maintenance lead approves.',
        },
      ],
    },
    {
      kind: 'bento',
      eyebrow: 'Benefits',
      title: 'What your plant gets',
      items: [
        {
          icon: 'clock',
          title: 'Repairs when you choose',
          text: 'Repairs move to a shift that can spare the machine.',
          span: 4,
        },
        {
          icon: 'wrench',
          title: 'Parts used longer',
          text: 'Parts stay in use while they are sound.',
        },
        {
          icon: 'signal',
          title: 'Fewer alerts',
          text: 'Each alert has a reason and reaches the right technician.',
        },
        {
          icon: 'document',
          title: 'A history for each machine',
          text: 'One record holds readings, predictions and repairs.',
          span: 4,
        },
        {
          icon: 'people',
          title: 'Experience kept',
          text: 'When an expert corrects a prediction, the model learns from it.',
          span: 6,
        },
      ],
    },
    {
      kind: 'metrics-table',
      theme: 'dark',
      eyebrow: 'In figures',
      title: 'Figures for your plant',
      claims: ['downtime', 'initial-results'],
    },
    {
      kind: 'card-track',
      eyebrow: 'Who it is for',
      title: 'For maintenance, plant and finance',
      cards: [
        {
          title: 'Maintenance leads',
          benefit: 'Plan the week',
          description: 'They see which machines need work, why and by when.',
          href: '/solutions/neural-edge#figure',
        },
        {
          title: 'Plant managers',
          benefit: 'Agree on a time',
          description: 'They use the same readings as the maintenance team.',
          href: '/industries/manufacturing',
        },
        {
          title: 'Finance teams',
          benefit: 'Order the right spare parts',
          description: 'They plan stock by the condition of the machines.',
          href: '/roles/finance-leaders',
        },
      ],
    },
    {
      kind: 'closing-call',
      shot: 'edge',
      title: 'Start with one machine',
      text: 'Choose a machine that has stopped. We will show which signals could have warned you.',
      actions: [
        {
          label: 'Talk to a Maintenance Expert',
          href: contactHref(
            'expert',
            'I would like to begin predictive maintenance with one machine.',
          ),
        },
        { label: 'See All Use Cases', href: '/use-cases' },
      ],
    },
  ],
} satisfies Page;
