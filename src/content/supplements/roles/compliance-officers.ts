import type { Supplement } from '../../../sections/supplements/kinds.tsx';

export default [
  {
    kind: 'facts',
    id: 'ai-act',
    title: 'The EU AI Act and human oversight',
    lede: 'What a system is used for decides whether it is high-risk. Your lawyers classify the use; this is what the suite contributes.',
    rows: [
      {
        term: 'Human oversight',
        text: [
          'People must understand a high-risk system and be able to stop it. ',
          { text: 'Neural Agents', href: '/solutions/neural-agents#questions' },
          ' waits for such a person.',
        ],
        ask: 'Which steps in our process need such a person?',
      },
      {
        term: 'Records',
        text: 'High-risk systems must keep logs. The audit trail of Neural Shield is designed for that.',
        ask: 'Can we export the log of a single decision?',
      },
      {
        term: 'Transparency',
        text: 'Users must be able to read the results and know their limits. The reasons beside a prediction serve that.',
        ask: 'Where are the limits of a model written down?',
      },
      {
        term: 'Data governance',
        text: 'Training data must be examined for origin, gaps and bias. Checks at the source help with that.',
        ask: 'How do we find out which groups are missing from our data?',
      },
      {
        term: 'Roles under the act',
        text: 'The provider and the user of a system have different duties.',
        ask: 'Which role under the act do you take, and which do we take?',
      },
    ],
  },
] satisfies readonly Supplement[];
