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
      title: 'Neural Edge gets it right at the source',
      lede: 'Neural Edge listens to devices and environments in real time. It checks each signal on the spot, so your AI begins with what took place and not with a guess about it.',
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
      title: 'Bad data is cheapest to catch at the sensor',
      paragraphs: [
        'A gauge drifts by a hair. A gateway drops a minute and fills it with the last value. Someone retypes a meter reading at the end of a shift. None of it looks wrong on a dashboard.',
        'Then the numbers travel. They are averaged, joined, and fed to a model that treats every one of them as true. By the time a forecast misses, the cause is buried under a dozen tidy tables, and a good analyst spends a week digging for it.',
        'Neural Edge moves the check to the only place where the truth can still be seen: the moment of capture. A reading that makes no sense is flagged there, with the device, the time and the surroundings attached.',
      ],
      pull: 'A table that looks perfect hides its errors best.',
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
      title: 'Five things you can count on',
      accent: 'edge',
      items: [
        {
          title: 'It hears in real time',
          text: 'Signals are captured as they occur, from machines, instruments and the spaces around them.',
        },
        {
          title: 'It checks before it sends',
          text: 'Range, rhythm and plausibility are tested at the device. Doubtful values are marked, never quietly repaired.',
        },
        {
          title: 'It keeps the context',
          text: 'Each value carries where it came from, when, and under which conditions.',
        },
        {
          title: 'It sends what matters',
          text: 'The change goes up the line. The hum that says nothing new stays behind.',
        },
        {
          title: 'It hands over sealed',
          text: 'Data passes directly to Neural Shield, so no unprotected copy waits in between.',
        },
      ],
    },
    {
      kind: 'card-track',
      id: 'use-cases',
      shot: 'still',
      eyebrow: 'Where it works',
      title: 'Three places where late data is useless data',
      accent: 'edge',
      cards: [
        {
          title: 'Predictive Maintenance',
          benefit: 'Hear the bearing before it fails',
          description:
            'Vibration, heat and load are captured at the machine, fine enough to show wear while a repair can still be planned.',
          href: '/use-cases/predictive-maintenance',
        },
        {
          title: 'Smart Manufacturing',
          benefit: 'One true picture of the line',
          description:
            'Stations report in the same moment and the same terms, so a defect can be followed back to the step that made it.',
          href: '/industries/manufacturing',
        },
        {
          title: 'Remote Field Capture',
          benefit: 'Evidence from far away',
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
      title: 'Good inputs show up in the results',
      accent: 'edge',
      rows: [
        {
          figure: '85%',
          label: 'Better data quality',
          note: 'What AI and data teams gain with the suite.',
        },
        {
          figure: '40%',
          label: 'Less manufacturing downtime',
          note: 'With the full chain behind it, from capture to repair order.',
        },
      ],
    },
    {
      kind: 'closing-call',
      shot: 'edge',
      eyebrow: 'Next step',
      title: 'Which of your readings do you doubt?',
      text: 'Show us one source you have doubts about. We will show you how Neural Edge would watch it.',
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
