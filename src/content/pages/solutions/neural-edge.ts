import { checks } from '../../checks.ts';
import { contactHref } from '../../routes.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'Neural Edge: real-time data capture',
    card: 'Neural Edge: real-time data capture at the source',
    description:
      'Neural Edge captures data from devices and environments in real time and validates it at the source. For maintenance, manufacturing and remote field work.',
    keywords:
      'edge data capture, real-time data, sensor data validation, industrial IoT, predictive maintenance data, smart manufacturing',
  },
  shot: 'edge',
  accent: 'edge',
  next: { href: '/use-cases/predictive-maintenance', why: 'See it at work' },
  sections: [
    {
      kind: 'page-hero',
      fades: 'below',
      eyebrow: 'Neural Edge / Capture',
      title: 'Catch the bad reading before it reaches a report',
      lede: 'Neural Edge captures data from devices in real time and checks each reading at the source. It serves plants, field sites and data platforms.',
      actions: [
        {
          label: 'Request an Edge Demo',
          href: contactHref('demo', 'We would like a demo of Neural Edge.'),
        },
        { label: 'See the Full Suite', href: '/solutions' },
      ],
    },
    {
      kind: 'demo',
      id: 'figure',
      eyebrow: 'The capture',
      title: 'Send it a bad reading',
      lede: 'Put a spike, a drift or a gap into a stream of readings. See which rule catches it, and how soon.',
      offering: 'edge',
      caption:
        'Four rules mark doubtful readings and leave them out of the average. A stricter rule raises more false alarms.',
      action: { label: 'Book an Edge Walkthrough', interest: 'expert' },
    },
    checks(
      {
        title: 'Draw a bad reading',
        text: 'Draw it on the trace. Four rules run in your browser, and the first one to mark it is named.',
        href: '#figure',
      },
      {
        title: 'Look up the rules',
        text: 'The Hampel filter and the CUSUM chart are published methods. See what each one catches.',
        href: '#methods',
      },
    ),
    {
      kind: 'fit',
      id: 'problem',
      shot: 'none',
      eyebrow: 'The problem, and the way in',
      title: 'A bad reading costs more the later you find it',
      lede: 'A sensor drifts, or a gateway repeats its last value. No dashboard shows the error, so it reaches reports and models. A check at the source flags it at once.',
      goesIn: 'Readings from machines and instruments, as they send them today.',
      comesOut: 'Checked readings with their device and time, and a mark on doubtful ones.',
      need: 'A list of your sources, and a person who knows which readings are normal. You set the rules.',
      beside: 'It reads what your machines already send. It does not control a machine.',
    },
    {
      kind: 'numbered-list',
      id: 'benefits',
      shot: 'none',
      picture: 'right',
      eyebrow: 'What it does',
      title: 'Five things Neural Edge does',
      items: [
        {
          title: 'It captures in real time',
          text: 'It reads signals from machines and their surroundings as they occur.',
        },
        {
          title: 'It checks before it sends',
          text: 'It tests range and timing at the device. It marks a doubtful value and never changes it.',
        },
        {
          title: 'It keeps the context',
          text: 'Each value carries its source, its time and its conditions.',
        },
        {
          title: 'It sends only what is new',
          text: 'A reading that repeats the last one can stay on site, so less data is sent.',
        },
        {
          title: 'It hands over protected data',
          text: 'Data goes straight to Neural Shield.',
        },
      ],
    },
    {
      kind: 'card-track',
      id: 'use-cases',
      shot: 'none',
      eyebrow: 'Where it works',
      title: 'Three places to start',
      cards: [
        {
          title: 'Predictive Maintenance',
          benefit: 'Plan the repair before the failure',
          description: 'It reads vibration, heat and load often enough to show wear early.',
          href: '/use-cases/predictive-maintenance',
        },
        {
          title: 'Smart Manufacturing',
          benefit: 'One shared view of the line',
          description: 'Stations report together, so you can follow a defect back to its step.',
          href: '/industries/manufacturing',
        },
        {
          title: 'Remote Field Capture',
          benefit: 'Checked readings from remote sites',
          description: 'Wells, farms and vehicles send readings, so nobody has to travel to look.',
          href: '#problem',
        },
      ],
    },
    {
      kind: 'metrics-table',
      id: 'figures',
      shot: 'none',
      eyebrow: 'What follows',
      title: 'Figures for data quality and downtime',
      claims: ['data-quality', 'downtime'],
    },
    {
      kind: 'pilot',
      id: 'pilot',
      shot: 'none',
      eyebrow: 'Getting started',
      title: 'A pilot on one source, week by week',
      lede: 'Our target is 90 days. For a first call, bring a list of your machine controllers with their versions.',
      phases: [
        {
          when: 'Week 1',
          title: 'Choose one source',
          text: 'Both sides sign how often it is wrong today.',
          owner: 'Plant engineer, finance',
        },
        {
          when: 'Weeks 2–4',
          title: 'Read it',
          text: 'Your experts agree on the rules and their limits.',
          owner: 'IT, plant engineer',
        },
        {
          when: 'Weeks 5–8',
          title: 'Review the marks',
          text: 'Each marked reading is called right or wrong.',
          owner: 'Experts of the machine',
        },
        {
          when: 'Weeks 9–12',
          title: 'Compare reports',
          text: 'The old report stands beside the checked one.',
          owner: 'Data team',
        },
        {
          when: 'Day 90',
          title: 'Decide',
          text: 'You add sources, change the rules or stop.',
          owner: 'Sponsor, finance',
        },
      ],
    },
    {
      kind: 'facts',
      id: 'methods',
      shot: 'none',
      eyebrow: 'Methods, by name',
      title: 'Four rules that your engineers can look up',
      lede: 'The demo on this page runs all four in your browser, so you can test what each one catches.',
      rows: [
        {
          term: 'Hampel filter',
          text: 'Marks a reading that lies far from the middle of its neighbors. It catches spikes.',
          ask: 'How wide is the window for a slow process?',
        },
        {
          term: 'CUSUM chart',
          text: 'Adds up small deviations until their sum passes a limit. It catches drift.',
          ask: 'Who sets the limit for each machine?',
        },
        {
          term: 'Stuck-at rule',
          text: 'Marks a sensor that repeats one value for too long.',
        },
        {
          term: 'Gap rule',
          text: 'Marks each moment at which a reading is missing.',
        },
      ],
    },
    {
      kind: 'faq',
      id: 'questions',
      shot: 'none',
      eyebrow: 'Before you buy',
      title: 'Questions about Neural Edge',
      items: [
        {
          question: 'Do we have to replace sensors or controllers?',
          answer:
            'You can start with what you have. A first walk through the plant shows whether a signal is missing.',
        },
        {
          question: 'What happens when the network is down?',
          answer:
            'The checks go on beside the device. Readings are kept there and follow later, in order.',
        },
        {
          question: 'Which data leaves our site?',
          answer: [
            'You decide that before the first device is connected. ',
            { text: 'Where it runs', href: '/solutions#operation' },
            ' lists what to settle.',
          ],
        },
      ],
      price: {
        title: 'What decides the price',
        factors: [
          'The sources and sites of one process',
          'Your hours, and hardware on site',
          'Term, notice and the cost of leaving',
        ],
        link: { label: 'All price factors', href: '/roles/finance-leaders#pricing' },
      },
    },
    {
      kind: 'closing-call',
      title: 'See one of your own sources checked',
      text: 'Bring a data source that you do not trust. We will show how it would be checked.',
      actions: [
        {
          label: 'Book an Edge Walkthrough',
          href: contactHref('expert', 'We have a data source we do not fully trust.'),
        },
      ],
      proof: { text: 'Draw a bad reading and see which rule catches it', href: '#figure' },
    },
  ],
} satisfies Page;
