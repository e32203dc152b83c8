import type { Supplement } from '../../../sections/supplements/data.ts';

export default [
  {
    kind: 'ways',
    id: 'stories',
    title: 'Three stories to read today',
    lede: 'The library of case studies is in preparation. These three stand as a first draft, with the customers’ names withheld.',
    links: [
      {
        title: 'The line that stopped without warning',
        text: 'Manufacturing: from the calendar to the signal.',
        href: '/resources/case-studies#manufacturing',
      },
      {
        title: 'The student who was missed too late',
        text: 'Education: early signs, read together and kept private.',
        href: '/resources/case-studies#education',
      },
      {
        title: 'The report that was always due tomorrow',
        text: 'Financial services: filings with their sources.',
        href: '/resources/case-studies#financial-services',
      },
    ],
  },
  {
    kind: 'claims',
    id: 'figures',
    title: 'Every figure on this site, and what it is',
    lede: 'An asterisk beside a figure leads here. Read each one as a proposal for your own measurement: what would be counted, against which starting point.',
  },
  {
    kind: 'glossary',
    id: 'glossary',
    title: 'Twelve terms',
    terms: [
      {
        id: 'approval',
        term: 'Approval gate',
        text: 'A point in a workflow that software can’t pass. A named person says yes, no, or asks for more.',
        href: '/solutions/neural-agents',
        page: 'Neural Agents',
      },
      {
        id: 'audit-trail',
        term: 'Audit trail',
        text: 'The list of who did what to which record, and when, kept so that a later change can be seen.',
        href: '/solutions/neural-shield',
        page: 'Neural Shield',
      },
      {
        id: 'causal-model',
        term: 'Causal model',
        text: 'A model that states what brings a result about, and so what would follow if something were changed.',
        href: '/solutions/neural-learning',
        page: 'Neural Learning',
      },
      {
        id: 'counterfactual',
        term: 'Counterfactual',
        text: 'What would have happened otherwise: the same case, with one condition different.',
        href: '/solutions/neural-learning#figure',
        page: 'Look for the rain',
      },
      {
        id: 'validation',
        term: 'Data validation',
        text: 'Testing a value for range, rhythm and plausibility before anyone builds on it.',
        href: '/solutions/neural-edge',
        page: 'Neural Edge',
      },
      {
        id: 'drift',
        term: 'Drift',
        text: 'The slow parting of a model and the world that it was learned from.',
        href: '/roles/ai-data-teams#figure',
        page: 'Dig down to the record',
      },
      {
        id: 'edge-capture',
        term: 'Edge capture',
        text: 'Taking and checking data beside the device it comes from, before it travels.',
        href: '/solutions/neural-edge#benefits',
        page: 'What Neural Edge does',
      },
      {
        id: 'explainability',
        term: 'Explainability',
        text: 'That a person can follow how a result came about, well enough to disagree with it.',
        href: '/roles/compliance-officers#figure',
        page: 'A letter and its proofs',
      },
      {
        id: 'fingerprint',
        term: 'Fingerprint',
        text: 'A short code computed from a record. Change one letter of the record and the code differs.',
        href: '/use-cases/regulatory-compliance#figure',
        page: 'The chain of records',
      },
      {
        id: 'oversight',
        term: 'Human oversight',
        text: 'People who understand a system, can overrule it and can stop it, and whose answer counts.',
        href: '/roles/compliance-officers#ai-act',
        page: 'The EU AI Act',
      },
      {
        id: 'lineage',
        term: 'Lineage',
        text: 'The way back from a result through model and features to the records at its source.',
        href: '/roles/ai-data-teams',
        page: 'AI and data teams',
      },
      {
        id: 'post-quantum',
        term: 'Post-quantum cryptography',
        text: 'Encryption and signatures on problems that are believed hard for quantum computers too. Its first standards include FIPS 203 and FIPS 204.',
        href: '/solutions/neural-shield#encryption',
        page: 'Encryption',
      },
    ],
  },
] satisfies readonly Supplement[];
