import type { Supplement } from '../../../sections/supplements/data.ts';

export default [
  {
    kind: 'facts',
    id: 'encryption',
    title: 'Encryption, by the names of its standards',
    lede: 'These are design goals. The questions beside them are worth asking any supplier.',
    rows: [
      {
        term: 'FIPS 203',
        text: [
          'The standard for agreeing on a key in a way that a quantum computer should not break (ML-KEM). Design goal for keys that protect stored and moving records. See ',
          { text: 'post-quantum cryptography', href: '/resources#post-quantum' },
          '.',
        ],
        ask: 'Which parameter set do you use, and is it combined with a classical one?',
      },
      {
        term: 'FIPS 204',
        text: 'The standard for signatures of the same kind (ML-DSA). Design goal for the signatures in the audit trail.',
        ask: 'Are old entries signed again when an algorithm is retired?',
      },
      {
        term: 'The other layers',
        text: 'Symmetric encryption of the records and protection on the wire stay standard and public. We use no cipher of our own making.',
        ask: 'Where are keys made, where do they rest, and how are they destroyed?',
      },
      {
        term: 'SOC 2, GDPR, HIPAA',
        text: 'The standards that the suite follows. A report behind such a name has a type, a period and a list of exceptions.',
        ask: 'May our auditor read the whole report, and talk to whoever wrote it?',
      },
    ],
  },
  {
    kind: 'questions',
    id: 'questions',
    title: 'Three questions about Neural Shield',
    items: [
      {
        question: 'What does “quantum-resistant” promise, and what not?',
        answer:
          'It is a goal for the design: data that is copied today should stay closed to a larger computer later. No one can prove today what a future machine will do. What you can check is the choice of public standards, and whether algorithms can be exchanged without losing the archive.',
      },
      {
        question: 'Could an administrator change the trail?',
        answer: [
          'Each entry carries the ',
          { text: 'fingerprint', href: '/resources#fingerprint' },
          ' of the one before, so a change breaks the chain at that point and a check finds it. The check does not stop a determined insider; it makes the attempt visible. Let your auditor try it in a pilot.',
        ],
      },
      {
        question: 'How does personal data get erased from a trail that can’t be changed?',
        answer:
          'By keeping the two apart. The trail holds who, when and the fingerprint; the personal content lies beside it under a key of its own. Destroying that key erases the content, and the trail still shows that a record was there and was erased.',
      },
    ],
  },
] satisfies readonly Supplement[];
