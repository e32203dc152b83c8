import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'For finance, data and compliance leaders',
    description:
      'How finance leaders, AI and data teams and compliance officers use Neural Suite: the problems they bring, what the four products do, and the figures.',
    keywords: [
      'AI for finance leaders',
      'AI for data teams',
      'AI for compliance officers',
      'trusted data',
      'AI governance',
      'enterprise AI roles',
    ],
  },
  shot: 'suite-roles',
  next: { href: '/resources/case-studies', name: 'Case studies', why: 'How it went elsewhere' },
  sections: [
    {
      kind: 'page-hero',
      eyebrow: 'Roles',
      title: 'Three desks, one version of the truth',
      lede: 'Finance wants a return. Data science wants inputs worth modeling. Compliance wants a record. All three are asking for the same thing: data they can stand behind.',
      actions: [
        { label: 'Request a Demo', href: contactHref('demo'), variant: 'neural' },
        {
          label: 'Talk to an Expert',
          href: contactHref('expert', 'We would like to know what the suite does for our roles.'),
          variant: 'neural-outline',
        },
      ],
    },
    {
      kind: 'essay',
      id: 'trusted-data',
      shot: 'still',
      eyebrow: 'Why it matters',
      title: 'Why trusted data matters',
      paragraphs: [
        'Watch one disputed number move through a company. Finance holds the report. A data scientist pulls the source tables and finds two that disagree. Compliance asks who changed them, and the meeting is moved to next week.',
        'All of them did their job. They simply had no shared place where the number, its origin and its history could be seen together, so each of them rebuilt it alone.',
        'The suite gives them that place. A figure is checked when it is captured, protected from then on, explained when a model uses it and approved before anyone acts on it. The argument about the data ends, and the one about the decision can begin.',
      ],
      pull: 'Trust is what lets three departments look at one number and talk about something else.',
    },
    {
      kind: 'role-blocks',
      id: 'role-blocks',
      shot: 'still',
      eyebrow: 'Your role',
      title: 'What changes at your desk',
      roles: [
        {
          id: 'finance-leaders',
          title: 'Finance Leaders',
          description:
            'You answer for the return on every system, this one included. Begin with the close and the reports.',
          icon: 'ledger',
          image: {
            name: 'finance-leaders',
            alt: 'Light running along ruled lines into one bright sum',
          },
          challenges: [
            'The close waits on manual matching',
            'Reports are assembled by hand and doubted on arrival',
            'AI spending is hard to tie to a result',
          ],
          solutions: [
            'Validated entries from Neural Edge',
            'A provable history from Neural Shield',
            'Approval flows run by Neural Agents',
          ],
          metrics: [
            { figure: '75%', label: 'faster close' },
            { figure: '90%', label: 'less manual reporting' },
            { figure: '99.5%', label: 'compliance report accuracy' },
          ],
          href: '/roles/finance-leaders',
        },
        {
          id: 'ai-data-teams',
          title: 'AI and Data Teams',
          description:
            'You were hired to model and you spend the week cleaning. Begin with inputs that arrive checked.',
          icon: 'chart',
          image: { name: 'ai-data-teams', alt: 'A graph of nodes with one path of causes lit' },
          challenges: [
            'Sources disagree and the difference has no owner',
            'Reviews stall because a model cannot explain itself',
            'Pipelines break quietly and late',
          ],
          solutions: [
            'Capture with built-in validation',
            'Causal models that give reasons',
            'Lineage from prediction back to sensor',
          ],
          metrics: [
            { figure: '60%', label: 'faster deployment' },
            { figure: '85%', label: 'better data quality' },
            { figure: '50%', label: 'less maintenance' },
          ],
          href: '/roles/ai-data-teams',
        },
        {
          id: 'compliance-officers',
          title: 'Compliance Officers',
          description:
            'You need evidence for things that happened in systems you do not run. Begin with a record you can read.',
          icon: 'seal',
          image: {
            name: 'compliance-officers',
            alt: 'Plates of a shell closed tightly around a point of light',
          },
          challenges: [
            'Evidence is gathered after the fact',
            'AI decisions have no author',
            'Rules change faster than controls',
          ],
          solutions: [
            'Controls that run in the pipeline',
            'Explanations kept beside each decision',
            'Human approval where you ask for it',
          ],
          metrics: [
            { figure: '95%', label: 'fewer violations' },
            { figure: '80%', label: 'faster audit prep' },
            { figure: '100%', label: 'reporting accuracy' },
          ],
          href: '/roles/compliance-officers',
        },
      ],
    },
    {
      kind: 'testimonials',
      id: 'testimonials',
      theme: 'dark',
      shot: 'human',
      eyebrow: 'In their words',
      title: 'From people who sign for it',
      items: [
        {
          quote:
            'I used to ask my team whether a number was right. Now I ask them what we should do about it.',
          approved: false,
          role: 'Chief Financial Officer',
          sector: 'Manufacturing',
        },
        {
          quote:
            'The explanation comes with the prediction. My review meetings got shorter because the argument is already on the page.',
          approved: false,
          role: 'Head of Data Science',
          sector: 'Financial services',
        },
        {
          quote:
            'When the auditor asked for the history of one record, I opened it while she was still talking.',
          approved: false,
          role: 'Compliance Director',
          sector: 'Education',
        },
      ],
    },
    {
      kind: 'closing-call',
      shot: 'quiet',
      eyebrow: 'Next step',
      title: 'Bring all three to one demo',
      text: 'It works best with a skeptic from each department in the room.',
      actions: [
        {
          label: 'Request a Demo',
          href: contactHref(
            'demo',
            'We would like a demo for finance, data and compliance together.',
          ),
          variant: 'neural',
        },
        { label: 'See the Industries', href: '/industries', variant: 'neural-outline' },
      ],
    },
  ],
} satisfies Page;
