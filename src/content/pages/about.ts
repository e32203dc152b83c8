import { contactHref } from '../routes.ts';
import type { Page } from '../types.ts';

export default {
  meta: {
    title: 'About: AI with purpose, humans at the center',
    description:
      'Why we build AI around people: four connected systems, decisions that can be explained, and a person who decides.',
    keywords:
      'human-centered AI, AI company Dallas, responsible AI, explainable AI company, AI philosophy',
  },
  shot: 'core-alone',
  next: { href: '/contact', why: 'Talk to us' },
  sections: [
    {
      kind: 'page-hero',
      fades: 'around',
      picture: 'left',
      eyebrow: 'About',
      title: 'We build AI that leaves the decision to a person',
      lede: 'Neural Suite is four products that capture, protect and explain data and prepare work. A person approves that work.',
    },
    {
      kind: 'checks',
      id: 'philosophy',
      shot: 'none',
      isLarge: true,
      eyebrow: 'Our philosophy',
      title: 'AI should help people understand their business',
      lede: 'So we ask three questions of each feature, and a demo lets you ask them too.',
      items: [
        {
          title: 'Can a person see what went in?',
          text: 'Spoil a sensor’s readings and see which ones are set aside.',
          href: '/solutions/neural-edge#figure',
        },
        {
          title: 'Can they follow what happened?',
          text: 'Change a sealed record and see where the chain breaks.',
          href: '/solutions/neural-shield#figure',
        },
        {
          title: 'Can they say no?',
          text: 'Set the limits of an agent and refuse what it proposes.',
          href: '/solutions/neural-agents#figure',
        },
      ],
    },
    {
      kind: 'numbered-list',
      id: 'different',
      theme: 'dark',
      shot: 'suite',
      eyebrow: 'The difference',
      title: 'What makes us different',
      items: [
        {
          title: 'We start with the data',
          text: 'We check data at the sensor, because a model is only as good as its data.',
        },
        {
          title: 'We build one system',
          text: 'Capture, protection, learning and action share one record.',
        },
        {
          title: 'We look for causes',
          text: 'A prediction comes with the reasons behind it.',
        },
        {
          title: 'We design for approval',
          text: 'An agent stops at your limit and asks a person.',
        },
      ],
    },
    {
      kind: 'metrics-table',
      id: 'why',
      shot: 'none',
      eyebrow: 'The stakes',
      title: 'Why it matters',
      lede: 'AI takes part in decisions about loans, repairs and grades. Sound data and clear reasons matter to the people affected.',
      claims: ['retention', 'downtime', 'compliance-reporting'],
    },
    {
      kind: 'bento',
      id: 'built-for',
      shot: 'none',
      eyebrow: 'Who we work with',
      title: 'Built for bold problem-solvers',
      lede: [
        'Find your work among ',
        { text: 'the roles', href: '/roles' },
        ', or read ',
        { text: 'the blog', href: '/blog' },
        '.',
      ],
      items: [
        {
          title: 'Leaders who want reasons',
          text: 'They back a new system if someone can explain it to the board.',
          icon: 'chart',
          href: '/roles/finance-leaders',
          picture: 'finance-leaders',
          span: 4,
        },
        {
          title: 'Data scientists and engineers',
          text: 'They want data that arrives clean.',
          icon: 'wrench',
          href: '/roles/ai-data-teams',
        },
        {
          title: 'Risk and compliance teams',
          text: 'They want evidence before they approve.',
          icon: 'seal',
          href: '/roles/compliance-officers',
        },
        {
          title: 'Governments and universities',
          text: 'They owe reasons to people who never chose the software.',
          icon: 'columns',
          href: '/industries/government',
          picture: 'compliance-officers',
          span: 4,
        },
      ],
    },
    {
      kind: 'closing-call',
      shot: 'human',
      title: 'Work with us, partner with us or see a demo',
      text: 'Tell us what you have in mind.',
      actions: [
        {
          label: 'Work With Us',
          href: '/contact',
          variant: 'neural-outline',
        },
        {
          label: 'Partner With Us',
          href: contactHref('partnership', 'We would like to discuss a partnership.'),
        },
        { label: 'Request a Demo', href: contactHref('demo'), variant: 'neural' },
      ],
    },
  ],
} satisfies Page;
