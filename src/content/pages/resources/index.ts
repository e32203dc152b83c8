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
      layout: 'tall',
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
      id: 'stories',
      title: 'Three stories to read today',
      links: [
        {
          category: 'Manufacturing',
          title: 'A plant plans its repairs',
          description: 'Repairs that fit the production plan.',
          href: '/resources/case-studies#manufacturing',
        },
        {
          category: 'Education',
          title: 'A university helps students in time',
          description: 'A reason why a student might leave, and an adviser who decides.',
          href: '/resources/case-studies#education',
        },
        {
          category: 'Financial services',
          title: 'A financial group files its reports sooner',
          description: 'Differences found before the filing.',
          href: '/resources/case-studies#financial-services',
        },
      ],
      viewAll: { label: 'See All Stories', href: '/resources/case-studies' },
    },
    {
      kind: 'claim-list',
      id: 'figures',
      title: 'Every figure on this site, and what it is',
      lede: 'Each row says what a figure counts and what it is compared with.',
    },
    {
      kind: 'glossary',
      id: 'glossary',
      title: 'Twelve terms',
      terms: [
        {
          id: 'approval',
          term: 'Approval gate',
          text: 'A point where software stops and a named person decides.',
          href: '/solutions/neural-agents',
          page: 'Neural Agents',
        },
        {
          id: 'audit-trail',
          term: 'Audit trail',
          text: 'The list of who did what to which record, and when. A later change shows.',
          href: '/solutions/neural-shield',
          page: 'Neural Shield',
        },
        {
          id: 'causal-model',
          term: 'Causal model',
          text: 'A model that states what causes a result, and what a change would do.',
          href: '/solutions/neural-learning',
          page: 'Neural Learning',
        },
        {
          id: 'counterfactual',
          term: 'Counterfactual',
          text: 'The same case with one condition changed.',
          href: '/solutions/neural-learning#figure',
          page: 'Find the cause of the complaints',
        },
        {
          id: 'validation',
          term: 'Data validation',
          text: 'Testing a value before anyone uses it.',
          href: '/solutions/neural-edge',
          page: 'Neural Edge',
        },
        {
          id: 'drift',
          term: 'Drift',
          text: 'A model gets worse because the world has changed.',
          href: '/roles/ai-data-teams#figure',
          page: 'Find the record that changed',
        },
        {
          id: 'edge-capture',
          term: 'Edge capture',
          text: 'Taking and checking data beside the device.',
          href: '/solutions/neural-edge#benefits',
          page: 'Five things Neural Edge does',
        },
        {
          id: 'explainability',
          term: 'Explainability',
          text: 'A person can follow how a result came about.',
          href: '/roles/compliance-officers#figure',
          page: 'Each statement leads to its proof',
        },
        {
          id: 'fingerprint',
          term: 'Fingerprint',
          text: 'A short code of a record. If the record changes, the code changes.',
          href: '/use-cases/regulatory-compliance#figure',
          page: 'Each record holds the fingerprint of the one before',
        },
        {
          id: 'oversight',
          term: 'Human oversight',
          text: 'People understand a system, can overrule it and can stop it.',
          href: '/roles/compliance-officers#ai-act',
          page: 'The EU AI Act and human oversight',
        },
        {
          id: 'lineage',
          term: 'Lineage',
          text: 'The path from a result back to its records.',
          href: '/roles/ai-data-teams',
          page: 'AI and Data Teams',
        },
        {
          id: 'post-quantum',
          term: 'Post-quantum cryptography',
          text: 'Encryption that should resist quantum computers. Standards include FIPS 203 and FIPS 204.',
          href: '/solutions/neural-shield#encryption',
          page: 'Encryption, by the names of its standards',
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
