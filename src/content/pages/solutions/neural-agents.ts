import { contactHref } from '../../routes.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'Neural Agents: automation with oversight',
    card: 'Neural Agents: automation with human oversight',
    description:
      'Neural Agents automates workflows, explains each step and waits for a person where it counts. For support, finance approvals, clinics and enterprise operations.',
    keywords:
      'AI agents, workflow automation, human oversight, explainable automation, approval workflows, customer support automation, human in the loop',
  },
  shot: 'agents',
  next: { href: '/use-cases/customer-experience', why: 'See it at work' },
  sections: [
    {
      kind: 'page-hero',
      eyebrow: 'Neural Agents / Act',
      title: 'Let routine work run. Keep the decisions.',
      lede: 'Neural Agents carries out steps that repeat and gives a reason for each. You set the limits, for support, finance or operations.',
      actions: [
        {
          label: 'Request an Agents Demo',
          href: contactHref('demo', 'We would like a demo of Neural Agents.'),
        },
        { label: 'See the Full Suite', href: '/solutions' },
      ],
    },
    {
      kind: 'demo',
      id: 'figure',
      eyebrow: 'The gate',
      title: 'Set the limits of an agent',
      lede: 'An agent has prepared sixty tasks. You set the limits for what it may do alone and answer the rest.',
      instrument: 'agents',
      caption:
        'Each dot is a task. Inside the frame it passes by your rule. Outside it waits for you.',
      action: { label: 'Map a Workflow With Us', interest: 'expert' },
    },
    {
      kind: 'essay',
      id: 'problem',
      shot: 'none',
      eyebrow: 'The problem',
      title: 'Manual work is slow, and bots make blind mistakes',
      paragraphs: [
        'Skilled people spend their time on routine steps. A simple bot is fast until it meets a case that nobody foresaw.',
        'An agent looks up, matches and drafts. Then it waits for the person responsible.',
      ],
    },
    {
      kind: 'numbered-list',
      id: 'benefits',
      theme: 'dark',
      eyebrow: 'What it does',
      title: 'Five things it does',
      items: [
        {
          title: 'It prepares the case',
          text: 'It gathers, compares and drafts before you open the case.',
        },
        {
          title: 'It says what it is doing',
          text: 'Each step has a short reason in the words of your process.',
        },
        {
          title: 'It stops for approval',
          text: 'You decide which amounts and risks need approval. It does not pass those limits.',
        },
        {
          title: 'It accepts a correction',
          text: 'A correction ends the step and informs the next case.',
        },
        {
          title: 'It keeps a record',
          text: 'It stores who proposed, who approved and why.',
        },
      ],
    },
    {
      kind: 'metrics-table',
      id: 'figures',
      shot: 'none',
      eyebrow: 'What follows',
      title: 'Targets for reporting and close',
      claims: ['manual-reporting', 'close'],
    },
    {
      kind: 'card-track',
      id: 'use-cases',
      theme: 'dark',
      shot: 'gate-agents',
      eyebrow: 'Where it works',
      title: 'Four places to start',
      cards: [
        {
          title: 'Customer Support Automation',
          benefit: 'Answer simple requests at once',
          description:
            'Common requests are settled by your rules. Anything sensitive goes to a person.',
          href: '/use-cases/customer-experience-automation',
        },
        {
          title: 'Financial Approval Flows',
          benefit: 'Matched, explained, ready to sign',
          description: 'Invoices arrive with their evidence, on one page.',
          href: '/roles/finance-leaders',
        },
        {
          title: 'Clinical Decision Support',
          benefit: 'The clinician decides, better prepared',
          description: 'History and findings are drawn together for the clinician.',
        },
        {
          title: 'Enterprise Ops',
          benefit: 'Requests reach the right owner',
          description: 'Requests between departments carry their own context.',
          href: '/industries/enterprise',
        },
      ],
    },
    {
      kind: 'essay',
      id: 'start',
      shot: 'none',
      eyebrow: 'Getting started',
      title: 'What goes in, what comes out, and a pilot by week',
      paragraphs: [
        'What goes in: tickets, invoices and requests, with your limits. What comes out: finished steps, drafts for approval, and a record.',
        'What you need: one process that repeats, its written rules, and a person who approves.',
        'How it fits: your people stay responsible, and each agent can be switched off.',
        'Our target for a pilot is 90 days. Week 1: choose a process and test the off switch. Weeks 2–4: agents only prepare. Weeks 5–8: people approve each step. Weeks 9–12: simple steps run. Day 90: you decide which limits stay.',
        'For a first call, bring the number of cases and the step that needs a person.',
      ],
    },
    {
      kind: 'related',
      id: 'related',
      title: 'Keep reading',
      links: [
        {
          category: 'Use case',
          title: 'Customer Experience',
          description: 'Agents and people share a service desk.',
          href: '/use-cases/customer-experience-automation',
        },
        {
          category: 'Use case',
          title: 'Fraud Detection',
          description: 'From a pattern to a case.',
          href: '/use-cases/fraud-detection',
        },
        {
          category: 'Industry',
          title: 'Enterprise',
          description: 'One record across departments.',
          href: '/industries/enterprise',
        },
      ],
      viewAll: { label: 'See All Use Cases', href: '/use-cases', variant: 'link' },
    },
    {
      kind: 'closing-call',
      title: 'Map one workflow with us',
      text: 'Describe a process that takes too long. We will mark what an agent can do and where it should stop.',
      actions: [
        {
          label: 'Map a Workflow With Us',
          href: contactHref('expert', 'We would like to map a workflow for Neural Agents.'),
        },
      ],
    },
  ],
} satisfies Page;
