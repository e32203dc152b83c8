import { checks } from '../../checks.ts';
import { contactHref } from '../../routes.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'AI compliance for GDPR, CCPA and SOX officers',
    description:
      'For compliance officers: controls in the pipeline, reasons kept with each AI decision. Our targets: 95% fewer violations and 80% faster audit preparation.',
    keywords:
      'AI compliance, GDPR, CCPA, SOX, audit trail, audit preparation, AI governance, compliance reporting',
  },
  shot: 'shield-duty',
  accent: 'shield',
  next: { href: '/resources', why: 'Every figure, and what it is' },
  sections: [
    {
      kind: 'page-hero',
      picture: 'left',
      eyebrow: 'Compliance officers',
      title: 'Evidence that is ready before the audit',
      lede: 'Neural Suite records each AI decision as it is made. The record shows what was known, what was weighed and who approved.',
      actions: [
        {
          label: 'Request a Compliance Demo',
          href: contactHref('demo', 'Our compliance team would like a demo.'),
        },
        { label: 'See the Use Case', href: '/use-cases/regulatory-compliance' },
      ],
    },
    checks(
      {
        title: 'Try to change a sealed record',
        text: 'Edit, delete or swap one. The check names the first record that fails.',
        href: '/solutions/neural-shield#figure',
      },
      {
        title: 'Read the standards by name',
        text: 'Each standard is public, and your experts can test against it.',
        href: '/solutions/neural-shield#encryption',
      },
    ),
    {
      kind: 'bento',
      id: 'regulations',
      shot: 'none',
      eyebrow: 'The rules',
      title: 'What the record answers under three laws',
      items: [
        {
          claim: 'gdpr',
          title: 'On what basis, and can you explain it?',
          text: 'Purpose and consent stay with personal data. The person affected can read the reasons for a decision.',
          icon: 'person',
          span: 4,
        },
        {
          claim: 'ccpa',
          title: 'What do you hold on me, and who got it?',
          text: 'You find a consumer’s records wherever they went. You can then show or delete them.',
          icon: 'lens',
        },
        {
          claim: 'sox',
          title: 'Who could have changed this figure?',
          text: 'Financial records carry their approvals. Whoever prepares a step does not approve it.',
          icon: 'ledger',
          span: 6,
        },
      ],
    },
    {
      kind: 'numbered-list',
      accent: 'human',
      id: 'challenges',
      shot: 'none',
      eyebrow: 'The challenges',
      title: 'Three problems for compliance teams',
      items: [
        {
          title: 'The evidence is spread over many systems',
          text: 'You ask each system owner for screenshots, and they come late.',
        },
        {
          title: 'Nobody signs the decision',
          text: 'A model declined a claim, and its vendor will not say how it works.',
        },
        {
          title: 'Nobody checks every record',
          text: 'You see only samples of how well systems follow the rules.',
        },
      ],
    },
    {
      kind: 'illustration',
      id: 'figure',
      shot: 'shield',
      eyebrow: 'The answer',
      title: 'Each statement leads to its proof',
      accent: 'shield',
      drawing: 'evidence',
      parts: {
        question: 'Why was this claim declined?',
        letter: 'The answer, as sent',
        proofs: [
          {
            offering: 'edge',
            title: 'What was known',
            text: 'The documents of that day, checked on arrival.',
          },
          {
            offering: 'learning',
            title: 'What was weighed',
            text: 'The reasons, in order of weight.',
          },
          {
            offering: 'agents',
            title: 'Who approved',
            text: 'A name, a time and the grounds.',
          },
        ],
      },
      caption: 'The proof of each statement was stored together with the decision.',
      alt: 'A letter asks “Why was this claim declined?” and makes three statements. A line leads from each statement to its proof on the right.',
    },
    {
      kind: 'card-track',
      id: 'capabilities',
      theme: 'dark',
      shot: 'shield',
      eyebrow: 'Capabilities',
      title: 'Six controls for your auditor',
      lede: [
        { text: 'Neural Shield', href: '/solutions/neural-shield' },
        ' keeps the record. ',
        { text: 'Neural Edge', href: '/solutions/neural-edge' },
        ' checks what enters it, ',
        { text: 'Neural Learning', href: '/solutions/neural-learning' },
        ' gives the reasons, and ',
        { text: 'Neural Agents', href: '/solutions/neural-agents' },
        ' waits for approval.',
      ],
      cards: [
        {
          title: 'Continuous audit trail',
          benefit: 'Every access, change and approval',
          description: 'The entries are linked, so a missing one shows.',
          href: '/solutions/neural-shield#figure',
        },
        {
          title: 'Policy in the pipeline',
          benefit: 'Rules that are applied',
          description: 'A record without a lawful purpose is stopped, and the refusal is logged.',
          href: '/solutions/neural-shield',
        },
        {
          title: 'Explainable decisions',
          benefit: 'Reasons in plain language',
          description: 'The reasons are stored next to the outcome.',
          href: '/solutions/neural-learning#figure',
        },
        {
          title: 'Human approval',
          benefit: 'A named person decides',
          description: 'You decide which decisions an agent may only prepare.',
          href: '/solutions/neural-agents#figure',
        },
        {
          title: 'Quantum-resistant encryption',
          benefit: 'For long retention',
          description: 'The encryption is designed to resist a future quantum computer.',
          href: '/solutions/neural-shield#encryption',
        },
        {
          title: 'Report drafting',
          benefit: 'From record to filing',
          description: 'Each statement in a report names its record.',
          href: '/use-cases/regulatory-compliance',
        },
      ],
    },
    {
      kind: 'metrics-table',
      id: 'results',
      shot: 'none',
      eyebrow: 'Results',
      title: 'Three targets for compliance work',
      claims: ['violations', 'audit-preparation', 'reporting-accuracy'],
    },
    {
      kind: 'link-list',
      id: 'industries',
      shot: 'none',
      eyebrow: 'By industry',
      title: 'Compliance in your industry',
      cards: [
        {
          title: 'Finance',
          tagline: 'For banks and insurers',
          description: 'Each credit or payment decision keeps its reasons for the examiner.',
          href: '/industries/finance',
          icon: 'bank',
        },
        {
          title: 'Manufacturing',
          tagline: 'For plants',
          description: 'Quality data leads back to the station and the shift.',
          href: '/industries/manufacturing',
          icon: 'factory',
        },
        {
          title: 'Government',
          tagline: 'For public institutions',
          description: 'A citizen can contest a decision, and an oversight body can check it.',
          href: '/industries/government',
          icon: 'columns',
        },
        {
          title: 'Enterprise',
          tagline: 'For large companies',
          description: 'Subsidiaries under different laws share one record.',
          href: '/industries/enterprise',
          icon: 'tower',
        },
      ],
    },
    {
      kind: 'facts',
      id: 'ai-act',
      title: 'The EU AI Act and human oversight',
      lede: 'What a system is used for decides whether it is high-risk. Your lawyers classify the use; this is what the suite contributes.',
      rows: [
        {
          term: 'Human oversight',
          text: [
            'People must understand a high-risk system and be able to stop it. ',
            { text: 'Neural Agents', href: '/solutions/neural-agents#questions' },
            ' waits for such a person.',
          ],
          ask: 'Which steps in our process need such a person?',
        },
        {
          term: 'Records',
          text: 'High-risk systems must keep logs. The audit trail of Neural Shield is designed for that.',
          ask: 'Can we export the log of a single decision?',
        },
        {
          term: 'Transparency',
          text: 'Users must be able to read the results and know their limits. The reasons beside a prediction serve that.',
          ask: 'Where are the limits of a model written down?',
        },
        {
          term: 'Data governance',
          text: 'Training data must be examined for origin, gaps and bias. Checks at the source help with that.',
          ask: 'How do we find out which groups are missing from our data?',
        },
        {
          term: 'Roles under the act',
          text: 'The provider and the user of a system have different duties.',
          ask: 'Which role under the act do you take, and which do we take?',
        },
      ],
    },
    {
      kind: 'closing-call',
      shot: 'shield',
      title: 'Run a mock audit with us',
      text: 'You play the regulator. Choose one decision, and we will show what the record answers.',
      actions: [
        {
          label: 'Schedule a Mock Audit',
          href: contactHref('expert', 'We would like to run a mock audit on Neural Suite.'),
        },
      ],
      proof: {
        text: 'Change one letter of a sealed record',
        href: '/solutions/neural-shield#figure',
      },
    },
  ],
} satisfies Page;
