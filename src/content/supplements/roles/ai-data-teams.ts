import type { Supplement } from '../../../sections/supplements/data.ts';

export default [
  {
    kind: 'comparison',
    id: 'build-or-buy',
    title: 'If you built it yourself',
    lede: 'You could: most parts exist as good open software. This is an honest list of what remains to be done, on both sides.',
    head: ['Part', 'Built by you', 'With the suite'],
    rows: [
      [
        'Capture and checks',
        'Full control. Every new source is a project of your own, and so is its upkeep.',
        'Shared checks. You depend on us for a protocol that we don’t read yet.',
      ],
      [
        'Audit trail',
        'Logs are easy. A trail that convinces an outsider takes design, and someone to defend it.',
        'Part of the record. Have your auditor test it before you believe it.',
      ],
      [
        'Causal models',
        'Free libraries, and your own methods. The scarce part is people who know both method and trade.',
        'Built in, with its assumptions on view. You give up some freedom in the choice of method.',
      ],
      [
        'Approval and oversight',
        'Fits your process exactly. It has to be built again for the next one.',
        'The same mechanism for every process. Unusual ones may have to bend.',
      ],
      [
        'Operation',
        'Your team is on call, and knowledge leaves with people.',
        'Support 24/7, and a supplier you depend on. Agree on the way out first.',
      ],
    ],
    verdict:
      'Build it if the process is your trade secret and the team is there to stay. Buy it if three departments need the same proof. Mix where you can take your data out.',
  },
  {
    kind: 'ways',
    id: 'more',
    title: 'For your review',
    links: [
      {
        title: 'How it connects, where it runs',
        text: 'Categories and the questions to ask, for your architecture board.',
        href: '/solutions#connections',
      },
      {
        title: 'Four questions about Neural Learning',
        text: 'Causes, assumptions, explanations and drift.',
        href: '/solutions/neural-learning#questions',
      },
      {
        title: 'Where the hours of a decision go',
        text: 'On the blog: the five waits in a decision.',
        href: '/blog/speed-is-everything',
      },
    ],
  },
] satisfies readonly Supplement[];
