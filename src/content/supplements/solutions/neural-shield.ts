import type { Supplement } from '../../../sections/supplements/data.ts';

export default [
  {
    kind: 'facts',
    id: 'encryption',
    title: 'Encryption, by the names of its standards',
    lede: 'These are design goals. Which module is validated, and under which certificate, is a document: ask for it before you rely on it.',
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
        text: 'Named on this site as the standards that the suite follows. A name is no proof: ask for the current reports, their type, their period and their exceptions.',
        ask: 'May our auditor read the whole report, and talk to whoever wrote it?',
      },
    ],
  },
  {
    kind: 'questions',
    id: 'questions',
    title: 'Five questions about Neural Shield',
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
        question: 'Who holds the keys?',
        answer:
          'Decide that first: you, we, or both together. It settles who can read a record, who can answer a court, and what is lost with a lost key. We write the arrangement into the plan of the pilot.',
      },
      {
        question: 'How does personal data get erased from a trail that can’t be changed?',
        answer:
          'By keeping the two apart. The trail holds who, when and the fingerprint; the personal content lies beside it under a key of its own. Destroying that key erases the content, and the trail still shows that a record was there and was erased.',
      },
      {
        question: 'Will it pass our security review?',
        answer:
          'Send the questionnaire early. Where a control has a report behind it you get the report; where it does not, you get a plain no and the plan. Both belong in the file before a pilot begins.',
      },
    ],
  },
] satisfies readonly Supplement[];
