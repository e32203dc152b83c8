import { posts } from '../../articles/cards.ts';
import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'Blog: AI Strategy and Compliance',
    card: 'Blog: AI Strategy, Compliance and Supply Chains',
    description:
      'Articles in English and Spanish on AI strategy, compliance, supply chains and CRM, for people who sign budgets, build models and answer to auditors.',
    keywords: [
      'AI strategy blog',
      'AI compliance articles',
      'supply chain AI',
      'CRM data quality',
      'trusted data',
      'inteligencia artificial México',
    ],
    schema: ['blog'],
  },
  breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Blog' }],
  shot: 'suite-letters',
  next: { href: '/about', name: 'About us', why: 'Who writes this' },
  sections: [
    {
      kind: 'page-hero',
      eyebrow: 'Blog',
      title: 'Arguments you can take into the meeting',
      lede: 'We write about the unglamorous side of AI: where data comes from, who approves what, and how to prove it afterward. Each article ends with something you can try this week.',
    },
    {
      kind: 'articles',
      theme: 'light',
      id: 'articles',
      title: 'Latest Articles',
      posts,
    },
    {
      kind: 'newsletter',
      eyebrow: 'By email',
      title: 'The next article, when there is one',
      lede: 'No calendar to fill and no digest. We write only when we have an argument worth your time.',
    },
    {
      kind: 'closing-call',
      shot: 'glow',
      eyebrow: 'Your subject',
      title: 'Is there a question you would like us to answer?',
      text: 'Send us the decision that keeps getting stuck in your company. If it makes an article, we leave your name out of it.',
      actions: [
        {
          label: 'Suggest a Subject',
          href: contactHref('other', 'I would like to suggest a subject for the blog.'),
          variant: 'neural',
        },
        { label: 'See the Full Suite', href: '/solutions', variant: 'neural-outline' },
      ],
    },
  ],
} satisfies Page;
