import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'Customer Service AI With a Human Handover',
    card: 'Customer Service Automation With Human Handover',
    description:
      'Agents settle routine requests and explain what they did. Hard conversations reach a person with the whole story. Customer service automation that asks.',
    keywords: [
      'customer service automation',
      'customer experience AI',
      'AI agents',
      'human handover',
      'support automation',
      'explainable automation',
    ],
  },
  breadcrumbs: [
    { label: 'Home', href: '/' },
    { label: 'Use Cases', href: '/use-cases' },
    { label: 'Customer Experience' },
  ],
  shot: 'agents-service',
  next: { href: '/industries/enterprise', name: 'Enterprise', why: 'Across all departments' },
  sections: [
    {
      kind: 'page-hero',
      eyebrow: 'Use case: customer service automation',
      title: 'Answer the easy ones. Listen to the rest.',
      lede: 'People call a company to have a problem fixed. Neural Agents does the routine work, says what it did, and hands over when a person should listen.',
      actions: [
        {
          label: 'Request a Demo',
          href: contactHref('demo', 'I would like to see customer service automation.'),
          variant: 'neural',
        },
        { label: 'See the Solutions', href: '/solutions', variant: 'neural-outline' },
      ],
    },
    {
      kind: 'product-flow',
      shot: 'gate-agents',
      eyebrow: 'How it works',
      title: 'One request, from hello to solved',
      steps: [
        {
          offering: 'edge',
          title: 'Bring the context',
          description:
            'The order, the delivery and the state of the device are known before the customer has finished explaining.',
        },
        {
          offering: 'shield',
          title: 'Guard the conversation',
          description:
            'Personal details are encrypted, shown only to those who need them, and every look is logged.',
        },
        {
          offering: 'learning',
          title: 'Find what is wrong',
          description:
            'Many complaints may share a single fault. It is named, so that it can be fixed.',
        },
        {
          offering: 'agents',
          title: 'Solve it or pass it on',
          description:
            'Within your limits the agent acts. Beyond them it hands over, with the story told and the options laid out.',
        },
      ],
    },
    {
      kind: 'essay',
      eyebrow: 'The problem',
      title: 'Automation got between people',
      paragraphs: [
        'Menus, forms and chat windows were built to keep customers away from the staff. They succeeded. A customer who finally reaches a person is angry, has told the story several times, and tells it again to somebody who can see none of it.',
        'The staff suffer from the same wall. They answer the question that a website could have answered, all day long, and the conversation that needed patience gets whatever is left of it.',
        'Sorting the two is the whole task. It takes context, a clear limit for the machine, and a handover that does not drop anything.',
      ],
      pull: 'The measure of a service bot is how well it says: I will get someone.',
    },
    {
      kind: 'illustration',
      id: 'figure',
      theme: 'dark',
      shot: 'gate-agents',
      eyebrow: 'The conversation',
      title: 'Told once, passed on whole',
      accent: 'agents',
      drawing: 'score',
      parts: {
        channels: ['Phone', 'Chat', 'Email', 'Store'],
        opening: 'It starts in a chat',
        handover: {
          title: 'I will get someone.',
          text: 'A person takes over and has read every line.',
        },
        solved: 'Solved',
      },
      caption:
        'A score for one request. With every change of channel the story grows by what was said, and at the handover nothing of it is dropped.',
      alt: 'Four lines like a musical score: phone, chat, email, store. A conversation begins on the chat line, moves on to email and then to the phone. At each move the number of parallel lines that travel with it grows. At the phone a person takes over and the conversation ends with a double ring: solved.',
    },
    {
      kind: 'comparison',
      eyebrow: 'The division of work',
      title: 'Who handles what is your decision',
      lede: 'You draw the line, in words, and move it when you like. Two columns are a good beginning.',
      leftLabel: 'The agent settles',
      rightLabel: 'A person decides',
      rows: [
        { left: 'Where is my order?', right: 'The order ruined an important day.' },
        { left: 'Please change my address.', right: 'Please close the account of my late father.' },
        {
          left: 'A refund inside the written limit.',
          right: 'A refund that is fair and outside the limit.',
        },
        { left: 'How do I set this up?', right: 'I think this device is dangerous.' },
      ],
    },
    {
      kind: 'numbered-list',
      theme: 'dark',
      accent: 'agents',
      eyebrow: 'Benefits',
      title: 'What customers and staff will notice',
      items: [
        {
          title: 'No second telling',
          text: 'Whoever takes over has read the conversation, the order and the earlier calls.',
        },
        {
          title: 'Answers with a reason',
          text: 'The customer hears what was decided and why, in one plain sentence.',
        },
        {
          title: 'Promises that are kept',
          text: 'A date is offered only when stock, route and technician agree with it.',
        },
        {
          title: 'Faults that disappear',
          text: 'Product and logistics learn which fault is behind the calls, and the calls stop.',
        },
        {
          title: 'Better work for the team',
          text: 'People spend their hours on conversations that deserve a person.',
        },
      ],
    },
    {
      kind: 'card-track',
      accent: 'agents',
      eyebrow: 'Who it is for',
      title: 'On both sides of the counter',
      cards: [
        {
          title: 'Customer-experience leaders',
          benefit: 'See why they call',
          description:
            'Volume by reason in place of volume by channel, and proof that a repair worked.',
        },
        {
          title: 'Automation teams',
          benefit: 'Change a limit, not the code',
          description:
            'Rules stand in plain words, with an owner and a history. Every action of an agent can be replayed.',
          href: '/solutions/neural-agents',
        },
        {
          title: 'Operations',
          benefit: 'Hear it from the source',
          description:
            'A service call is a sensor as well. Faults reach the people who can prevent the next one.',
          href: '/industries/enterprise',
        },
      ],
    },
    {
      kind: 'metrics-table',
      accent: 'agents',
      eyebrow: 'In figures',
      title: 'What the suite promises the budget',
      rows: [
        { figure: '60%', label: 'cost reduction', note: 'Across the suite' },
        { figure: '90 days', label: 'to value', note: 'Beginning with one channel.' },
        {
          figure: '24/7',
          label: 'support for your team',
          note: 'Your customers call at night, too.',
        },
      ],
    },
    {
      kind: 'closing-call',
      shot: 'human',
      eyebrow: 'One week of requests',
      title: 'Let’s sort your inbox together',
      text: 'Bring a week of requests without names. We will sort them into the two columns and show you how much of your team’s day comes back.',
      actions: [
        {
          label: 'Book a Review of Your Requests',
          href: contactHref('expert', 'I would like to sort a week of our service requests.'),
          variant: 'neural',
        },
        { label: 'See All Use Cases', href: '/use-cases', variant: 'neural-outline' },
      ],
    },
  ],
} satisfies Page;
