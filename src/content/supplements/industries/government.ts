import type { Supplement } from '../../../sections/supplements/data.ts';

export default [
  {
    kind: 'facts',
    id: 'tender',
    title: 'What a tender should ask',
    lede: 'Put these to every bidder. Where our pages answer, the link leads there; where they can’t, the answer belongs in the bid.',
    rows: [
      {
        term: 'Sovereignty',
        text: [
          'Country of records and keys, and the law that reaches them. Begin with ',
          { text: 'where it runs', href: '/solutions#operation' },
          '.',
        ],
        ask: 'Name each company that can read our records, and the court it answers to.',
      },
      {
        term: 'Oversight',
        text: [
          'An official decides and can overrule the system. The duties are listed with the ',
          { text: 'EU AI Act', href: '/roles/compliance-officers#ai-act' },
          '; most administrative law asks for the same.',
        ],
        ask: 'Show a refused proposal, and what the system did with the refusal.',
      },
      {
        term: 'Long retention',
        text: [
          'Archives outlive algorithms. The design goals are named under ',
          { text: 'encryption', href: '/solutions/neural-shield#encryption' },
          '.',
        ],
        ask: 'How is an archive moved to a new algorithm, and who witnesses it?',
      },
      {
        term: 'Equal treatment',
        text: 'Recommendations have to be examined by group. That needs reasons for single cases and counts over many.',
        ask: 'Which test for unequal treatment runs, how often, and who receives the result?',
      },
      {
        term: 'Accessibility',
        text: 'Citizens and officials with disabilities use the same service. This site is tested against WCAG; ask about the product itself.',
        ask: 'Give us the accessibility statement of the product, with its open points.',
      },
    ],
  },
] satisfies readonly Supplement[];
