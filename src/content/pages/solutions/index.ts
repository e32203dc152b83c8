import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'The AI suite: capture, protect, learn, act',
    description:
      'One AI suite, four core systems: Neural Edge, Neural Shield, Neural Learning and Neural Agents. See why connected beats best-of-breed, and what it returns.',
    keywords: [
      'AI suite',
      'AI infrastructure',
      'Neural Edge',
      'Neural Shield',
      'Neural Learning',
      'Neural Agents',
      'connected AI system',
    ],
    schema: ['organization'],
  },
  shot: 'suite-table',
  next: { href: '/use-cases', name: 'Use cases', why: 'Four places where it pays first' },
  sections: [
    {
      kind: 'page-hero',
      eyebrow: 'AI suite solutions',
      title: 'One AI Suite, Four Core Systems',
      lede: 'Buy four separate tools and you also buy the gaps between them. We built the four as one, so that trust earned at the sensor is still there at the decision.',
      actions: [
        { label: 'Request a Demo', href: contactHref('demo'), variant: 'neural' },
        { label: 'Explore Each Solution', href: '/use-cases', variant: 'neural-outline' },
      ],
    },
    {
      kind: 'comparison',
      id: 'disconnected',
      eyebrow: 'The problem',
      title: 'Why disconnected tools fail',
      lede: 'Each tool passes its own test. The failure happens in between, where neither vendor is responsible and neither log reaches.',
      leftLabel: 'Four separate tools',
      rightLabel: 'One suite',
      rows: [
        {
          left: 'Data is cleaned again by every team that receives it.',
          right: 'It is validated once, at the source, and stays validated.',
        },
        {
          left: 'Security is wrapped around the result after the fact.',
          right: 'Protection begins with the first reading and travels with it.',
        },
        {
          left: 'The model cannot see where its inputs came from.',
          right: 'Every prediction points back to the records that caused it.',
        },
        {
          left: 'A bot acts on a score without an explanation.',
          right: 'An agent acts on a reason, and asks when the reason is thin.',
        },
        {
          left: 'An auditor gets four logs that tell four stories.',
          right: 'There is one record of it all, from signal to signature.',
        },
      ],
    },
    {
      kind: 'bento',
      id: 'benefits',
      theme: 'dark',
      shot: 'glow',
      eyebrow: 'What you get',
      title: 'Five things that only work together',
      items: [
        {
          title: 'Clean validated data',
          text: 'Faulty readings are flagged at the device, before a report or a model builds on them.',
          icon: 'signal',
          offering: 'edge',
          span: 2,
        },
        {
          title: 'Secure compliance-ready pipelines',
          text: 'Encryption and evidence are part of the pipe, not a project after it.',
          icon: 'lock',
          offering: 'shield',
        },
        {
          title: 'Machine learning that finds meaning',
          text: 'It starts with a correlation and ends with a cause that you can act on.',
          icon: 'lens',
          offering: 'learning',
        },
        {
          title: 'Safe automation',
          text: 'Work runs by itself up to the point where you said it must not.',
          icon: 'gate',
          offering: 'agents',
        },
        {
          title: 'A connected system',
          text: 'One lineage links sensor, record, model and action. When someone asks how you know, you can walk the whole way back.',
          icon: 'route',
          span: 2,
        },
      ],
    },
    {
      kind: 'link-list',
      theme: 'dark',
      shot: 'edge',
      id: 'suite',
      eyebrow: 'The four systems',
      title: 'Explore the Full Suite',
      cards: [
        {
          title: 'Neural Edge',
          tagline: 'Capture',
          description:
            'For places where data is born: a plant floor, a pipeline, a clinic, a truck. It listens in real time and vouches for what it hears.',
          href: '/solutions/neural-edge',
          shot: 'edge',
          icon: 'edge',
          offering: 'edge',
          linkLabel: 'See Neural Edge',
        },
        {
          title: 'Neural Shield',
          tagline: 'Protect',
          description:
            'For records that have to survive scrutiny. It encrypts them against tomorrow’s computers and keeps the story of each one.',
          href: '/solutions/neural-shield',
          shot: 'shield',
          icon: 'shield',
          offering: 'shield',
          linkLabel: 'See Neural Shield',
        },
        {
          title: 'Neural Learning',
          tagline: 'Understand',
          description:
            'For questions that begin with why. It detects causality, proposes ideas that were not on the list, and explains both.',
          href: '/solutions/neural-learning',
          shot: 'learning',
          icon: 'learning',
          offering: 'learning',
          linkLabel: 'See Neural Learning',
        },
        {
          title: 'Neural Agents',
          tagline: 'Act',
          description:
            'For work that repeats until it suddenly does not. It carries the routine and calls a person for the exception.',
          href: '/solutions/neural-agents',
          shot: 'agents',
          icon: 'agents',
          offering: 'agents',
          linkLabel: 'See Neural Agents',
        },
      ],
    },
    {
      kind: 'metrics-table',
      id: 'returns',
      eyebrow: 'The return',
      title: 'What the whole is worth',
      rows: [
        {
          figure: '3–6×',
          label: 'Return on investment',
          note: 'In year 1.',
        },
        {
          figure: '60%',
          label: 'Cost reduction',
          note: 'One chain to run and maintain in place of four.',
        },
        {
          figure: '90 days',
          label: 'To value',
          note: 'Initial results show within 30–60 days.',
        },
      ],
    },
    {
      kind: 'closing-call',
      shot: 'suite',
      eyebrow: 'Next step',
      title: 'See all four on one of your own questions',
      text: 'Bring a decision that takes too long or costs too much. We will trace it from signal to signature.',
      spots: true,
      actions: [
        {
          label: 'Book a Demo',
          href: contactHref('demo', 'We would like a demo of the full suite.'),
          variant: 'neural',
        },
      ],
    },
  ],
} satisfies Page;
