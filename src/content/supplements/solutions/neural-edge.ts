import type { Supplement } from '../../../sections/supplements/kinds.tsx';

export default [
  {
    kind: 'questions',
    id: 'questions',
    title: 'Questions about Neural Edge',
    items: [
      {
        question: 'Do we have to replace sensors or controllers?',
        answer:
          'You can start with what you have. A first walk through the plant shows whether a signal is missing.',
      },
      {
        question: 'What happens when the network is down?',
        answer:
          'The checks go on beside the device. Readings are kept there and follow later, in order.',
      },
      {
        question: 'Which data leaves our site?',
        answer: [
          'You decide that before the first device is connected. ',
          { text: 'Where it runs', href: '/solutions#operation' },
          ' lists what to settle.',
        ],
      },
    ],
  },
] satisfies readonly Supplement[];
