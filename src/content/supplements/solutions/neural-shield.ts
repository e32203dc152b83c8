import type { Supplement } from '../../../sections/supplements/kinds.tsx';

export default [
  {
    kind: 'facts',
    id: 'encryption',
    title: 'Encryption, by the names of its standards',
    lede: 'Public standards that your cryptographers can check. Meeting them is our design goal.',
    rows: [
      {
        term: 'FIPS 203',
        text: [
          'This standard protects keys against a quantum computer (ML-KEM). See ',
          { text: 'post-quantum cryptography', href: '/resources#post-quantum' },
          '.',
        ],
        ask: 'Which ML-KEM parameter set do you use?',
      },
      {
        term: 'FIPS 204',
        text: 'This standard does the same for signatures (ML-DSA), for use in the audit trail.',
        ask: 'Are old entries signed again when an algorithm is retired?',
      },
      {
        term: 'The other layers',
        text: 'Records and connections use public standards. We invent no cipher.',
        ask: 'Where are keys made, stored and destroyed?',
      },
      {
        term: 'The standard SOC 2, the laws GDPR and HIPAA',
        text: 'The suite is designed to meet the standard SOC 2 and the laws GDPR and HIPAA. An auditor’s report names its type, period and exceptions.',
        ask: 'Which audit reports can our auditor read?',
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
          'It is a design goal: to resist the attacks that a quantum computer is expected to run. The standards are public, so that you can check them.',
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
