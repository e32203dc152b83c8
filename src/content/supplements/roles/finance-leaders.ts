import type { Supplement } from '../../../sections/supplements/kinds.tsx';

export default [
  {
    kind: 'estimator',
    id: 'estimate',
    title: 'Estimate your own return',
    lede: 'Enter four figures of yours and see a range beside our targets. Nothing leaves this page until you send it.',
  },
  {
    kind: 'facts',
    id: 'pricing',
    title: 'What decides the price',
    lede: 'The price depends on your scope. An offer names these points.',
    rows: [
      {
        term: 'Scope',
        text: 'A pilot covers one process. Its price is agreed before it starts.',
        ask: 'What is the unit of the price: source, decision, user or site?',
      },
      {
        term: 'Value',
        text: [
          'Our target for year 1 is a return of 3–6×. Divide the savings that you expect by it, and you have the most that the suite may cost. The ',
          { text: 'estimator', href: '#estimate' },
          ' does this for you.',
        ],
        ask: 'Which part of the price depends on a result, and who counts it?',
      },
      {
        term: 'What is left out',
        text: 'Your own hours, hardware on site and changes to other systems also cost money.',
        ask: 'What else did similar customers pay for?',
      },
      {
        term: 'The end',
        text: 'The term, the notice and the cost of leaving are part of the price.',
        ask: 'What do we pay to take our records along?',
      },
    ],
  },
] satisfies readonly Supplement[];
