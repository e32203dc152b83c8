import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'Neural Learning: explainable, causal AI',
    card: 'Neural Learning: explainable, causal machine learning',
    description:
      'Neural Learning finds causes, not coincidences, and explains every prediction. For fraud, medical research, customer experience, logistics and forecasting.',
    keywords: [
      'explainable AI',
      'causal machine learning',
      'causality detection',
      'creative machine learning',
      'fraud detection',
      'forecasting',
      'medical research AI',
    ],
  },
  shot: 'learning',
  next: {
    href: '/use-cases/fraud-detection',
    name: 'Fraud detection',
    why: 'Neural Learning at work',
  },
  sections: [
    {
      kind: 'page-hero',
      eyebrow: 'Neural Learning / Understand',
      title: 'Ask Neural Learning why',
      lede: 'Neural Learning searches for what makes things happen. It gives you the prediction, the chain of reasons behind it, and the point where a change would matter.',
      actions: [
        {
          label: 'Request a Learning Demo',
          href: contactHref('demo', 'We would like a demo of Neural Learning.'),
          variant: 'neural',
        },
        { label: 'See the Full Suite', href: '/solutions', variant: 'neural-outline' },
      ],
    },
    {
      kind: 'essay',
      id: 'problem',
      shot: 'still',
      eyebrow: 'The problem',
      title: 'A score is not a reason',
      paragraphs: [
        'A model says the loan is risky, the patient will come back, the pump will fail. It may well be right. But the person who has to act on it asks one thing first, and the dashboard has no answer.',
        'So the careful ones ignore it and the hurried ones obey it. Both are guessing. Meanwhile the team that built the model writes documents about it, and a good piece of work never leaves the lab.',
      ],
      pull: 'Who would sign for a number that cannot say where it came from?',
    },
    {
      kind: 'comparison',
      id: 'difference',
      theme: 'dark',
      shot: 'learning',
      eyebrow: 'The difference',
      title: 'Pattern or cause?',
      lede: 'Two models can predict equally well and lead to opposite decisions. The difference is what they believe about the world.',
      leftLabel: 'A pattern says',
      rightLabel: 'A cause says',
      rows: [
        {
          left: 'These accounts look like fraud we have seen.',
          right: 'This device opened all of them. Start there.',
        },
        {
          left: 'Customers who call twice tend to leave.',
          right: 'They leave because the first answer was wrong. Fix the answer.',
        },
        {
          left: 'Shipments are late on Mondays.',
          right: 'A weekend gap in customs papers delays them. Close the gap.',
        },
      ],
    },
    {
      kind: 'demo',
      id: 'figure',
      shot: 'learning',
      eyebrow: 'The test',
      title: 'Look for the rain',
      lede: 'Umbrellas and complaints rise on the same days. Set one cause by hand and see what follows from it, then ask for the worst day again with one thing changed.',
      instrument: 'learning',
      caption:
        'Two things that move together need not move each other. Setting one by hand cuts the arrows into it; only what lies downstream of it still moves.',
      action: { label: 'Ask a Data Scientist', interest: 'expert' },
    },
    {
      kind: 'numbered-list',
      id: 'benefits',
      shot: 'still',
      eyebrow: 'What it does',
      title: 'Five reasons to believe a model',
      accent: 'learning',
      items: [
        {
          title: 'It detects causality',
          text: 'Umbrellas and wet streets appear together, and neither causes the other. The model looks for the rain.',
        },
        {
          title: 'It explains in your terms',
          text: 'Reasons name the invoice, the valve or the visit. They are written for the expert in that field.',
        },
        {
          title: 'It answers what-if',
          text: 'Change one condition and see which effects follow, before you change it for real.',
        },
        {
          title: 'It proposes',
          text: 'Creative machine learning suggests options that are not in the history, then shows what supports them and what does not.',
        },
        {
          title: 'It knows what it learned from',
          text: 'Each model stays tied to validated, protected data, so a prediction can be traced to its sources.',
        },
      ],
    },
    {
      kind: 'metrics-table',
      id: 'figures',
      theme: 'dark',
      shot: 'gate-learning',
      eyebrow: 'What follows',
      title: 'Models that are understood get used',
      accent: 'learning',
      rows: [
        {
          figure: '60%',
          label: 'Faster model deployment',
          note: 'Reviewers approve what they can follow.',
        },
        {
          figure: '50%',
          label: 'Less maintenance',
          note: 'When a model drifts, the reason is on view.',
        },
        {
          figure: '25%',
          label: 'Better student retention',
          note: 'In education, where a reason leads to help instead of a label.',
        },
      ],
    },
    {
      kind: 'card-track',
      id: 'use-cases',
      shot: 'still',
      eyebrow: 'Where it works',
      title: 'Four fields that run on why',
      accent: 'learning',
      cards: [
        {
          title: 'Fraud Detection',
          benefit: 'The ring, not just the transaction',
          description:
            'Links between accounts, devices and timing reveal how a scheme works, with reasons an investigator can use.',
          href: '/use-cases/fraud-detection',
        },
        {
          title: 'Medical Research',
          benefit: 'Hypotheses with their evidence',
          description:
            'Researchers see which factors may drive an outcome and which only travel with it, and choose what to test next.',
        },
        {
          title: 'Customer Experience',
          benefit: 'Why they stay, why they go',
          description:
            'The moments that change a customer’s mind become visible early enough to do something about them.',
          href: '/use-cases/customer-experience',
        },
        {
          title: 'Logistics and Forecasting',
          benefit: 'Plans that survive a surprise',
          description:
            'A causal forecast can be rerun when a port closes, because it knows what depended on that port.',
          href: '/blog/ai-reshaping-gtm-latam',
        },
      ],
    },
    {
      kind: 'closing-call',
      shot: 'learning',
      eyebrow: 'Next step',
      title: 'Bring a result you cannot explain',
      text: 'An odd churn curve, a forecast that keeps missing, a scrap rate that moves by itself. We will look for the reason with you.',
      actions: [
        {
          label: 'Ask a Data Scientist',
          href: contactHref('expert', 'We have a result that we cannot explain.'),
          variant: 'neural',
        },
      ],
    },
  ],
} satisfies Page;
