import { posts } from '../../articles/cards.ts';
import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'Resources on Trusted-Data AI',
    description:
      'Articles on AI strategy, compliance and supply chains, three first case studies, a glossary, and every figure of this site with what it measures.',
    keywords: [
      'AI resources',
      'AI articles',
      'AI case studies',
      'AI whitepapers',
      'AI webinars',
      'trusted data',
    ],
  },
  breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Resources' }],
  shot: 'suite-library',
  next: { href: '/blog', name: 'Blog', why: 'To read at leisure' },
  sections: [
    {
      kind: 'page-hero',
      eyebrow: 'Resources',
      title: 'Read before you buy',
      lede: 'Good questions make better projects. This is the material we wish every team had read before the first call with us, or with anybody else.',
    },
    {
      kind: 'resource-cards',
      theme: 'light',
      id: 'library',
      cards: [
        {
          title: 'Blog Posts',
          text: 'Long reads on AI strategy, compliance, supply chains and CRM, in English and Spanish.',
          status: '5 Articles available',
          href: '/blog',
          posts,
        },
        {
          title: 'Case Studies',
          text: 'The library of whole projects, with names and approved results. Three first stories can be read already.',
          status: 'Coming Soon',
          topic: 'Case Studies',
          now: { label: 'Read the First Three', href: '/resources/case-studies' },
        },
        {
          title: 'Whitepapers',
          text: 'The reasoning behind capture, encryption, causality and human approval, for people who check.',
          status: 'Coming Soon',
          topic: 'Whitepapers',
        },
        {
          title: 'Webinars',
          text: 'One subject, one process on screen, and most of the time left for questions.',
          status: 'Coming Soon',
          topic: 'Webinars',
        },
      ],
    },
    {
      kind: 'related',
      title: 'Start with your own problem',
      links: [
        {
          title: 'I answer for the numbers',
          description: 'The path from trusted data to a faster close.',
          href: '/roles/finance-leaders',
          category: 'Finance leaders',
        },
        {
          title: 'I build the models',
          description: 'Data you can train on, and models you can release.',
          href: '/roles/ai-data-teams',
          category: 'AI and data teams',
        },
        {
          title: 'I face the auditor',
          description: 'Evidence that is ready before the question is asked.',
          href: '/roles/compliance-officers',
          category: 'Compliance officers',
        },
      ],
      viewAll: { label: 'See All Roles', href: '/roles' },
    },
    {
      kind: 'newsletter',
      eyebrow: 'Newsletter',
      title: 'Hear about new material first',
      lede: 'A short note when something new is ready. Nothing in between.',
    },
    {
      kind: 'closing-call',
      shot: 'human',
      eyebrow: 'Faster than reading',
      title: 'Some answers take a conversation',
      text: 'Tell us what you are trying to find out. A person who knows the subject will reply, and will say so if we are the wrong people to ask.',
      actions: [
        {
          label: 'Talk to an Expert',
          href: contactHref('expert', 'I have a question that your resources did not answer.'),
          variant: 'neural',
        },
        { label: 'See All Use Cases', href: '/use-cases', variant: 'neural-outline' },
      ],
    },
  ],
} satisfies Page;
