import type { Supplement } from '../../../sections/supplements/kinds.tsx';

export default [
  {
    kind: 'ways',
    id: 'stories',
    title: 'Three stories to read today',
    lede: 'Each tells the challenge, the solution and the result.',
    links: [
      {
        title: 'A plant plans its repairs',
        text: 'Manufacturing',
        href: '/resources/case-studies#manufacturing',
      },
      {
        title: 'A university helps students in time',
        text: 'Education',
        href: '/resources/case-studies#education',
      },
      {
        title: 'A financial group files its reports sooner',
        text: 'Financial services',
        href: '/resources/case-studies#financial-services',
      },
    ],
  },
  {
    kind: 'claims',
    id: 'figures',
    title: 'Every figure on this site, and what it is',
    lede: 'Each row says what a figure counts and what it is compared with.',
  },
  {
    kind: 'glossary',
    id: 'glossary',
    title: 'Twelve terms',
    terms: [
      {
        id: 'approval',
        term: 'Approval gate',
        text: 'A point where software stops and a named person decides.',
        href: '/solutions/neural-agents',
        page: 'Neural Agents',
      },
      {
        id: 'audit-trail',
        term: 'Audit trail',
        text: 'The list of who did what to which record, and when. A later change shows.',
        href: '/solutions/neural-shield',
        page: 'Neural Shield',
      },
      {
        id: 'causal-model',
        term: 'Causal model',
        text: 'A model that states what causes a result, and what a change would do.',
        href: '/solutions/neural-learning',
        page: 'Neural Learning',
      },
      {
        id: 'counterfactual',
        term: 'Counterfactual',
        text: 'The same case with one condition changed.',
        href: '/solutions/neural-learning#figure',
        page: 'Find the cause of the complaints',
      },
      {
        id: 'validation',
        term: 'Data validation',
        text: 'Testing a value before anyone uses it.',
        href: '/solutions/neural-edge',
        page: 'Neural Edge',
      },
      {
        id: 'drift',
        term: 'Drift',
        text: 'A model gets worse because the world has changed.',
        href: '/roles/ai-data-teams#figure',
        page: 'Find the record that changed',
      },
      {
        id: 'edge-capture',
        term: 'Edge capture',
        text: 'Taking and checking data beside the device.',
        href: '/solutions/neural-edge#benefits',
        page: 'Five things Neural Edge does',
      },
      {
        id: 'explainability',
        term: 'Explainability',
        text: 'A person can follow how a result came about.',
        href: '/roles/compliance-officers#figure',
        page: 'Each statement leads to its proof',
      },
      {
        id: 'fingerprint',
        term: 'Fingerprint',
        text: 'A short code of a record. If the record changes, the code changes.',
        href: '/use-cases/regulatory-compliance#figure',
        page: 'Each record holds the fingerprint of the one before',
      },
      {
        id: 'oversight',
        term: 'Human oversight',
        text: 'People understand a system, can overrule it and can stop it.',
        href: '/roles/compliance-officers#ai-act',
        page: 'The EU AI Act and human oversight',
      },
      {
        id: 'lineage',
        term: 'Lineage',
        text: 'The path from a result back to its records.',
        href: '/roles/ai-data-teams',
        page: 'AI and Data Teams',
      },
      {
        id: 'post-quantum',
        term: 'Post-quantum cryptography',
        text: 'Encryption that should resist quantum computers. Standards include FIPS 203 and FIPS 204.',
        href: '/solutions/neural-shield#encryption',
        page: 'Encryption, by the names of its standards',
      },
    ],
  },
] satisfies readonly Supplement[];
