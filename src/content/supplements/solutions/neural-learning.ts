import type { Supplement } from '../../../sections/supplements/data.ts';

export default [
  {
    kind: 'questions',
    id: 'questions',
    title: 'Four questions about Neural Learning',
    items: [
      {
        question: 'What makes a causal model different from ours?',
        answer: [
          'Yours may predict just as well. A ',
          { text: 'causal model', href: '/resources#causal-model' },
          ' also states what would happen if you changed something, and so it can be wrong in a way that you can test. Where you only need a ranking, keep what you have.',
        ],
      },
      {
        question: 'How do you know that a cause is a cause?',
        answer: [
          'From data alone, often you can’t. The model names its assumptions, tests which arrows survive, and says which ',
          { text: 'counterfactual', href: '/resources#counterfactual' },
          ' would decide the matter. Your experts strike out what they know to be false, and their objection is kept.',
        ],
      },
      {
        question: 'Is an explanation what the model did, or a story about it?',
        answer:
          'Ask that of every supplier. Here the reasons are stored with the prediction, at the moment it is made, and refer to the records that went in. You can change one of them and watch whether the answer moves as the explanation says.',
      },
      {
        question: 'What happens when the world changes?',
        answer: [
          'Reasons stop holding before scores do. ',
          { text: 'Drift', href: '/resources#drift' },
          ' is reported as a reason that no longer fits, with the first records that showed it. Whether to retrain, to restrict or to switch off stays a decision of the model’s owner.',
        ],
      },
    ],
  },
] satisfies readonly Supplement[];
