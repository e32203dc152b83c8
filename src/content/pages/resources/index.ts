import { posts } from '../../articles/cards.ts';
import { contactHref } from '../../routes.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'Resources on trusted-data AI',
    description:
      'Articles on AI strategy, compliance and supply chains, three first case studies, a glossary, and every figure of this site with what it measures.',
    keywords:
      'AI resources, AI articles, AI case studies, AI whitepapers, AI webinars, trusted data',
  },
  shot: 'suite-library',
  next: { href: '/blog', why: 'Five articles' },
  sections: [
    {
      kind: 'page-hero',
      eyebrow: 'Resources',
      title: 'Articles, terms and figures to read before you buy',
      lede: 'Read how others approach a decision, what our terms mean and what each figure measures.',
    },
    {
      kind: 'resource-cards',
      id: 'library',
      published: {
        title: 'Blog Posts',
        text: 'Articles on AI strategy, compliance, supply chains and CRM, in English and Spanish.',
        status: '5 Articles available',
        href: '/blog',
        posts,
      },
      planned: [
        {
          title: 'Case Studies',
          text: 'Projects with their results. Three stories can be read now.',
          now: { label: 'Read the first three', href: '/resources/case-studies' },
        },
        {
          title: 'Whitepapers',
          text: 'How capture, encryption, causality and approval work, in detail.',
        },
        {
          title: 'Webinars',
          text: 'One subject, with time for questions.',
        },
      ],
    },
    {
      kind: 'related',
      title: 'Read for your role',
      links: [
        {
          title: 'Finance Leaders',
          description: 'Close faster with trusted data.',
          href: '/roles/finance-leaders',
          category: 'You answer for the numbers',
        },
        {
          title: 'AI and Data Teams',
          description: 'Checked data and explained models.',
          href: '/roles/ai-data-teams',
          category: 'You build the models',
        },
        {
          title: 'Compliance Officers',
          description: 'Evidence that is ready in time.',
          href: '/roles/compliance-officers',
          category: 'You answer the auditor',
        },
      ],
      viewAll: { label: 'See All Roles', href: '/roles' },
    },
    {
      kind: 'newsletter',
      eyebrow: 'Newsletter',
      title: 'Get a note when something new is ready',
      lede: 'We write only then.',
    },
    {
      kind: 'closing-call',
      shot: 'human',
      title: 'Ask a person who knows the subject',
      text: 'Tell us what you want to find out. An expert answers you.',
      actions: [
        {
          label: 'Talk to an Expert',
          href: contactHref('expert', 'I have a question that your resources did not answer.'),
        },
        { label: 'See All Use Cases', href: '/use-cases' },
      ],
    },
  ],
} satisfies Page;
