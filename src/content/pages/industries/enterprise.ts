import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'Enterprise AI Operations on Trusted Data',
    card: 'Enterprise AI Operations on One Trusted Thread',
    description:
      'Join departments, systems and regions on data that all of them believe. Explainable automation, planned for value in 90 days.',
    keywords: [
      'enterprise AI',
      'enterprise operations automation',
      'AI workflow automation',
      'data integration',
      'human oversight',
      'AI return on investment',
    ],
  },
  breadcrumbs: [
    { label: 'Home', href: '/' },
    { label: 'Industries', href: '/industries' },
    { label: 'Enterprise' },
  ],
  shot: 'agents-thread',
  next: { href: '/roles', name: 'Roles', why: 'What changes for whom' },
  sections: [
    {
      kind: 'page-hero',
      eyebrow: 'Industry: enterprise',
      title: 'Large companies don’t lack data. They lack agreement.',
      lede: 'An order passes through sales, credit, planning, the warehouse and finance, and is a slightly different order in each. On one thread, the arguments get shorter.',
      actions: [
        {
          label: 'Request a Demo',
          href: contactHref('demo', 'I would like to see the suite across departments.'),
          variant: 'neural',
        },
        { label: 'See All Use Cases', href: '/use-cases', variant: 'neural-outline' },
      ],
    },
    {
      kind: 'bento',
      accent: 'agents',
      eyebrow: 'Benefits',
      title: 'What one thread does for a large company',
      items: [
        {
          icon: 'route',
          title: 'Processes that arrive',
          text: 'Work moves from department to department with its evidence, so the next desk can act on it at once.',
          span: 2,
        },
        {
          icon: 'people',
          title: 'Clear owners',
          text: 'Every figure and every approval has a name on it.',
        },
        {
          icon: 'stack',
          title: 'Your systems stay',
          text: 'The suite sits beneath the applications you have and feeds them.',
        },
        {
          icon: 'gate',
          title: 'Limits in writing',
          text: 'What an agent may do is a sentence that legal has read.',
        },
        {
          icon: 'compass',
          title: 'One map for strategy',
          text: 'Leaders see what moves which result, across divisions that report in separate languages.',
          span: 2,
        },
      ],
    },
    {
      kind: 'comparison',
      eyebrow: 'The problem',
      title: 'A separate tool for every department is a separate truth for every department',
      leftLabel: 'Many tools',
      rightLabel: 'One suite',
      rows: [
        {
          left: 'Integration is a project that never ends.',
          right: 'Data enters once, and everyone downstream receives the same record.',
        },
        {
          left: 'Security is added wherever someone remembers it.',
          right: 'Protection begins at capture and travels with the record.',
        },
        {
          left: 'Each team trains a model on its own fragment.',
          right: 'Models see the process whole, and are reviewed once.',
        },
        {
          left: 'Bots act on the same customer and never meet.',
          right: 'Agents share one queue, one log and one set of limits.',
        },
      ],
    },
    {
      kind: 'illustration',
      id: 'figure',
      shot: 'stream',
      eyebrow: 'The thread',
      title: 'Five doors, one order',
      accent: 'agents',
      drawing: 'doors',
      parts: {
        departments: ['Sales', 'Credit', 'Planning', 'Warehouse', 'Finance'],
        thread: 'The same order, with its evidence',
      },
      caption:
        'The broken lines are the order as each department keeps it. The thread is the order itself, the same behind every door.',
      alt: 'Five doors in a row: sales, credit, planning, warehouse, finance. Dashed lines in each do not meet. One thread runs through all, with an order at its end.',
    },
    {
      kind: 'product-flow',
      shot: 'stream',
      eyebrow: 'Four steps',
      title: 'One order, followed from door to door',
      steps: [
        {
          offering: 'edge',
          title: 'It comes in',
          description:
            'By portal, by scanner or by email, the order is read once and validated against what you can deliver.',
        },
        {
          offering: 'shield',
          title: 'It gets an identity',
          description:
            'Terms, prices and approvals are sealed together. A later change is signed by whoever makes it.',
        },
        {
          offering: 'learning',
          title: 'It is understood',
          description:
            'A risk of delay or late payment is noticed early, with the reason, while there is a choice.',
        },
        {
          offering: 'agents',
          title: 'It moves',
          description:
            'Credit, planning and shipping steps are prepared in order. The unusual ones wait for their manager.',
        },
      ],
    },
    {
      kind: 'metrics-table',
      accent: 'agents',
      eyebrow: 'In figures',
      title: 'The case for the investment committee',
      rows: [
        { figure: '3–6×', label: 'return in year 1', note: 'Counted by your own controllers.' },
        { figure: '60%', label: 'cost reduction', note: 'One suite where several tools were.' },
        { figure: '90 days', label: 'to value', note: 'Beginning with a single process.' },
        { figure: '24/7', label: 'support', note: 'At any hour, in any time zone.' },
      ],
    },
    {
      kind: 'card-track',
      theme: 'dark',
      accent: 'agents',
      eyebrow: 'Who it is for',
      title: 'The people who connect departments',
      cards: [
        {
          title: 'Operations leaders',
          benefit: 'See where work stands still',
          description: 'Follow a case through every team, and change the step that holds it up.',
        },
        {
          title: 'Automation teams',
          benefit: 'Build on one foundation',
          description:
            'New workflows use the same data, approvals and log, so the second is easier than the first.',
          href: '/solutions/neural-agents',
        },
        {
          title: 'AI and data teams',
          benefit: 'Ship, then look after',
          description:
            'Training data has a history, and models in production report when their reasons no longer hold.',
          href: '/roles/ai-data-teams',
        },
      ],
    },
    {
      kind: 'related',
      title: 'Good places to begin',
      links: [
        {
          title: 'Customer experience',
          description: 'Service work that touches every department.',
          href: '/use-cases/customer-experience',
          category: 'Use case',
        },
        {
          title: 'What executives asked in Mexico City',
          description: 'Five themes for your own leadership meeting.',
          href: '/blog/executive-breakfast-mexico-city',
          category: 'Industry Events',
        },
      ],
    },
    {
      kind: 'closing-call',
      shot: 'agents',
      eyebrow: 'One process',
      title: 'Pick the process that crosses the most desks',
      text: 'We will draw it with the people at those desks, mark the approvals, and tell you which step to give to an agent first.',
      spots: true,
      actions: [
        {
          label: 'Book a Process Workshop',
          href: contactHref('expert', 'I would like to draw one of our processes with you.'),
          variant: 'neural',
        },
        { label: 'See All Industries', href: '/industries', variant: 'neural-outline' },
      ],
    },
  ],
} satisfies Page;
