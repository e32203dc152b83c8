import type { Supplement } from '../../../sections/supplements/kinds.tsx';

export default [
  {
    kind: 'questions',
    id: 'questions',
    title: 'Questions about Neural Agents',
    items: [
      {
        question: 'What may an agent do without asking?',
        answer: [
          'It may do what you have written down. All else waits for ',
          { text: 'approval', href: '/resources#approval' },
          '. Let it prepare everything and carry out nothing at first.',
        ],
      },
      {
        question: 'Who is responsible for what it does?',
        answer:
          'The person who approves the step is responsible. Each entry names the agent, the approver and the grounds.',
      },
      {
        question: 'Will people still read what they approve?',
        answer:
          'They will if they get few cases, with the reason first. Review the share of refusals each month and move the limit.',
      },
    ],
  },
] satisfies readonly Supplement[];
