import type { Supplement } from '../../../sections/supplements/kinds.tsx';

export default [
  {
    kind: 'comparison',
    id: 'build-or-buy',
    title: 'If you built it yourself',
    lede: 'Most parts exist as open software. This work remains on each side.',
    head: ['Part', 'Built by you', 'With the suite'],
    rows: [
      [
        'Capture and checks',
        'You have full control. Each new source is a project.',
        'The checks are shared. A protocol that is missing has to be added by us.',
      ],
      [
        'Audit trail',
        'Logs are easy. A trail that convinces an auditor takes design.',
        'It is part of each record, and your auditor can test it.',
      ],
      [
        'Causal models',
        'Libraries are free. People who know method and trade are rare.',
        'They are built in, with a fixed choice of methods.',
      ],
      [
        'Approval and oversight',
        'It fits one process.',
        'It serves all processes. Unusual ones may have to change.',
      ],
      [
        'Operation',
        'Your team is on call.',
        'Support answers 24/7 (reported by us). You depend on a supplier.',
      ],
    ],
    verdict:
      'Build it if the process is your trade secret and the team will stay. Buy it if several departments need the same proof.',
  },
] satisfies readonly Supplement[];
