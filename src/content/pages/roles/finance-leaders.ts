import { checks } from '../../checks.ts';
import { contactHref } from '../../routes.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'AI for finance leaders: ROI you can audit',
    card: 'AI for CFOs and finance leaders: ROI you can audit',
    description:
      'AI that delivers ROI for finance leaders. Our targets: 3–6× in year 1, 60% cost reduction, a 75% faster close and 99.5% compliance report accuracy.',
    keywords:
      'AI ROI, AI for CFOs, faster financial close, finance automation, AI business case, compliance reporting accuracy',
  },
  shot: 'stream-home',
  next: { href: '/contact', why: 'Go through it with us' },
  sections: [
    {
      kind: 'page-hero',
      picture: 'left',
      eyebrow: 'Finance leaders',
      title: 'AI That Delivers ROI',
      lede: 'Neural Suite closes your books faster, cuts manual reporting and keeps the proof behind each figure. You can show the return to your board.',
      actions: [
        {
          label: 'Calculate ROI',
          href: '#estimate',
        },
        {
          label: 'Get ROI Assessment',
          href: contactHref('expert', 'I would like an ROI assessment for our finance team.'),
          note: 'For an assessment, you send us a short form. An expert then goes through your figures with you.',
        },
      ],
    },
    checks(
      {
        title: 'Put in your own figures',
        text: 'Four figures of yours give a range beside our targets.',
        href: '#estimate',
      },
      {
        title: 'Stop a payment yourself',
        text: 'Set the limit of an agent in the demo and refuse a task.',
        href: '/solutions/neural-agents#figure',
      },
    ),
    {
      kind: 'bento',
      id: 'value',
      shot: 'none',
      eyebrow: 'The value',
      title: 'Four parts of the business case',
      items: [
        {
          title: 'Maximize ROI',
          claim: 'roi',
          text: 'Your team stops retyping, matching and chasing figures.',
          icon: 'chart',
          span: 4,
        },
        {
          title: 'Control Costs',
          claim: 'cost',
          text: 'You run one suite and audit one history.',
          icon: 'ledger',
        },
        {
          title: 'Mitigate Risk',
          claim: 'violations',
          text: 'A payment outside policy is held for approval.',
          icon: 'scale',
        },
        {
          title: 'Strategic Impact',
          claim: 'value',
          text: 'Your team closes the month sooner and plans the next quarter.',
          icon: 'compass',
          span: 4,
        },
      ],
    },
    {
      kind: 'estimator',
      id: 'estimate',
      shot: 'none',
      eyebrow: 'Your figures',
      title: 'Estimate your own return',
      lede: 'Enter four figures of yours and see a range beside our targets. Nothing leaves this page until you send it.',
    },
    {
      kind: 'essay',
      id: 'problem',
      shot: 'none',
      eyebrow: 'The problem',
      title: 'Month-end close takes too long',
      paragraphs: [
        'Two files do not match, and someone searches for the difference. The board sees a number that may still move.',
        [
          'The suite starts earlier. ',
          { text: 'Neural Edge', href: '/solutions/neural-edge' },
          ' checks transactions as they come in, and ',
          { text: 'Neural Shield', href: '/solutions/neural-shield' },
          ' protects them. ',
          { text: 'Neural Learning', href: '/solutions/neural-learning' },
          ' flags an entry that looks wrong and says why. ',
          { text: 'Neural Agents', href: '/solutions/neural-agents' },
          ' prepares the match and posts nothing without approval.',
        ],
      ],
    },
    {
      kind: 'illustration',
      id: 'figure',
      shot: 'none',
      eyebrow: 'The close',
      title: 'The close before and with the suite',
      drawing: 'calendars',
      parts: {
        claim: 'close',
        before: 'Today: the books stay open during the search',
        after: 'With the suite: people decide what is left',
        freed: 'Days for the next quarter',
        dailyWork: 'Matched on the day it happened',
      },
      caption: 'The days are drawn in the proportion of our target for the close.',
      alt: 'Two calendars of one month. On the left the hatched days of the close fill more than half. On the right a quarter as many are filled, and the free days carry a circle.',
    },
    {
      kind: 'metrics-table',
      id: 'figures',
      theme: 'dark',
      shot: 'pulse',
      eyebrow: 'The figures',
      title: 'Three targets for the board',
      claims: ['close', 'manual-reporting', 'report-accuracy'],
    },
    {
      kind: 'card-track',
      id: 'use-cases',
      shot: 'none',
      eyebrow: 'Where to start',
      title: 'Three projects to start with',
      cards: [
        {
          title: 'Continuous Close',
          benefit: 'Mostly done by the last day',
          description:
            'Accounts are matched as entries arrive. You see the exceptions, largest first.',
          href: '/industries/finance',
        },
        {
          title: 'Fraud and Payment Control',
          benefit: 'Stopped before the money leaves',
          description:
            'Unusual payments are held with their reasons. A controller releases or refuses them.',
          href: '/use-cases/fraud-detection',
        },
        {
          title: 'Regulatory Reporting',
          benefit: 'Filed with its sources',
          description: 'Reports name the protected records they use, so fewer questions come back.',
          href: '/use-cases/regulatory-compliance',
        },
      ],
    },
    {
      kind: 'facts',
      id: 'pricing',
      title: 'What decides the price',
      lede: 'The price depends on your scope. Our offer names these four points.',
      rows: [
        {
          term: 'Scope',
          text: 'A pilot covers one process. Its price is agreed before it starts.',
          ask: 'What is the unit of the price: source, decision, user or site?',
        },
        {
          term: 'Value',
          text: [
            'Our target for year 1 is a return of 3–6×. Your savings divided by that figure is what the suite may cost. The ',
            { text: 'estimator', href: '#estimate' },
            ' does the sum for you.',
          ],
          ask: 'Which part of the price depends on a result, and who measures it?',
        },
        {
          term: 'Costs beside it',
          text: 'Plan your own hours, hardware on site and changes to other systems.',
          ask: 'What else should we budget for?',
        },
        {
          term: 'The end',
          text: 'The term, the notice and the cost of leaving are part of the price.',
          ask: 'What does it cost to take our records with us?',
        },
      ],
    },
    {
      kind: 'closing-call',
      shot: 'human',
      title: 'Test our numbers with yours',
      text: 'Bring the length of your close and your reporting hours. We will build the business case with you and mark each assumption.',
      actions: [
        {
          label: 'Get ROI Assessment',
          href: contactHref('expert', 'I would like an ROI assessment for our finance team.'),
          note: 'You send us a short form. An expert then goes through your figures with you.',
        },
      ],
      proof: { text: 'Put in your own four figures', href: '#estimate' },
    },
  ],
} satisfies Page;
