import type { Supplement } from '../../../sections/supplements/data.ts';

export default [
  {
    kind: 'facts',
    id: 'ai-act',
    title: 'The EU AI Act and human oversight',
    lede: 'Whether a system counts as high-risk follows from its use, not from its supplier. Classify the use first, with counsel; this is no legal advice.',
    rows: [
      {
        term: 'Human oversight',
        text: [
          'The act wants people who understand a high-risk system, can disregard it and can stop it. ',
          { text: 'Neural Agents', href: '/solutions/neural-agents#questions' },
          ' is built around such a person.',
        ],
        ask: 'Who is that person in our process, and how do we know that they still look?',
      },
      {
        term: 'Records',
        text: 'High-risk systems keep logs over their lifetime. The trail of Neural Shield is meant for that; how long to keep it is your rule.',
        ask: 'Can we hand over the log of one decision without the records of other people?',
      },
      {
        term: 'Transparency',
        text: 'Whoever uses the system must be able to read its results and know its limits. The reasons beside a prediction serve that.',
        ask: 'Where are the limits of a model written down, and who keeps them current?',
      },
      {
        term: 'Data governance',
        text: 'Training data has to be examined for origin, gaps and bias. Checks at the source and lineage give you something to examine.',
        ask: 'Which groups are missing from the data, and how would we notice?',
      },
      {
        term: 'Roles under the act',
        text: 'Provider and deployer have different duties, and a change of purpose can turn one into the other.',
        ask: 'Which role do you take in this contract, in writing, and which do we?',
      },
    ],
  },
  {
    kind: 'facts',
    id: 'accuracy',
    title: 'Two figures that look alike',
    lede: 'Neighboring pages name an accuracy each. They count different things.',
    rows: [
      {
        term: '99.5%',
        text: 'Compliance report accuracy, on the pages for finance and for Neural Shield: the share of figures that need no correction after review. It counts right figures.',
      },
      {
        term: '100%',
        text: [
          'Reporting accuracy, on this page and its use case: every statement leads to a stored record and says what it says. It counts sources. A record can still be wrong, and then the trail shows since when. ',
          { text: 'All figures and what they measure', href: '/resources#figures' },
          '.',
        ],
      },
    ],
  },
] satisfies readonly Supplement[];
