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
  next: { href: '/use-cases/predictive-maintenance', why: 'See it at work' },
  sections: [
    {
      kind: 'page-hero',
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
      instrument: 'edge',
      caption:
        'Four rules mark doubtful readings and leave them out of the average. A stricter rule raises more false alarms.',
      action: { label: 'Book an Edge Walkthrough', interest: 'expert' },
    },
    {
      kind: 'essay',
      id: 'problem',
      shot: 'none',
      eyebrow: 'The problem',
      title: 'A bad reading costs more the later you find it',
      paragraphs: [
        'A sensor drifts, or a gateway repeats its last value. No dashboard shows the error, so it reaches reports and models.',
        'A check at the source flags a doubtful reading at once, with its device and time.',
      ],
    },
    {
      kind: 'numbered-list',
      id: 'benefits',
      theme: 'dark',
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
      kind: 'essay',
      id: 'start',
      shot: 'none',
      eyebrow: 'Getting started',
      title: 'What goes in, what comes out, and a pilot by week',
      paragraphs: [
        'What goes in: readings from machines and instruments. What comes out: checked readings, with a mark on doubtful ones.',
        'What you need: a list of your sources, and a person who knows which readings are normal. You set the rules.',
        'How it fits: it reads what your machines already send. It does not control a machine.',
        'Our target for a pilot is 90 days. Week 1: choose one source. Weeks 2–4: read it and agree on the rules. Weeks 5–8: your experts review marked readings. Weeks 9–12: compare with your reports. Day 90: you decide.',
        'For a first call, bring a list of your machine controllers with their versions.',
      ],
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
    },
  ],
} satisfies Page;
