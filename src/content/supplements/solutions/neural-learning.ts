import type { Supplement } from '../../../sections/supplements/kinds.tsx';

export default [
  {
    kind: 'questions',
    id: 'questions',
    title: 'Questions about Neural Learning',
    items: [
      {
        question: 'How do you know that a cause is a cause?',
        answer: [
          'By a test. The model states its assumptions and the ',
          { text: 'counterfactual', href: '/resources#counterfactual' },
          ' that would decide. Your experts can run the test or object.',
        ],
      },
      {
        question: 'Is an explanation what the model did?',
        answer:
          'The reasons are stored when the prediction is made. Change a record and see whether the answer follows.',
      },
      {
        question: 'What happens when the world changes?',
        answer: [
          'The model reports ',
          { text: 'drift', href: '/resources#drift' },
          ', which means that a reason no longer fits. Its owner decides what to do.',
        ],
      },
    ],
  },
] satisfies readonly Supplement[];
