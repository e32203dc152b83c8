import { checks } from '../../checks.ts';
import { contactHref } from '../../routes.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'Neural Learning: explainable, causal AI',
    card: 'Neural Learning: explainable, causal machine learning',
    description:
      'Neural Learning looks for causes and keeps the reasons with each prediction. For fraud, medical research, customer experience, logistics and forecasting.',
    keywords:
      'explainable AI, causal machine learning, causality detection, creative machine learning, fraud detection, forecasting, medical research AI',
  },
  shot: 'learning',
  accent: 'learning',
  next: { href: '/use-cases/fraud-detection', why: 'See it at work' },
  sections: [
    {
      kind: 'page-hero',
      fades: 'below',
      picture: 'left',
      eyebrow: 'Neural Learning / Understand',
      title: 'Know why, and what would change it',
      lede: 'Neural Learning predicts, gives its reasons and shows what a change would do. It serves data teams and the people who act on their models.',
      actions: [
        {
          label: 'Request a Learning Demo',
          href: contactHref('demo', 'We would like a demo of Neural Learning.'),
        },
        { label: 'See the Full Suite', href: '/solutions' },
      ],
    },
    {
      kind: 'demo',
      id: 'figure',
      eyebrow: 'The test',
      title: 'Find the cause of the complaints',
      lede: 'Umbrellas and complaints rise on the same days. Set one cause by hand and see what follows from it.',
      offering: 'learning',
      caption:
        'Things that rise together need not cause each other. Only what depends on the cause you set still moves.',
      action: { label: 'Ask a Data Scientist', interest: 'expert' },
    },
    checks(
      {
        title: 'Set a cause by hand',
        text: 'Set the umbrellas and the complaints stay. Set the traffic and they follow.',
        href: '#figure',
      },
      {
        title: 'Look up the method',
        text: 'Judea Pearl’s book “Causality” explains each of the three questions.',
        href: '#methods',
      },
    ),
    {
      kind: 'fit',
      id: 'problem',
      shot: 'none',
      eyebrow: 'The problem, and the way in',
      title: 'People cannot act on a score without a reason',
      lede: 'A model says that a loan is risky. The person who has to act asks why and gets only a score. Here the reasons are stored with each prediction, and an expert can object.',
      goesIn: 'Checked data about an outcome.',
      comesOut: 'A prediction, its reasons, and the likely effect of a change.',
      need: 'One decision, past data about it, and an expert who can say which reasons are false.',
      beside: 'Keep your own model where a ranking is enough. Its data can be a source.',
    },
    {
      kind: 'comparison',
      id: 'difference',
      shot: 'none',
      eyebrow: 'The difference',
      title: 'Pattern or cause?',
      lede: 'A pattern shows what occurs together. A cause shows what to change.',
      head: ['A pattern says', 'A cause says'],
      rows: [
        ['These accounts look like fraud.', 'One device opened all of them.'],
        [
          'Customers who call twice tend to leave.',
          'They leave because the first answer was wrong.',
        ],
        ['Shipments are late on Mondays.', 'Customs papers are missing after the weekend.'],
      ],
    },
    {
      kind: 'numbered-list',
      id: 'benefits',
      shot: 'none',
      picture: 'right',
      eyebrow: 'What it does',
      title: 'Five things it does',
      items: [
        {
          title: 'It detects causality',
          text: 'It tests which cause explains a result. Where data alone cannot decide, it names its assumption for your expert.',
        },
        {
          title: 'It explains in your terms',
          text: 'Its reasons name the invoice, the valve or the visit.',
        },
        {
          title: 'It answers what-if',
          text: 'You change one condition and see the effects first.',
        },
        {
          title: 'It suggests new options',
          text: 'Creative machine learning suggests options that your past data does not hold.',
        },
        {
          title: 'It keeps the link to its sources',
          text: 'Each prediction leads back to the data behind it.',
        },
      ],
    },
    {
      kind: 'card-track',
      id: 'use-cases',
      shot: 'none',
      eyebrow: 'Where it works',
      title: 'Four places to start',
      cards: [
        {
          title: 'Fraud Detection',
          benefit: 'See how the fraud works',
          description: 'Links between accounts and devices show how a scheme works.',
          href: '/use-cases/fraud-detection',
        },
        {
          title: 'Medical Research',
          benefit: 'Hypotheses with their evidence',
          description: 'Researchers see which factors may drive an outcome and choose a test.',
          href: '#methods',
        },
        {
          title: 'Customer Experience',
          benefit: 'See why customers stay or leave',
          description: 'You see what changes a customer’s mind while you can still act.',
          href: '/use-cases/customer-experience',
        },
        {
          title: 'Logistics and Forecasting',
          benefit: 'Run the forecast again when plans change',
          description: 'A forecast can run again when a port closes.',
          href: '/blog/ai-reshaping-gtm-latam',
        },
      ],
    },
    {
      kind: 'metrics-table',
      id: 'figures',
      shot: 'none',
      eyebrow: 'What follows',
      title: 'Figures for model work and retention',
      claims: ['deployment', 'maintenance', 'retention'],
    },
    {
      kind: 'pilot',
      id: 'pilot',
      shot: 'none',
      eyebrow: 'Getting started',
      title: 'A pilot on one decision, week by week',
      lede: 'Our target is 90 days. For a first call, bring a list of the data behind one result.',
      phases: [
        {
          when: 'Week 1',
          title: 'Choose a decision',
          text: 'Both sides sign the measure that will judge it.',
          owner: 'Owner of the decision',
        },
        {
          when: 'Weeks 2–4',
          title: 'Check the data',
          text: 'Gaps and doubtful records are listed first.',
          owner: 'Data team',
        },
        {
          when: 'Weeks 5–8',
          title: 'Review the reasons',
          text: 'Experts strike out what is false.',
          owner: 'Experts of the process',
        },
        {
          when: 'Weeks 9–12',
          title: 'Compare models',
          text: 'Your present model runs on the same cases.',
          owner: 'Data team, risk',
        },
        {
          when: 'Day 90',
          title: 'Decide',
          text: 'You go on, choose another decision or stop.',
          owner: 'Sponsor, finance',
        },
      ],
    },
    {
      kind: 'facts',
      id: 'methods',
      shot: 'none',
      eyebrow: 'Methods, by name',
      title: 'Three questions, as Judea Pearl numbered them',
      lede: 'The demo on this page answers all three in your browser. His book “Causality” explains them.',
      rows: [
        {
          term: 'Observation',
          text: 'What rises and falls together in past data? This alone does not show a cause.',
          ask: 'Which of our variables can you only observe?',
        },
        {
          term: 'Do-operator',
          text: 'What follows on each day if we set one cause by hand?',
        },
        {
          term: 'Counterfactual',
          text: [
            'What would one past case have been with ',
            { text: 'one condition changed', href: '/resources#counterfactual' },
            '?',
          ],
        },
      ],
    },
    {
      kind: 'faq',
      id: 'questions',
      shot: 'none',
      eyebrow: 'Before you buy',
      title: 'Questions about Neural Learning',
      items: [
        {
          question: 'How do you know that a cause is a cause?',
          answer: [
            'By a test. The model states its assumptions and the ',
            { text: 'counterfactual', href: '/resources#counterfactual' },
            ' that would decide. Your experts can run the test or object.',
          ],
        },
        {
          question: 'Is an explanation what the model did?',
          answer:
            'The reasons are stored when the prediction is made. Change a record and see whether the answer follows.',
        },
        {
          question: 'What happens when the world changes?',
          answer: [
            'The model reports ',
            { text: 'drift', href: '/resources#drift' },
            ', which means that a reason no longer fits. Its owner decides what to do.',
          ],
        },
      ],
      price: {
        title: 'What decides the price',
        factors: [
          'The decision, and the data about it',
          'The hours of your experts',
          'Term, notice and the cost of leaving',
        ],
        link: { label: 'All price factors', href: '/roles/finance-leaders#pricing' },
      },
    },
    {
      kind: 'closing-call',
      title: 'Bring one result you cannot explain',
      text: 'Bring a forecast that misses or a scrap rate that moves. We will look for the reason with you.',
      actions: [
        {
          label: 'Ask a Data Scientist',
          href: contactHref('expert', 'We have a result that we cannot explain.'),
        },
      ],
      proof: { text: 'Set a cause by hand and see whether the complaints follow', href: '#figure' },
    },
  ],
} satisfies Page;
