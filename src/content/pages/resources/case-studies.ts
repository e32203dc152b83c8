import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'Case Studies: Plants, Campuses and Banks',
    description:
      'Three stories from manufacturing, education and financial services: the challenge, how the suite answered it, and what came of it.',
    keywords: [
      'AI case studies',
      'manufacturing downtime',
      'student retention AI',
      'compliance reporting',
      'predictive maintenance results',
      'trusted data',
    ],
  },
  breadcrumbs: [
    { label: 'Home', href: '/' },
    { label: 'Resources', href: '/resources' },
    { label: 'Case Studies' },
  ],
  shot: 'suite-proof',
  next: { href: '/contact', name: 'Get in touch', why: 'Begin your own' },
  sections: [
    {
      kind: 'page-hero',
      eyebrow: 'Case studies',
      title: 'Three problems, told from start to finish',
      lede: 'A plant that stopped too often, a campus that noticed too late, and a reporting team that was always behind. We withhold the customers’ names and keep the story.',
      actions: [
        { label: 'Discuss Your Case', href: contactHref('expert'), variant: 'neural' },
        { label: 'See the Full Suite', href: '/solutions', variant: 'neural-outline' },
      ],
    },
    {
      kind: 'case-studies',
      id: 'stories',
      stories: [
        {
          id: 'manufacturing',
          approved: false,
          title: 'The line that stopped without warning',
          industry: 'Manufacturing',
          company: 'A manufacturer with several plants (name withheld)',
          challenge:
            'Machines were serviced by the calendar and failed by their own. Sensors existed, but their readings reached an analyst a day later, in formats that differed from plant to plant. Maintenance learned of a failure from the silence on the floor.',
          solution:
            'Neural Edge took over the readings at the machine and checked them there. Neural Learning separated the vibrations that cause failures from those that merely accompany them. When a part began to fail, Neural Agents prepared the work order and a maintenance lead approved it.',
          results: [
            { figure: '40%', text: 'less downtime on the floor' },
            { text: 'Repairs planned around production, and no longer the reverse' },
            { text: 'One record of every reading, shared by all plants' },
          ],
          offerings: ['edge', 'learning', 'agents'],
        },
        {
          id: 'education',
          approved: false,
          title: 'The student who was missed too late',
          industry: 'Education',
          company: 'A university (name withheld)',
          challenge:
            'Advisers met struggling students after the grades were final. The early signs were scattered over the library, the learning platform and the aid office, and privacy rules kept the three apart for good reason.',
          solution:
            'Neural Shield encrypted the records and logged each access, so that the signs could be read together without being exposed. Neural Learning explained why a student was drifting, in words an adviser could use. The adviser decided whether to call, and what to offer.',
          results: [
            { figure: '25%', text: 'better student retention' },
            { text: 'Advisers spend their hours with students instead of lists' },
            { text: 'Each look at a student record has a name and a reason beside it' },
          ],
          offerings: ['shield', 'learning'],
        },
        {
          id: 'financial-services',
          approved: false,
          title: 'The report that was always due tomorrow',
          industry: 'Financial services',
          company: 'A financial services group (name withheld)',
          challenge:
            'Every filing began with the same hunt: which system held the figure, who had corrected it, and whether the correction had been approved. The team finished one report in time to start the next.',
          solution:
            'Neural Shield recorded the origin and the history of each figure as it moved. Neural Agents assembled the filing from those records, flagged what did not agree, and waited until a compliance officer released it.',
          results: [
            { figure: '60%', text: 'faster compliance reporting' },
            { text: 'Disagreements surface while there is time to settle them' },
            { text: 'The auditor follows a figure to its source without an escort' },
          ],
          offerings: ['shield', 'agents'],
        },
      ],
    },
    {
      kind: 'essay',
      eyebrow: 'How to read these',
      title: 'A result is only as good as its starting line',
      paragraphs: [
        'Each of these figures compares a process with its own past, and waits for its customer’s approval. None of them compares one company with another. Your result depends on where you begin, and the first week of a project should therefore be spent writing down today’s number with the people who own it.',
        [
          'If you want to try that first, the method is described in ',
          { text: 'our notes from Mexico City', href: '/blog/executive-breakfast-mexico-city' },
          '. It takes a whiteboard and no software.',
        ],
      ],
      pull: 'Write down the number before you change the process. Let finance sign it.',
    },
    {
      kind: 'related',
      title: 'The same ground, in more detail',
      links: [
        {
          title: 'Manufacturing',
          description: 'How the suite works on a plant floor.',
          href: '/industries/manufacturing',
          category: 'Industry',
        },
        {
          title: 'Government and public institutions',
          description: 'Public service, including universities, under public scrutiny.',
          href: '/industries/government',
          category: 'Industry',
        },
        {
          title: 'Finance',
          description: 'Reporting, risk and the monthly close.',
          href: '/industries/finance',
          category: 'Industry',
        },
      ],
      viewAll: { label: 'See All Industries', href: '/industries' },
    },
    {
      kind: 'closing-call',
      shot: 'pulse',
      eyebrow: 'Next story',
      title: 'The fourth story could start on your floor',
      text: 'Describe the process that hurts. We will tell you which of these three it resembles, and where the resemblance ends.',
      actions: [
        {
          label: 'Request a Demo',
          href: contactHref('demo', 'Our process resembles one of your case studies.'),
          variant: 'neural',
        },
      ],
    },
  ],
} satisfies Page;
