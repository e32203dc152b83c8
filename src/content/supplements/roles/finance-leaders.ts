import type { Supplement } from '../../../sections/supplements/data.ts';

export default [
  {
    kind: 'estimator',
    id: 'estimate',
    title: 'A worksheet for your own return',
    lede: 'Four figures of yours, our targets beside them, and a range at the end. Change whatever you doubt. Nothing leaves this page until you send it.',
  },
  {
    kind: 'facts',
    id: 'pricing',
    title: 'How we approach the price',
    lede: 'There is no price on this site, because it follows from three things that only a conversation settles.',
    rows: [
      {
        term: 'Scope',
        text: 'A pilot covers one process. Its price is agreed before it starts, with what it includes and what would change it.',
        ask: 'What is the unit: source, decision, user or site? What happens when it doubles?',
      },
      {
        term: 'Value',
        text: [
          'Our target for year 1 is a return of 3–6×. Turn it around: the savings that your controllers accept, divided by it, is the most that the suite may cost. The ',
          { text: 'worksheet', href: '#estimate' },
          ' does that division.',
        ],
        ask: 'Which part of the price depends on a result, and who counts it?',
      },
      {
        term: 'What is left out',
        text: 'Your own people’s hours, hardware on site, changes to neighboring systems. They belong in the business case even though we don’t invoice them.',
        ask: 'What did the last customer of our size pay for that we have not mentioned?',
      },
      {
        term: 'The end',
        text: 'Term, notice and the cost of leaving are part of the price.',
        ask: 'What do we pay to take our records and our trail along?',
      },
    ],
  },
] satisfies readonly Supplement[];
