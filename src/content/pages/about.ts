import { contactHref } from '../links.ts';
import type { Page } from '../types.ts';

export default {
  meta: {
    title: 'About: AI with purpose, humans at the center',
    description:
      'We are a Dallas company that builds AI around people: four connected systems, decisions that can be explained, and a person who has the last word.',
    keywords: [
      'human-centered AI',
      'AI company Dallas',
      'responsible AI',
      'explainable AI company',
      'AI philosophy',
    ],
  },
  shot: 'core-alone',
  next: { href: '/contact', name: 'Get in touch', why: 'Talk to us' },
  sections: [
    {
      kind: 'page-hero',
      shot: 'core-alone',
      eyebrow: 'About',
      title: 'We put the person in the middle first',
      lede: 'Then we drew the four instruments around them. It is an unusual way to design an AI system, and it decides almost everything about ours.',
    },
    {
      kind: 'essay',
      id: 'philosophy',
      shot: 'still',
      eyebrow: 'Our philosophy',
      title: 'A tool should make its owner wiser',
      paragraphs: [
        'A good instrument extends a sense. A telescope does not look at the sky for you. It lets you see farther, and it leaves you free to doubt what you see.',
        'We think AI should be judged the same way. If people understand their own business better after using it, it works. If they only obey it faster, it does not, however clever it is.',
        'So we ask of every feature: can the person at the center see what went in, follow what happened and say no? Where one of the three is missing, the feature is not finished.',
      ],
      pull: 'If you cannot argue with it, it is not helping you think.',
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
          title: 'We begin with the data',
          text: 'Plenty of firms will sell you a model. We start at the sensor, since a model can be no better than what it is fed.',
        },
        {
          title: 'We build the joints',
          text: 'Capture, protection, learning and action are designed as one system, so no gap is somebody else’s problem.',
        },
        {
          title: 'We look for causes',
          text: 'A prediction that cannot say why is half an answer. We would rather give you a smaller whole one.',
        },
        {
          title: 'We design the stop',
          text: 'Anyone can make an agent go. The place where it halts and asks gets our best engineering.',
        },
      ],
    },
    {
      kind: 'metrics-table',
      id: 'why',
      shot: 'still',
      eyebrow: 'The stakes',
      title: 'Why it matters',
      lede: 'Machines are being handed decisions about loans, repairs, grades and care. When those decisions rest on sound data and clear reasons, people feel the difference far from any server.',
      rows: [
        {
          figure: '25%',
          label: 'Better student retention',
          note: 'Help reaches a student before they give up.',
        },
        {
          figure: '40%',
          label: 'Less manufacturing downtime',
          note: 'Fewer night calls for the crew.',
        },
        {
          figure: '60%',
          label: 'Faster compliance reporting',
          note: 'Careful people get their evenings back.',
        },
      ],
    },
    {
      kind: 'bento',
      id: 'built-for',
      shot: 'still',
      eyebrow: 'Who we work with',
      title: 'Built for bold problem-solvers',
      lede: [
        'Bold does not mean reckless. It means willing to be shown wrong by good evidence. Find your desk among ',
        { text: 'the roles', href: '/roles' },
        ', or our arguments on ',
        { text: 'the blog', href: '/blog' },
        '.',
      ],
      items: [
        {
          title: 'Leaders who want the reason',
          text: 'They will back a new system if someone can explain it at the board table, and they will ask the second question.',
          icon: 'chart',
          span: 2,
        },
        {
          title: 'Makers tired of patching',
          text: 'Data scientists and engineers who would like to build on rock for once.',
          icon: 'wrench',
        },
        {
          title: 'Guardians who say yes',
          text: 'Risk and compliance people who want to approve good ideas and need something to sign.',
          icon: 'seal',
        },
        {
          title: 'Institutions that serve the public',
          text: 'Governments and universities, where a decision touches people who never chose the software. They deserve the clearest reasons of all.',
          icon: 'columns',
          span: 2,
        },
      ],
    },
    {
      kind: 'closing-call',
      shot: 'human',
      eyebrow: 'Dallas, Texas',
      title: 'There is a place for you in this',
      text: 'Build it with us, bring it to your clients, or put it to work.',
      actions: [
        {
          label: 'Work With Us',
          href: contactHref('careers', 'I am interested in working at Neural Suite.'),
          variant: 'neural-outline',
        },
        {
          label: 'Partner With Us',
          href: contactHref('partnership', 'We would like to discuss a partnership.'),
          variant: 'neural-outline',
        },
        { label: 'Request a Demo', href: contactHref('demo'), variant: 'neural' },
      ],
    },
  ],
} satisfies Page;
