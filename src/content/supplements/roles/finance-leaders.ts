import type { Supplement } from '../../../sections/supplements/kinds.tsx';

export default [
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
] satisfies readonly Supplement[];
