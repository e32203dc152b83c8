import { contactHref } from '../../routes.ts';
import { offerings, purposes } from '../../suite.ts';
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
      layout: 'tall',
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
      cards: offerings.map(({ id, name, href }) => ({
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
      kind: 'facts',
      id: 'connections',
      title: 'How it connects',
      lede: 'The suite reads what you have. Send us a question, and we answer for your systems.',
      rows: [
        {
          term: 'Machines and sensors',
          text: 'Neural Edge reads industrial protocols and gateways. It does not control a machine.',
          ask: 'We use these machine protocols: … Which of them does Neural Edge read today?',
        },
        {
          term: 'Business systems',
          text: 'Planning (ERP), customer (CRM) and accounting systems are read through their own interfaces.',
          ask: 'Do you need write access, and to what?',
        },
        {
          term: 'Data platforms',
          text: 'Warehouses, lakes and streams can be a source or a destination.',
          ask: 'Where is the master copy of our data?',
        },
        {
          term: 'Files and people',
          text: 'Spreadsheets and forms are checked like any other source.',
          ask: 'What happens to a row that fails a check?',
        },
      ],
    },
    {
      kind: 'facts',
      id: 'operation',
      theme: 'dark',
      shot: 'none',
      title: 'Where it runs, and what stays with you',
      lede: 'These four decisions belong in the first meeting.',
      rows: [
        {
          term: 'Capture',
          text: 'Checks run beside the device. Some readings need not leave the building.',
          ask: 'What still runs on site when the network is down?',
        },
        {
          term: 'Records and keys',
          text: 'Where records are kept and who holds the keys are two decisions.',
          ask: 'Can we hold the keys ourselves?',
        },
        {
          term: 'Models',
          text: 'Training and prediction can run in different places.',
          ask: 'Does our data train models for other customers?',
        },
        {
          term: 'If you leave',
          text: 'We agree before the start which records, audit trail and models you take with you.',
          ask: 'In which formats do we get our data at the end, and how long does an export take?',
        },
      ],
    },
    {
      kind: 'facts',
      id: 'identity',
      title: 'Identity and roles',
      lede: 'People, models and agents each have a name, so that an entry says who did what.',
      rows: [
        {
          term: 'Sign-on',
          text: 'Your directory says who a person is and when they leave.',
          ask: 'Which identity providers do you support?',
        },
        {
          term: 'Roles',
          text: 'Rights follow a task. Whoever prepares a step does not approve it.',
          ask: 'Can an administrator read our records?',
        },
        {
          term: 'Agents and models',
          text: [
            'Each has a written limit and an owner. See ',
            { text: 'questions about Neural Agents', href: '/solutions/neural-agents#questions' },
            '.',
          ],
          ask: 'Where can we read what each agent may do?',
        },
      ],
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
