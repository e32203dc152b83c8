import { checks } from '../../checks.ts';
import { contactHref } from '../../routes.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'Enterprise AI operations on trusted data',
    description:
      'Join departments, systems and regions on data that all of them believe. Explainable automation, with 90 days to value as our target.',
    keywords:
      'enterprise AI, enterprise operations automation, AI workflow automation, data integration, human oversight, AI return on investment',
  },
  shot: 'agents-thread',
  accent: 'agents',
  next: { href: '/roles', why: 'What changes for each role' },
  sections: [
    {
      kind: 'page-hero',
      picture: 'left',
      eyebrow: 'Industry: enterprise',
      title: 'All departments work on the same order',
      lede: 'Each department keeps its own version of an order. Neural Suite gives all of them one record and prepares the next step.',
      actions: [
        {
          label: 'Request a Demo',
          href: contactHref('demo', 'I would like to see the suite across departments.'),
        },
        { label: 'See All Use Cases', href: '/use-cases' },
      ],
    },
    checks(
      {
        title: 'Set the limits of an agent',
        text: 'Choose an amount. See how many of sixty tasks wait for a person.',
        href: '/solutions/neural-agents#figure',
      },
      {
        title: 'Read what a record holds',
        text: 'Each task has four entries: proposal, limit, answer and grounds.',
        href: '/solutions/neural-agents#record',
      },
    ),
    {
      kind: 'bento',
      eyebrow: 'Benefits',
      title: 'What you get',
      items: [
        {
          icon: 'route',
          title: 'Faster handovers',
          text: 'Work moves between departments with its evidence.',
          span: 4,
        },
        {
          icon: 'people',
          title: 'Clear owners',
          text: 'Each figure and each approval has a name on it.',
        },
        {
          icon: 'stack',
          title: 'Your systems stay',
          text: 'The suite works with the applications you have.',
        },
        {
          icon: 'gate',
          title: 'Written limits',
          text: 'Your legal team can read what an agent may do.',
          span: 4,
        },
        {
          icon: 'compass',
          title: 'One view for leaders',
          text: 'Leaders see what drives a result in each division.',
          span: 6,
        },
      ],
    },
    {
      kind: 'comparison',
      eyebrow: 'The problem',
      title: 'Separate tools give each department a different answer',
      head: ['Many tools', 'One suite'],
      rows: [
        [
          'Connecting the tools never ends.',
          'Data enters once, and all teams get the same record.',
        ],
        ['Security is added tool by tool.', 'Protection starts when data is captured.'],
        ['Each team trains a model on a part of the data.', 'Models see the whole process.'],
        [
          'Bots work on the same customer without knowing it.',
          'Agents share one queue and one log.',
        ],
      ],
    },
    {
      kind: 'illustration',
      id: 'figure',
      shot: 'stream',
      eyebrow: 'The picture',
      title: 'One order through five departments',
      accent: 'agents',
      drawing: 'doors',
      parts: {
        departments: ['Sales', 'Credit', 'Planning', 'Warehouse', 'Finance'],
        thread: 'The same order, with its evidence',
      },
      caption: 'The dashed lines show separate records. The full line is the shared one.',
      alt: 'Five doors in a row, one for each department. Dashed lines behind the doors do not meet. One full line runs through all of them.',
    },
    {
      kind: 'product-flow',
      shot: 'stream',
      eyebrow: 'Four steps',
      title: 'How one order moves',
      steps: [
        {
          title: 'The order comes in',
          description: 'Neural Edge reads it once and checks it against what you can deliver.',
        },
        {
          title: 'It is protected',
          description: 'Neural Shield protects terms and prices. Each change carries a name.',
        },
        {
          title: 'Risks are found',
          description: 'Neural Learning warns of a delay or late payment and gives the reason.',
        },
        {
          title: 'The next step is ready',
          description:
            'Neural Agents prepares credit, planning and shipping. Unusual steps wait for a manager.',
        },
      ],
    },
    {
      kind: 'metrics-table',
      eyebrow: 'In figures',
      title: 'Figures for your investment committee',
      claims: ['roi', 'cost', 'value', 'support'],
    },
    {
      kind: 'card-track',
      theme: 'dark',
      eyebrow: 'Who it is for',
      title: 'For teams that work across departments',
      cards: [
        {
          title: 'Operations leaders',
          benefit: 'See where work waits',
          description: 'They find the step that delays a case.',
          href: '/solutions/neural-agents#figure',
        },
        {
          title: 'Automation teams',
          benefit: 'Build on one foundation',
          description: 'A second workflow uses the data and approvals of the first.',
          href: '/solutions/neural-agents',
        },
        {
          title: 'Data teams',
          benefit: 'Keep models accurate',
          description: 'They see when a model gets worse, and why.',
          href: '/roles/ai-data-teams',
        },
      ],
    },
    {
      kind: 'closing-call',
      shot: 'agents',
      eyebrow: 'One process',
      title: 'See what an agent could do in one of your processes',
      text: 'Bring a process that crosses departments. We will mark the approvals and suggest a first step for an agent.',
      showsLimitedSpots: true,
      actions: [
        {
          label: 'Book a Process Workshop',
          href: contactHref('expert', 'I would like to draw one of our processes with you.'),
        },
        { label: 'See All Industries', href: '/industries' },
      ],
    },
  ],
} satisfies Page;
