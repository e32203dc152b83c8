import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'Neural Edge: real-time data capture',
    card: 'Neural Edge: real-time data capture at the source',
    description:
      'Neural Edge captures data from devices and environments in real time and validates it at the source. For maintenance, manufacturing and remote field work.',
    keywords: [
      'edge data capture',
      'real-time data',
      'sensor data validation',
      'industrial IoT',
      'predictive maintenance data',
      'smart manufacturing',
    ],
  },
  shot: 'edge',
  next: {
    href: '/use-cases/predictive-maintenance',
    name: 'Predictive maintenance',
    why: 'Neural Edge at work',
  },
  sections: [
    {
      kind: 'page-hero',
      eyebrow: 'Neural Edge / Capture',
      title: 'Neural Edge checks your data where it starts',
      lede: 'Neural Edge captures data from devices and environments in real time. It checks each reading at the source, for teams that run plants, field sites and data platforms.',
      actions: [
        {
          label: 'Request an Edge Demo',
          href: contactHref('demo', 'We would like a demo of Neural Edge.'),
          variant: 'neural',
        },
        { label: 'See the Full Suite', href: '/solutions', variant: 'neural-outline' },
      ],
    },
    {
      kind: 'essay',
      id: 'problem',
      shot: 'still',
      eyebrow: 'The problem',
      title: 'Bad readings cost more the further they travel',
      paragraphs: [
        'A sensor drifts. A gateway loses a minute of data and repeats the last value. Neither error shows on a dashboard.',
        'The wrong value then reaches reports and models. When a forecast misses, an analyst has to trace the error back through many tables.',
        'Neural Edge checks each reading when it is captured. It flags a doubtful one with its device, time and surroundings.',
      ],
    },
    {
      kind: 'demo',
      id: 'figure',
      shot: 'edge',
      eyebrow: 'The capture',
      title: 'Send it a bad reading',
      lede: 'Put a spike, a drift, a stuck sensor or a gap into a stream of readings, or draw one by hand. See which rule catches it, how soon, and what it would have done to a report.',
      instrument: 'edge',
      caption:
        'Four textbook rules stand beside the sensor. What they doubt is marked and left out of the average; a stricter gate catches more and raises more false alarms.',
      action: { label: 'Book an Edge Walkthrough', interest: 'expert' },
    },
    {
      kind: 'numbered-list',
      id: 'benefits',
      theme: 'dark',
      shot: 'edge',
      eyebrow: 'What it does',
      title: 'Five things Neural Edge does',
      accent: 'edge',
      items: [
        {
          title: 'It captures in real time',
          text: 'Signals are captured as they occur, from machines, instruments and the spaces around them.',
        },
        {
          title: 'It checks before it sends',
          text: 'It tests range, timing and plausibility at the device. It marks doubtful values and never changes them silently.',
        },
        {
          title: 'It keeps the context',
          text: 'Each value carries where it came from, when, and under which conditions.',
        },
        {
          title: 'It sends what matters',
          text: 'It passes on changes. Readings that say nothing new can stay on site.',
        },
        {
          title: 'It hands over protected data',
          text: 'Data passes directly to Neural Shield, so no unprotected copy waits in between.',
        },
      ],
    },
    {
      kind: 'card-track',
      id: 'use-cases',
      shot: 'still',
      eyebrow: 'Where it works',
      title: 'Three places to use Neural Edge',
      accent: 'edge',
      cards: [
        {
          title: 'Predictive Maintenance',
          benefit: 'Plan the repair before the failure',
          description:
            'Vibration, heat and load are captured at the machine, fine enough to show wear while a repair can still be planned.',
          href: '/use-cases/predictive-maintenance',
        },
        {
          title: 'Smart Manufacturing',
          benefit: 'One shared view of the line',
          description:
            'Stations report in the same moment and the same terms, so a defect can be followed back to the step that made it.',
          href: '/industries/manufacturing',
        },
        {
          title: 'Remote Field Capture',
          benefit: 'Checked readings from remote sites',
          description:
            'Wells, farms, substations and vehicles send readings you can rely on without sending someone to look.',
        },
      ],
    },
    {
      kind: 'metrics-table',
      id: 'figures',
      shot: 'still',
      eyebrow: 'What follows',
      title: 'Targets for data quality and downtime',
      accent: 'edge',
      rows: [
        {
          figure: '85%',
          label: 'Better data quality',
          note: 'A target for AI and data teams that use the whole suite.',
        },
        {
          figure: '40%',
          label: 'Less manufacturing downtime',
          note: 'A target for the whole suite, from capture to repair order.',
        },
      ],
    },
    {
      kind: 'essay',
      id: 'start',
      shot: 'still',
      eyebrow: 'Getting started',
      title: 'What you need to start with Neural Edge',
      paragraphs: [
        'What goes in: readings from machines, instruments and the spaces around them. What comes out: checked readings, each with its device, time and conditions. Doubtful readings carry a mark.',
        'What you need: a list of your sources, and a person who knows which readings are normal. The rules for a mark are yours.',
        'How it fits: Neural Edge reads what your machines and gateways already send. It does not control a machine.',
        'A pilot takes 90 days. Week 1: choose one source and one question. Weeks 2–4: read the source and agree on the rules. Weeks 5–8: review the marked readings with your experts. Weeks 9–12: compare the results with your current reports. Day 90: you decide whether to go on.',
        'For a first call, bring one source that you doubt and a list of your controllers with their versions.',
      ],
    },
    {
      kind: 'closing-call',
      shot: 'edge',
      eyebrow: 'Next step',
      title: 'See Neural Edge check one of your sources',
      text: 'Bring one data source that you do not fully trust. We will show you how Neural Edge would check it.',
      actions: [
        {
          label: 'Book an Edge Walkthrough',
          href: contactHref('expert', 'We have a data source we do not fully trust.'),
          variant: 'neural',
        },
      ],
    },
  ],
} satisfies Page;
