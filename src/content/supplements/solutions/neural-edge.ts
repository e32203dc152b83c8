import type { Supplement } from '../../../sections/supplements/data.ts';

export default [
  {
    kind: 'questions',
    id: 'questions',
    title: 'Five questions about Neural Edge',
    items: [
      {
        question: 'Do we have to replace sensors or controllers?',
        answer:
          'The design begins with what is there: it reads what machines and gateways already give off. A first walk through the plant shows which signal is missing, if any is. Bring a list of your controllers with their versions and we will mark what can be read.',
      },
      {
        question: 'What happens when the network is down?',
        answer:
          'Checks run beside the device and go on. Readings are kept there and follow in their order once the line is back.',
      },
      {
        question: 'How is a doubtful reading treated?',
        answer: [
          'It is marked, and stays in the stream with its device, its time and its surroundings. Nothing is corrected silently, since a repaired value can’t be told from a true one. The rules for a mark are yours; see ',
          { text: 'data validation', href: '/resources#validation' },
          ' in the glossary.',
        ],
      },
      {
        question: 'Can it control a machine?',
        answer: [
          'No. Neural Edge listens. A change to a machine is a step like any other: prepared by ',
          { text: 'Neural Agents', href: '/solutions/neural-agents' },
          ' and approved by a person on your side.',
        ],
      },
      {
        question: 'Which data leaves our site?',
        answer: [
          'That is a setting, and a decision to make before the first device is connected. Changes can travel while the raw signal stays. ',
          { text: 'Where it runs', href: '/solutions#operation' },
          ' lists the questions to settle.',
        ],
      },
    ],
  },
] satisfies readonly Supplement[];
