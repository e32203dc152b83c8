import { contactHref } from '../../routes.ts';
import { nodes, purposes } from '../../suite.ts';
import type { OfferingId, Page } from '../../types.ts';

const descriptions: Record<OfferingId, string> = {
  edge: 'For plants, field sites and clinics. It captures readings in real time and checks them.',
  shield: 'For security and compliance. It encrypts records and logs each use.',
  learning: 'For data teams and experts. It predicts, and keeps the reasons with each prediction.',
  agents: 'For routine work. It prepares each step and asks a person about exceptions.',
};

export default {
  meta: {
    title: 'The AI suite: capture, protect, learn, act',
    description:
      'One AI suite, four core systems: Neural Edge, Neural Shield, Neural Learning and Neural Agents. See why connected beats best-of-breed, and what it returns.',
    keywords:
      'AI suite, AI infrastructure, Neural Edge, Neural Shield, Neural Learning, Neural Agents, connected AI system',
    schema: ['organization'],
  },
  shot: 'suite-table',
  next: { href: '/use-cases', why: 'Four first projects' },
  sections: [
    {
      kind: 'page-hero',
      eyebrow: 'AI suite solutions',
      title: 'One AI Suite, Four Core Systems',
      lede: 'Neural Suite captures, protects and explains your data, and prepares the next step. One record links all four, so you can trace each decision.',
      actions: [
        { label: 'Request a Demo', href: contactHref('demo') },
        { label: 'Explore Each Solution', href: '/use-cases' },
      ],
    },
    {
      kind: 'comparison',
      id: 'disconnected',
      eyebrow: 'The problem',
      title: 'Why disconnected tools fail',
      lede: 'Each tool works alone. Errors arise between them, where no vendor is responsible.',
      head: ['Four separate tools', 'One suite'],
      rows: [
        ['Each team cleans the data again.', 'Data is checked once, at the source.'],
        ['Security is added at the end.', 'Protection starts with the first reading.'],
        [
          'A model does not know where its data came from.',
          'Each prediction leads back to its records.',
        ],
        [
          'A bot acts on a score without a reason.',
          'An agent gives a reason and asks when it is weak.',
        ],
        ['An auditor gets four logs.', 'An auditor gets one record.'],
      ],
    },
    {
      kind: 'bento',
      id: 'benefits',
      theme: 'dark',
      shot: 'glow',
      eyebrow: 'What you get',
      title: 'Five results of one connected system',
      items: [
        {
          title: 'Clean validated data',
          text: 'Errors are marked at the device, before a model uses them.',
          icon: 'signal',
          offering: 'edge',
          span: 4,
        },
        {
          title: 'Secure compliance-ready pipelines',
          text: 'Encryption and evidence are built in.',
          icon: 'lock',
          offering: 'shield',
        },
        {
          title: 'Machine learning that finds meaning',
          text: 'It looks for a cause that you can act on.',
          icon: 'lens',
          offering: 'learning',
        },
        {
          title: 'Safe automation',
          text: 'Routine work runs up to the limit that you set.',
          icon: 'gate',
          offering: 'agents',
          span: 4,
        },
        {
          title: 'A connected system',
          text: 'One record links sensor, model and action, so you can trace an answer to its source.',
          icon: 'route',
          span: 6,
        },
      ],
    },
    {
      kind: 'link-list',
      id: 'suite',
      eyebrow: 'The four systems',
      title: 'Explore the Full Suite',
      cards: nodes.map(({ id, name, href }) => ({
        title: name,
        tagline: purposes[id],
        description: descriptions[id],
        href,
        shot: id,
        icon: id,
        offering: id,
      })),
    },
    {
      kind: 'metrics-table',
      id: 'returns',
      eyebrow: 'The return',
      title: 'Targets for the whole suite',
      claims: ['roi', 'cost', 'value'],
    },
    {
      kind: 'closing-call',
      shot: 'suite',
      title: 'See the suite on one of your decisions',
      text: 'Bring a decision that takes too long. We will follow it through all four systems.',
      showsLimitedSpots: true,
      actions: [
        {
          label: 'Book a Demo',
          href: contactHref('demo', 'We would like a demo of the full suite.'),
        },
      ],
    },
  ],
} satisfies Page;
