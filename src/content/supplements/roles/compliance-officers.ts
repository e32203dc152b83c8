import type { Supplement } from '../../../sections/supplements/kinds.tsx';

export default [
  {
    kind: 'facts',
    id: 'ai-act',
    title: 'The EU AI Act and human oversight',
    lede: 'The use of a system decides whether it counts as high-risk. Classify the use first, with your lawyers. This is no legal advice.',
    rows: [
      {
        term: 'Human oversight',
        text: [
          'People must understand a high-risk system and be able to stop it. ',
          { text: 'Neural Agents', href: '/solutions/neural-agents#questions' },
          ' waits for such a person.',
        ],
        ask: 'Who is that person in our process?',
      },
      {
        term: 'Records',
        text: 'High-risk systems must keep logs. The audit trail of Neural Shield is meant for that.',
        ask: 'Can we hand over the log of one decision alone?',
      },
      {
        term: 'Transparency',
        text: 'Users must be able to read the results and know their limits. The reasons beside a prediction serve that.',
        ask: 'Where are the limits of a model written down?',
      },
      {
        term: 'Data governance',
        text: 'Training data must be examined for origin, gaps and bias. Checks at the source help with that.',
        ask: 'Which groups are missing from the data?',
      },
      {
        term: 'Roles under the act',
        text: 'The provider and the user of a system have different duties.',
        ask: 'Which role do you take in this contract, and which do we?',
      },
    ],
  },
] satisfies readonly Supplement[];
