import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'AI for finance leaders: ROI you can audit',
    card: 'AI for CFOs and finance leaders: ROI you can audit',
    description:
      'AI that delivers ROI for finance leaders: 3–6× in year 1, 60% cost reduction, a 75% faster close and 99.5% compliance report accuracy, with proof attached.',
    keywords: [
      'AI ROI',
      'AI for CFOs',
      'faster financial close',
      'finance automation',
      'AI business case',
      'compliance reporting accuracy',
    ],
  },
  shot: 'stream-home',
  next: { href: '/contact', name: 'Get in touch', why: 'Go through it with us' },
  sections: [
    {
      kind: 'page-hero',
      shot: 'stream-home',
      eyebrow: 'Finance leaders',
      title: 'AI That Delivers ROI',
      lede: 'You do not need another promise about AI. You need a closed month, a number that holds and a return you can show the board.',
      actions: [
        {
          label: 'Calculate ROI',
          href: contactHref(
            'expert',
            'I would like to calculate the ROI of Neural Suite for our company.',
          ),
          variant: 'neural',
        },
        {
          label: 'Get ROI Assessment',
          href: contactHref('expert', 'I would like an ROI assessment for our finance team.'),
          variant: 'neural-outline',
        },
      ],
    },
    {
      kind: 'bento',
      id: 'value',
      shot: 'still',
      eyebrow: 'The value',
      title: 'Four parts of the business case',
      items: [
        {
          title: 'Maximize ROI',
          label: '3–6× in year 1',
          target: true,
          text: 'The return comes from work that stops: retyping, matching, chasing and explaining the same variance twice.',
          icon: 'chart',
          span: 2,
        },
        {
          title: 'Control Costs',
          label: '60% cost reduction',
          target: true,
          text: 'One suite to run, one history to audit, one supplier to call.',
          icon: 'ledger',
        },
        {
          title: 'Mitigate Risk',
          label: '95% fewer violations',
          target: true,
          text: 'A payment outside policy is held for approval, before it becomes a finding.',
          icon: 'scale',
        },
        {
          title: 'Strategic Impact',
          label: '90 days to value',
          target: true,
          text: 'When the past is settled sooner, your best people spend the month on the next quarter. That is where finance earns its seat.',
          icon: 'compass',
          span: 2,
        },
      ],
    },
    {
      kind: 'essay',
      id: 'problem',
      shot: 'still',
      eyebrow: 'The problem',
      title: 'Month-end close takes too long',
      paragraphs: [
        'You know how it goes. The subsidiaries send their files. Two of them do not tie out. Someone senior spends an evening looking for a credit that was booked in the wrong period, and the board deck is built on a number that may still move.',
        'More software rarely helps, because every tool starts from data that was already doubtful when it came in. Finance ends up as the department that checks everyone else’s work.',
        [
          'The suite starts a step earlier. ',
          { text: 'Neural Edge', href: '/solutions/neural-edge' },
          ' validates transactions as they come in, and ',
          { text: 'Neural Shield', href: '/solutions/neural-shield' },
          ' seals them. ',
          { text: 'Neural Learning', href: '/solutions/neural-learning' },
          ' flags the entry that looks wrong and says why. ',
          { text: 'Neural Agents', href: '/solutions/neural-agents' },
          ' matches, drafts and routes, and posts nothing without the approval your policy asks for.',
        ],
      ],
      pull: 'A close is faster when errors are found as they occur.',
    },
    {
      kind: 'illustration',
      id: 'figure',
      shot: 'still',
      eyebrow: 'The close',
      title: 'The close before and with the suite',
      drawing: 'calendars',
      parts: {
        figure: '75%',
        label: 'faster close',
        before: 'Today: the books stay open while the differences are hunted',
        after: 'With the suite: what is left is judgment',
        freed: 'Days that go to the next quarter',
        daily: 'Matched on the day it happened',
      },
      caption:
        'The hatched days and the solid ones stand in the proportion that we claim. How long your own close takes is the first thing we would measure together.',
      alt: 'Two calendar sheets of the same month. On the left the working days of the close are hatched and fill more than half of the sheet. On the right only a quarter as many days are filled; the days set free carry a circle, and every other day has a small tick.',
    },
    {
      kind: 'metrics-table',
      id: 'figures',
      theme: 'dark',
      shot: 'pulse',
      eyebrow: 'The figures',
      title: 'Three targets for the board',
      rows: [
        {
          figure: '75%',
          label: 'Faster close',
          note: 'Matching runs through the month, not at the end of it.',
        },
        {
          figure: '90%',
          label: 'Less manual reporting',
          note: 'Drafts are prepared from approved data. Your team edits and signs.',
        },
        {
          figure: '99.5%',
          label: 'Compliance report accuracy',
          note: 'Counts figures that need no correction after review.',
        },
      ],
    },
    {
      kind: 'card-track',
      id: 'use-cases',
      shot: 'still',
      eyebrow: 'Where to start',
      title: 'Three projects to start with',
      cards: [
        {
          title: 'Continuous Close',
          benefit: 'Mostly done by the last day',
          description:
            'Accounts are reconciled as entries arrive, and the exceptions come to you in order of size.',
        },
        {
          title: 'Fraud and Payment Control',
          benefit: 'Stop it before it leaves the bank',
          description:
            'Unusual payments are held with the reasons listed, so a controller can release or refuse them on the spot.',
          href: '/use-cases/fraud-detection',
        },
        {
          title: 'Regulatory Reporting',
          benefit: 'File it without the fire drill',
          description:
            'Reports draw on sealed records and cite them, which shortens the questions that come back.',
          href: '/use-cases/compliance',
        },
      ],
    },
    {
      kind: 'closing-call',
      shot: 'human',
      eyebrow: 'Next step',
      title: 'Test our numbers with yours',
      text: 'Tell us your close, your reporting hours and your audit bill. We will build the case with you and mark every assumption in it.',
      actions: [
        {
          label: 'Get ROI Assessment',
          href: contactHref('expert', 'I would like an ROI assessment for our finance team.'),
          variant: 'neural',
        },
        {
          label: 'Download Business Case',
          href: contactHref('other', 'Please send me the Neural Suite business case for finance.'),
          variant: 'neural-outline',
        },
      ],
    },
  ],
} satisfies Page;
