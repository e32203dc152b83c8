import { checks } from '../../checks.ts';
import { contactHref } from '../../routes.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'Customer service AI with a human handover',
    card: 'Customer service automation with human handover',
    description:
      'Agents settle routine requests and explain what they did. Hard conversations reach a person with the whole story. Customer service automation that asks.',
    keywords:
      'customer service automation, customer experience AI, AI agents, human handover, support automation, explainable automation',
  },
  shot: 'agents-service',
  accent: 'agents',
  next: { href: '/industries/enterprise', why: 'Across all departments' },
  sections: [
    {
      kind: 'page-hero',
      fades: 'below',
      picture: 'left',
      eyebrow: 'Use case: customer service automation',
      title: 'Answer simple requests fast and pass hard ones to a person',
      lede: 'Neural Agents handles routine requests within your limits. Your staff get the hard conversations, with the whole story.',
      actions: [
        {
          label: 'Request a Demo',
          href: contactHref('demo', 'I would like to see customer service automation.'),
        },
        { label: 'See the Solutions', href: '/solutions' },
      ],
    },
    checks(
      {
        title: 'Set the limits of an agent',
        text: 'See which of sixty tasks run, and which wait for a person.',
        href: '/solutions/neural-agents#figure',
      },
      {
        title: 'Read what a record holds',
        text: 'Each task has four entries: proposal, limit, answer and grounds.',
        href: '/solutions/neural-agents#record',
      },
    ),
    {
      kind: 'product-flow',
      shot: 'gate-agents',
      eyebrow: 'How it works',
      title: 'How one request is solved',
      steps: [
        {
          title: 'Get the context',
          description: 'Neural Edge brings the order, the delivery and the state of the device.',
        },
        {
          title: 'Protect it',
          description: 'Neural Shield encrypts personal details and logs each access.',
        },
        {
          title: 'Find the fault',
          description: 'Neural Learning shows when many complaints share one fault.',
        },
        {
          title: 'Solve it or pass it on',
          description: 'Neural Agents acts within your limits. Beyond them a person takes over.',
        },
      ],
    },
    {
      kind: 'essay',
      eyebrow: 'The problem',
      title: 'Customers tell their story twice, and staff answer routine questions',
      paragraphs: [
        'A customer who reaches a person has often told the story before. The person sees none of it.',
        'Staff spend the day on questions that software can answer. Hard conversations get the time that is left.',
      ],
    },
    {
      kind: 'illustration',
      id: 'figure',
      shot: 'gate-agents',
      eyebrow: 'The conversation',
      title: 'The person who takes over sees it all',
      accent: 'agents',
      drawing: 'score',
      parts: {
        channels: ['Phone', 'Chat', 'Email', 'Store'],
        opening: 'The request starts',
        handover: {
          title: 'Handover',
          text: 'A person has read each line.',
        },
        solved: 'Solved',
      },
      caption:
        'The record grows with each change of channel. The person at the end gets all of it.',
      alt: 'Four lines: phone, chat, email and store. A conversation moves from chat to email and then to phone, where a person takes over and solves it.',
    },
    {
      kind: 'comparison',
      eyebrow: 'The division of work',
      title: 'Who handles what is your decision',
      lede: 'You set the limit and can change it.',
      head: ['An agent handles', 'A person decides'],
      rows: [
        ['Where is my order?', 'My order came too late for a wedding.'],
        ['Please change my address.', 'Please close the account of my late father.'],
        ['A refund within the limit.', 'A refund above the limit.'],
        ['How do I set this up?', 'I think this device is dangerous.'],
      ],
    },
    {
      kind: 'numbered-list',
      theme: 'dark',
      eyebrow: 'Benefits',
      title: 'What customers and staff get',
      items: [
        {
          title: 'Customers explain once',
          text: 'Whoever takes over has read the earlier messages.',
        },
        {
          title: 'Answers with a reason',
          text: 'The customer learns what was decided and why.',
        },
        {
          title: 'Dates you can keep',
          text: 'A date is offered when stock and technician allow it.',
        },
        {
          title: 'Fewer repeated faults',
          text: 'The product team learns which fault causes the calls.',
        },
        {
          title: 'More time for people',
          text: 'Staff get the conversations that need a person.',
        },
      ],
    },
    {
      kind: 'card-track',
      eyebrow: 'Who it is for',
      title: 'For service, automation and operations',
      cards: [
        {
          title: 'Customer-experience leaders',
          benefit: 'See why customers call',
          description: 'They count calls by reason and see whether a repair worked.',
          href: '/solutions/neural-learning',
        },
        {
          title: 'Automation teams',
          benefit: 'Change a limit in plain words',
          description: 'They read each rule, its owner and its history.',
          href: '/solutions/neural-agents',
        },
        {
          title: 'Operations',
          benefit: 'Learn of faults early',
          description: 'They get faults from calls in time to prevent the next one.',
          href: '/industries/enterprise',
        },
      ],
    },
    {
      kind: 'metrics-table',
      eyebrow: 'In figures',
      title: 'Figures for your budget',
      claims: ['cost', 'value', 'support'],
    },
    {
      kind: 'closing-call',
      shot: 'human',
      title: 'Sort one week of requests with us',
      text: 'Bring a week of requests without names. We will show which ones an agent could handle.',
      actions: [
        {
          label: 'Book a Review of Your Requests',
          href: contactHref('expert', 'I would like to sort a week of our service requests.'),
        },
        { label: 'See All Use Cases', href: '/use-cases' },
      ],
    },
  ],
} satisfies Page;
