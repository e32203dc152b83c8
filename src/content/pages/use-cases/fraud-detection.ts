import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'AI Fraud Detection That Shows the Cause',
    description:
      'See the ring behind a single suspicious payment. Causal, explainable fraud detection on sealed data, with an investigator at every decision to block.',
    keywords: [
      'AI fraud detection',
      'explainable fraud scoring',
      'causal AI',
      'payment fraud',
      'fraud rings',
      'false positives',
      'financial risk',
    ],
  },
  breadcrumbs: [
    { label: 'Home', href: '/' },
    { label: 'Use Cases', href: '/use-cases' },
    { label: 'Fraud Detection' },
  ],
  shot: 'learning-fraud',
  next: { href: '/industries/finance', name: 'Finance', why: 'For the whole institution' },
  sections: [
    {
      kind: 'page-hero',
      eyebrow: 'Use case: fraud detection',
      title: 'Catch the ring, spare the customer',
      lede: 'Fraud is organized. Most detection is not: it judges payments one at a time. Neural Learning looks at how accounts, devices and moments hang together, and shows your investigator the thread.',
      actions: [
        {
          label: 'Request a Demo',
          href: contactHref('demo', 'I would like to see fraud detection on our own data.'),
          variant: 'neural',
        },
        { label: 'See All Use Cases', href: '/use-cases', variant: 'neural-outline' },
      ],
    },
    {
      kind: 'essay',
      eyebrow: 'The problem',
      title: 'Two ways to lose money, and rules give you both',
      paragraphs: [
        'A strict rule blocks the traveling customer who only wanted dinner. A lenient rule lets through the thief who has learned where the limit is. Most teams live in between, adding exceptions until the reason for a stop is anybody’s guess.',
        'Scores from a sealed box move the problem. The investigator receives a number without a reason, opens the case from zero, and answers the customer with a phrase that satisfies neither of them. If a regulator asks whether the decision was fair, there is nothing to show.',
        'Meanwhile, the ring goes on. Its payments are small, its accounts are patient, and each of them passes every test that looks at one account.',
      ],
      pull: 'An investigator cannot question a number. She can question a reason.',
    },
    {
      kind: 'illustration',
      id: 'figure',
      shot: 'learning',
      eyebrow: 'The case',
      title: 'One device, and the ring shows itself',
      accent: 'learning',
      drawing: 'ring',
      parts: {
        account: 'Each account passes every test on its own',
        cause: {
          title: 'One device opened them all',
          text: 'Start here. The link that explains the others stands on the first page of the case.',
        },
        bystander: 'An unusual customer, left in peace',
      },
      caption:
        'A field of customers in which nothing stands out, until the accounts are joined to what moves them. The case is drawn from its cause outward.',
      alt: 'A field of grey dots, the customers. Among them thirteen accounts lie on a loose ring, each linked to the next by small payments. Lines run from a single device inside the ring to every one of them and light them up. A customer outside the ring stays untouched.',
    },
    {
      kind: 'product-flow',
      shot: 'stream',
      eyebrow: 'How it works',
      title: 'From a signal to a decision somebody can defend',
      steps: [
        {
          offering: 'edge',
          title: 'Collect the circumstances',
          description:
            'Device, place, time and channel are captured at the moment of the transaction, before anyone can tidy them.',
        },
        {
          offering: 'shield',
          title: 'Seal the facts',
          description:
            'Each event is encrypted and chained to the one before it. What the model saw can be shown again later, unchanged.',
        },
        {
          offering: 'learning',
          title: 'Trace the cause',
          description:
            'Accounts that move together are joined to what moves them. The case names the link that explains the others.',
        },
        {
          offering: 'agents',
          title: 'Hold, then ask',
          description:
            'An agent pauses the payment, assembles the file and waits. An investigator releases it, blocks it, or asks for more.',
        },
      ],
    },
    {
      kind: 'numbered-list',
      accent: 'learning',
      eyebrow: 'Benefits',
      title: 'What changes for the team',
      items: [
        {
          title: 'Whole cases, not fragments',
          text: 'Related alerts arrive as one case, with the shared link on the first page.',
        },
        {
          title: 'Fewer good customers turned away',
          text: 'A payment that is unusual for a known reason can pass without a phone call.',
        },
        {
          title: 'Reasons that hold up',
          text: 'Every block keeps the facts that counted and the ones that would have changed it.',
        },
        {
          title: 'Models that go live',
          text: 'Risk can read what a model considers, and so approval takes a reading instead of a campaign.',
        },
        {
          title: 'A memory for the ring',
          text: 'When one account is confirmed, the accounts linked to it are reviewed again.',
        },
      ],
    },
    {
      kind: 'metrics-table',
      theme: 'dark',
      accent: 'learning',
      eyebrow: 'In figures',
      title: 'The work around the model gets shorter too',
      rows: [
        { figure: '60%', label: 'faster model deployment', note: 'AI and data teams' },
        { figure: '60%', label: 'faster compliance reporting', note: 'Financial services' },
        { figure: '50%', label: 'less maintenance', note: 'AI and data teams' },
      ],
    },
    {
      kind: 'card-track',
      accent: 'learning',
      eyebrow: 'Who it is for',
      title: 'Three desks, one case file',
      cards: [
        {
          title: 'Investigators',
          benefit: 'Open a case where it began',
          description:
            'Begin with the link that matters, question it, and record your answer where the next colleague will find it.',
        },
        {
          title: 'Risk leaders',
          benefit: 'Set the limits yourself',
          description:
            'Decide which amounts, products and customer groups always stop at a person, and change it without a release.',
          href: '/industries/finance',
        },
        {
          title: 'Data scientists',
          benefit: 'Defend the model in plain words',
          description:
            'Show the causal path to people who do not read code, and hear their objections before production does.',
          href: '/roles/ai-data-teams',
        },
      ],
    },
    {
      kind: 'closing-call',
      shot: 'learning',
      eyebrow: 'One closed case',
      title: 'Test it on a ring you already know',
      text: 'Give us the history of a fraud you have solved. We will show you when the pattern first became visible, and what it would have told you.',
      actions: [
        {
          label: 'Arrange a Test',
          href: contactHref(
            'demo',
            'We would like to test detection on a fraud case we have solved.',
          ),
          variant: 'neural',
        },
        {
          label: 'See Neural Learning',
          href: '/solutions/neural-learning',
          variant: 'neural-outline',
        },
      ],
    },
  ],
} satisfies Page;
