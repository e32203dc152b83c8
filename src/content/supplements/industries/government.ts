import type { Supplement } from '../../../sections/supplements/kinds.tsx';

export default [
  {
    kind: 'facts',
    id: 'tender',
    title: 'What a tender should ask',
    lede: 'You can put these questions to any bidder. We answer them in writing before the tender.',
    rows: [
      {
        term: 'Sovereignty',
        text: [
          'The country of records and keys decides which law applies. See ',
          { text: 'where it runs', href: '/solutions#operation' },
          '.',
        ],
        ask: 'Which companies can read our records, and under which law?',
      },
      {
        term: 'Oversight',
        text: [
          'An official must be able to overrule the system. The ',
          { text: 'EU AI Act', href: '/roles/compliance-officers#ai-act' },
          ' lists the duties.',
        ],
        ask: 'What does the system do when an official refuses?',
      },
      {
        term: 'Long retention',
        text: [
          'Archives outlive encryption methods. Our design goals stand under ',
          { text: 'encryption', href: '/solutions/neural-shield#encryption' },
          '.',
        ],
        ask: 'How is an archive moved to a new method?',
      },
      {
        term: 'Equal treatment',
        text: 'Recommendations must be examined by group.',
        ask: 'How is unequal treatment tested, and how often?',
      },
      {
        term: 'Accessibility',
        text: 'Citizens and officials with disabilities use the same service.',
        ask: 'Is there an accessibility statement for the product?',
      },
    ],
  },
] satisfies readonly Supplement[];
