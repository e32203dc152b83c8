import type { Supplement } from '../../../sections/supplements/kinds.tsx';

export default [
  {
    kind: 'facts',
    id: 'encryption',
    title: 'Encryption, by the names of its standards',
    lede: 'These are design goals. Ask each supplier the questions beside them.',
    rows: [
      {
        term: 'FIPS 203',
        text: [
          'This standard protects keys against a quantum computer (ML-KEM). See ',
          { text: 'post-quantum cryptography', href: '/resources#post-quantum' },
          '.',
        ],
        ask: 'Which parameter set do you use?',
      },
      {
        term: 'FIPS 204',
        text: 'This standard does the same for signatures (ML-DSA). It is meant for the audit trail.',
        ask: 'Are old entries signed again when an algorithm is retired?',
      },
      {
        term: 'The other layers',
        text: 'Records and connections use public standards. We invent no cipher.',
        ask: 'Where are keys made, stored and destroyed?',
      },
      {
        term: 'Standards: SOC 2, GDPR, HIPAA',
        text: 'The suite is designed to meet these standards. That is no certificate: an auditor’s report has a type, a period and exceptions.',
        ask: 'May our auditor read the whole report?',
      },
    ],
  },
  {
    kind: 'questions',
    id: 'questions',
    title: 'Questions about Neural Shield',
    items: [
      {
        question: 'What does “quantum-resistant” promise, and what not?',
        answer:
          'It is a design goal. Nobody can prove today what a future machine will do, but you can check that the standards are public.',
      },
      {
        question: 'Could an administrator change the trail?',
        answer: [
          'Each entry carries the ',
          { text: 'fingerprint', href: '/resources#fingerprint' },
          ' of the one before. A change breaks the chain, and a check finds it.',
        ],
      },
      {
        question: 'How is personal data erased from a trail that cannot be changed?',
        answer:
          'The trail holds who, when and the fingerprint. Personal content has its own key. Destroying the key erases the content.',
      },
    ],
  },
] satisfies readonly Supplement[];
