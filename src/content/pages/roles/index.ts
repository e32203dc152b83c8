import { contactHref } from '../../routes.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'For finance, data and compliance leaders',
    description:
      'How finance leaders, AI and data teams and compliance officers use Neural Suite: the problems they bring, what the four products do, and the figures.',
    keywords:
      'AI for finance leaders, AI for data teams, AI for compliance officers, trusted data, AI governance, enterprise AI roles',
  },
  shot: 'suite-roles',
  next: { href: '/resources/case-studies', why: 'Three first projects' },
  sections: [
    {
      kind: 'page-hero',
      picture: 'left',
      eyebrow: 'Roles',
      title: 'What finance, data and compliance teams get',
      lede: 'Finance gets a return it can show, data teams get checked inputs and compliance gets a record. All three use the same data.',
      actions: [
        { label: 'Request a Demo', href: contactHref('demo') },
        {
          label: 'Talk to an Expert',
          href: contactHref('expert', 'We would like to know what the suite does for our roles.'),
        },
      ],
    },
    {
      kind: 'essay',
      id: 'trusted-data',
      shot: 'none',
      eyebrow: 'Why it matters',
      title: 'Why trusted data matters',
      paragraphs: [
        'One disputed number can hold up three teams, because each of them checks it alone.',
        'The suite checks a figure when it is captured and protects it from then on. It explains the figure when a model uses it. A person approves before anyone acts.',
      ],
    },
    {
      kind: 'role-blocks',
      id: 'role-blocks',
      shot: 'none',
      eyebrow: 'Your role',
      title: 'Choose your role',
      roles: [
        {
          id: 'finance-leaders',
          title: 'Finance Leaders',
          description: 'Start with the monthly close and the reports.',
          icon: 'ledger',
          imageAlt: 'Light running along lines into a sum',
          challenges: [
            'The close waits for manual matching',
            'Reports are put together by hand',
            'AI spending is hard to link to a result',
          ],
          solutions: [
            'Neural Edge checks each entry',
            'Neural Shield keeps its history',
            'Neural Agents prepares approvals',
          ],
          claims: ['close', 'manual-reporting', 'report-accuracy'],
        },
        {
          id: 'ai-data-teams',
          title: 'AI and Data Teams',
          description: 'Start with data that arrives checked.',
          icon: 'chart',
          imageAlt: 'A graph with one path of causes lit',
          challenges: [
            'Sources disagree and nobody owns the difference',
            'Models cannot explain themselves in a review',
            'Pipelines break without a warning',
          ],
          solutions: [
            'Data is checked at capture',
            'Causal models give reasons',
            'Each prediction leads back to its data',
          ],
          claims: ['deployment', 'data-quality', 'maintenance'],
        },
        {
          id: 'compliance-officers',
          title: 'Compliance Officers',
          description: 'Start with one record that you can read.',
          icon: 'seal',
          imageAlt: 'A shell closed around a point of light',
          challenges: [
            'Evidence is collected too late',
            'Nobody signs an AI decision',
            'Rules change faster than controls',
          ],
          solutions: [
            'Controls run while the data moves',
            'Reasons are kept with each decision',
            'A person approves where you ask for it',
          ],
          claims: ['violations', 'audit-preparation', 'reporting-accuracy'],
        },
      ],
    },
    {
      kind: 'testimonials',
      id: 'testimonials',
      theme: 'dark',
      shot: 'human',
      eyebrow: 'In their words',
      title: 'What three leaders say',
      items: [
        {
          quote:
            'I used to ask my team whether a number was right. Now I ask what we should do about it.',
          approved: false,
          role: 'Chief Financial Officer',
          sector: 'Manufacturing',
        },
        {
          quote: 'The explanation comes with the prediction, so my review meetings got shorter.',
          approved: false,
          role: 'Head of Data Science',
          sector: 'Financial services',
        },
        {
          quote:
            'The auditor asked for the history of one record. I opened it while she was still talking.',
          approved: false,
          role: 'Compliance Director',
          sector: 'Education',
        },
      ],
    },
    {
      kind: 'closing-call',
      shot: 'quiet',
      title: 'Book one demo for all three teams',
      text: 'Bring one person from each team. We will show all of them the same figure.',
      actions: [
        {
          label: 'Request a Demo',
          href: contactHref(
            'demo',
            'We would like a demo for finance, data and compliance together.',
          ),
        },
        { label: 'See the Industries', href: '/industries' },
      ],
    },
  ],
} satisfies Page;
