import { contactHref } from '../../routes.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'Case studies: plants, campuses and banks',
    description:
      'Three stories from manufacturing, education and financial services: the challenge, how the suite answered it, and what came of it.',
    keywords:
      'AI case studies, manufacturing downtime, student retention AI, compliance reporting, predictive maintenance results, trusted data',
  },
  shot: 'suite-proof',
  next: { href: '/contact', why: 'Start your own project' },
  sections: [
    {
      kind: 'page-hero',
      layout: 'tall',
      picture: 'left',
      eyebrow: 'Case studies',
      title: 'Three case studies: what changed, and by how much',
      lede: 'A plant had fewer stops, a university kept more students, and a financial group reported sooner. We tell the stories; the customers’ names are withheld.',
      actions: [
        {
          label: 'Discuss Your Case',
          href: contactHref('expert', 'We would like to discuss a case of ours.'),
        },
        { label: 'See the Full Suite', href: '/solutions' },
      ],
    },
    {
      kind: 'case-studies',
      id: 'stories',
      stories: [
        {
          id: 'manufacturing',
          approved: false,
          title: 'A plant plans its repairs',
          industry: 'Manufacturing',
          company: 'A manufacturer with several plants (name withheld)',
          challenge:
            'Machines were repaired by a fixed schedule and failed in between. Sensor readings reached an analyst a day late, in different formats.',
          solution:
            'Neural Edge checked the readings at the machine. Neural Learning found the vibrations that cause failures. Neural Agents prepared the work order, and a maintenance lead approved it.',
          claim: 'downtime',
          results: ['Repairs fit the production plan', 'All plants share one record'],
          offerings: ['edge', 'learning', 'agents'],
        },
        {
          id: 'education',
          approved: false,
          title: 'A university helps students in time',
          industry: 'Education',
          company: 'A university (name withheld)',
          challenge:
            'Advisers met students after the grades were final. Early signs lay in three systems that privacy rules kept apart.',
          solution:
            'Neural Shield encrypted the records and logged each access. Neural Learning explained why a student might leave. An adviser decided whether to call.',
          claim: 'retention',
          results: [
            'Advisers have more time for students',
            'Each access to a record has a name and a reason',
          ],
          offerings: ['shield', 'learning'],
        },
        {
          id: 'financial-services',
          approved: false,
          title: 'A financial group files its reports sooner',
          industry: 'Financial services',
          company: 'A financial services group (name withheld)',
          challenge:
            'Each filing began with a search for a figure, its corrections and their approval.',
          solution:
            'Neural Shield recorded the source of each figure. Neural Agents drafted the filing and flagged differences. A compliance officer released it.',
          claim: 'compliance-reporting',
          results: [
            'Differences are found before the filing',
            'The auditor finds the source of a figure without help',
          ],
          offerings: ['shield', 'agents'],
        },
      ],
    },
    {
      kind: 'essay',
      eyebrow: 'How to read these',
      title: 'What each figure is compared with',
      paragraphs: [
        'Each figure compares a process with its own past. Your result depends on where you start.',
        [
          'So a pilot begins by writing down today’s number. The method is in ',
          { text: 'our article from Mexico City', href: '/blog/executive-breakfast-mexico-city' },
          '.',
        ],
      ],
    },
    {
      kind: 'related',
      title: 'Read on by industry',
      links: [
        {
          title: 'Manufacturing',
          description: 'The suite in a plant.',
          href: '/industries/manufacturing',
          category: 'Industry',
        },
        {
          title: 'Government',
          description: 'Agencies and universities.',
          href: '/industries/government',
          category: 'Industry',
        },
        {
          title: 'Finance',
          description: 'Reporting, risk and close.',
          href: '/industries/finance',
          category: 'Industry',
        },
      ],
      viewAll: { label: 'See All Industries', href: '/industries' },
    },
    {
      kind: 'closing-call',
      shot: 'pulse',
      title: 'See which case is like yours',
      text: 'Describe one process. We will say which case it resembles, and where it differs.',
      actions: [
        {
          label: 'Request a Demo',
          href: contactHref('demo', 'Our process resembles one of your case studies.'),
        },
      ],
    },
  ],
} satisfies Page;
