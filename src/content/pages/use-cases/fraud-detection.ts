import { checks } from '../../checks.ts';
import { contactHref } from '../../routes.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'AI fraud detection that shows the cause',
    description:
      'See the ring behind a single suspicious payment. Causal, explainable fraud detection on sealed data, with an investigator at every decision to block.',
    keywords:
      'AI fraud detection, explainable fraud scoring, causal AI, payment fraud, fraud rings, false positives, financial risk',
  },
  shot: 'learning-fraud',
  accent: 'learning',
  next: { href: '/industries/finance', why: 'For the whole institution' },
  sections: [
    {
      kind: 'page-hero',
      eyebrow: 'Use case: fraud detection',
      title: 'Find linked fraud and block fewer honest customers',
      lede: 'Neural Learning shows how accounts, devices and times belong together. An investigator sees the reason and decides.',
      actions: [
        {
          label: 'Request a Demo',
          href: contactHref('demo', 'I would like to see fraud detection on our own data.'),
        },
        { label: 'See All Use Cases', href: '/use-cases' },
      ],
    },
    checks(
      {
        title: 'Set a cause by hand',
        text: 'The demo tells a cause from a mere pattern.',
        href: '/solutions/neural-learning#figure',
      },
      {
        title: 'Release or refuse',
        text: 'Set a limit in the demo and answer the tasks that stop.',
        href: '/solutions/neural-agents#figure',
      },
    ),
    {
      kind: 'essay',
      eyebrow: 'The problem',
      title: 'Strict rules block customers, and loose rules miss fraud',
      paragraphs: [
        'A strict rule blocks an honest traveler. A loose rule lets a thief through who knows the limit.',
        'A score without a reason does not help the investigator. If a regulator asks about fairness, there is nothing to show.',
        'A fraud ring is a group of linked accounts. Its payments are small, and each account passes a test that looks at one account.',
      ],
    },
    {
      kind: 'illustration',
      id: 'figure',
      shot: 'learning',
      eyebrow: 'The case',
      title: 'One device links the accounts',
      accent: 'learning',
      drawing: 'ring',
      parts: {
        account: 'Each account passes on its own',
        cause: {
          title: 'One device opened all of them',
          text: 'The case starts with this link.',
        },
        bystander: 'An unusual customer is not blocked',
      },
      caption: 'The accounts look normal one by one. The device that opened them shows the ring.',
      alt: 'A field of grey dots, the customers. Thirteen accounts form a loose ring. Lines join one device to all of them. A customer outside stays untouched.',
    },
    {
      kind: 'product-flow',
      shot: 'stream',
      eyebrow: 'How it works',
      title: 'How a case is built and decided',
      steps: [
        {
          title: 'Capture the facts',
          description: 'Neural Edge captures device, place and time with the payment.',
        },
        {
          title: 'Protect them',
          description: 'Neural Shield keeps what the model saw, unchanged.',
        },
        {
          title: 'Find the cause',
          description: 'Neural Learning names the link that explains the others.',
        },
        {
          title: 'Hold and ask',
          description: 'Neural Agents holds the payment. An investigator releases or blocks it.',
        },
      ],
    },
    {
      kind: 'numbered-list',
      eyebrow: 'Benefits',
      title: 'What your team gets',
      items: [
        {
          title: 'Whole cases',
          text: 'Related alerts arrive as one case.',
        },
        {
          title: 'Fewer honest customers blocked',
          text: 'A payment with a known reason can pass.',
        },
        {
          title: 'Reasons for each block',
          text: 'The case keeps the facts that counted.',
        },
        {
          title: 'Faster approval of models',
          text: 'The risk team can read what a model looks at.',
        },
        {
          title: 'A review of linked accounts',
          text: 'When one account is confirmed, linked accounts are reviewed again.',
        },
      ],
    },
    {
      kind: 'metrics-table',
      theme: 'dark',
      eyebrow: 'In figures',
      title: 'Figures for models and reports',
      claims: ['deployment', 'compliance-reporting', 'maintenance'],
    },
    {
      kind: 'card-track',
      eyebrow: 'Who it is for',
      title: 'For investigators, risk and data teams',
      cards: [
        {
          title: 'Investigators',
          benefit: 'Start with the link that matters',
          description: 'They question the link and record their answer.',
          href: '/solutions/neural-agents#figure',
        },
        {
          title: 'Risk leaders',
          benefit: 'Set the limits yourself',
          description: 'They decide which payments always stop at a person.',
          href: '/industries/finance',
        },
        {
          title: 'Data scientists',
          benefit: 'Explain the model',
          description: 'They show the path from cause to result to people who do not read code.',
          href: '/roles/ai-data-teams',
        },
      ],
    },
    {
      kind: 'closing-call',
      shot: 'learning',
      title: 'Test it on a ring you already know',
      text: 'Bring a fraud case that you have solved. We will show when the pattern first became visible.',
      actions: [
        {
          label: 'Arrange a Test',
          href: contactHref(
            'demo',
            'We would like to test detection on a fraud case we have solved.',
          ),
        },
        { label: 'See Neural Learning', href: '/solutions/neural-learning' },
      ],
    },
  ],
} satisfies Page;
