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
      title: 'Neural Learning explains every prediction',
      lede: 'Neural Learning predicts, gives its reasons and shows what a change would do. It looks for causes, not only patterns, for data teams and the people who act on their models.',
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
      title: 'People cannot act on a score without a reason',
      paragraphs: [
        'A model says that a loan is risky or a pump will fail. The person who has to act asks why, and gets only a score.',
        'Some people then ignore the model and others follow it without a check. The team that built it spends its time on documents.',
        'Neural Learning stores the reasons with each prediction. An expert can read them, test them and object.',
      ],
    },
    {
      kind: 'comparison',
      id: 'difference',
      theme: 'dark',
      shot: 'learning',
      eyebrow: 'The difference',
      title: 'Pattern or cause?',
      lede: 'Two models can predict equally well and still lead to opposite decisions. A pattern shows what occurs together. A cause shows what to change.',
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
      title: 'Five things Neural Learning does',
      accent: 'learning',
      items: [
        {
          title: 'It detects causality',
          text: 'Umbrellas and wet streets appear together because it rains. The model looks for that cause.',
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
          title: 'It suggests new options',
          text: 'Creative machine learning suggests options that are not in your past data. It shows what speaks for and against each.',
        },
        {
          title: 'It keeps the link to its sources',
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
      title: 'Targets for model work and retention',
      accent: 'learning',
      rows: [
        {
          figure: '60%',
          label: 'Faster model deployment',
          note: 'A target. Reviewers can read the reasons for each prediction.',
        },
        {
          figure: '50%',
          label: 'Less maintenance',
          note: 'A target. When a model gets worse over time, it shows the reason.',
        },
        {
          figure: '25%',
          label: 'Better student retention',
          note: 'A target in education, where a reason shows which help a student needs.',
        },
      ],
    },
    {
      kind: 'card-track',
      id: 'use-cases',
      shot: 'still',
      eyebrow: 'Where it works',
      title: 'Four places to use Neural Learning',
      accent: 'learning',
      cards: [
        {
          title: 'Fraud Detection',
          benefit: 'See how the fraud works',
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
          benefit: 'See why customers stay or leave',
          description:
            'The moments that change a customer’s mind become visible early enough to do something about them.',
          href: '/use-cases/customer-experience',
        },
        {
          title: 'Logistics and Forecasting',
          benefit: 'Run the forecast again when plans change',
          description:
            'A causal forecast can be rerun when a port closes, because it knows what depended on that port.',
          href: '/blog/ai-reshaping-gtm-latam',
        },
      ],
    },
    {
      kind: 'essay',
      id: 'start',
      shot: 'still',
      eyebrow: 'Getting started',
      title: 'What you need to start with Neural Learning',
      paragraphs: [
        'What goes in: checked, protected data about the outcome you want to predict. What comes out: a prediction, its reasons, and the likely effect of a change.',
        'What you need: one decision, past data about it, and an expert who can say which reasons are false.',
        'How it fits: keep your own model where you only need a ranking. Use Neural Learning where you need to know what to change.',
        'A pilot takes 90 days. Week 1: choose one decision and a measure of success. Weeks 2–4: check the data and list the assumptions. Weeks 5–8: experts review predictions and reasons. Weeks 9–12: compare the results with your current model. Day 90: you decide whether it helps.',
        'For a first call, bring one result that you cannot explain and a list of the data behind it.',
      ],
    },
    {
      kind: 'closing-call',
      shot: 'learning',
      eyebrow: 'Next step',
      title: 'Bring one result you cannot explain',
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
