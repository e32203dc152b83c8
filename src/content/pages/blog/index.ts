import { posts } from '../../articles/cards.ts';
import { contactHref } from '../../routes.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'Blog: AI strategy and compliance',
    card: 'Blog: AI strategy, compliance and supply chains',
    description:
      'Articles in English and Spanish on AI strategy, compliance, supply chains and CRM, for people who sign budgets, build models and answer to auditors.',
    keywords:
      'AI strategy blog, AI compliance articles, supply chain AI, CRM data quality, trusted data, inteligencia artificial México',
  },
  shot: 'suite-letters',
  next: { href: '/about', why: 'Who writes this' },
  sections: [
    {
      kind: 'page-hero',
      picture: 'left',
      eyebrow: 'Blog',
      title: 'Articles on AI strategy, compliance and data',
      lede: 'We write about where data comes from, who approves what and how to prove it. Each article ends with something to try this week.',
    },
    {
      kind: 'articles',
      id: 'articles',
      title: 'Latest Articles',
      posts,
    },
    {
      kind: 'newsletter',
      eyebrow: 'By email',
      title: 'Get the next article by email',
      lede: 'We write only when there is a new article.',
    },
    {
      kind: 'closing-call',
      shot: 'glow',
      title: 'Suggest a question for an article',
      text: 'Send us a decision that is stuck in your company. If we write about it, we leave your name out.',
      actions: [
        {
          label: 'Suggest a Subject',
          href: contactHref('other', 'I would like to suggest a subject for the blog.'),
        },
        { label: 'See the Full Suite', href: '/solutions' },
      ],
    },
  ],
} satisfies Page;
