import { checks } from '../../checks.ts';
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
  accent: 'agents',
  next: { href: '/use-cases/customer-experience', why: 'See it at work' },
  sections: [
    {
      kind: 'page-hero',
      fades: 'below',
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
      offering: 'agents',
      caption:
        'Each dot is a task. Inside the frame it passes by your rule. Outside it waits for you.',
      action: { label: 'Map a Workflow With Us', interest: 'expert' },
    },
    checks(
      {
        title: 'Refuse a task',
        text: 'Set two limits and see which of sixty tasks stop. Then answer those yourself.',
        href: '#figure',
      },
      {
        title: 'Read the audit trail',
        text: 'It has one line for each task. The list below says what a line holds.',
        href: '#record',
      },
    ),
    {
      kind: 'fit',
      id: 'problem',
      shot: 'none',
      eyebrow: 'The problem, and the way in',
      title: 'Manual work is slow, and bots make blind mistakes',
      lede: 'A simple bot is fast until it meets a case that nobody foresaw. An agent looks up, matches and drafts. Then it waits for the person responsible.',
      goesIn: 'Tickets, invoices and requests, with your limits.',
      comesOut: 'Finished steps, drafts for approval, and a record of both.',
      need: 'One process that repeats, its written rules, and a person who approves.',
      beside: 'Your people stay responsible, and each agent can be switched off.',
    },
    {
      kind: 'numbered-list',
      id: 'benefits',
      shot: 'none',
      picture: 'left',
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
      shot: 'none',
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
          href: '#figure',
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
      kind: 'pilot',
      id: 'pilot',
      shot: 'none',
      eyebrow: 'Getting started',
      title: 'A pilot that starts with the off switch',
      lede: 'Our target is 90 days. For a first call, bring the number of cases and the step that needs a person.',
      phases: [
        {
          when: 'Week 1',
          title: 'Choose a process',
          text: 'You test the off switch before anything runs.',
          owner: 'Owner of the process, IT',
        },
        {
          when: 'Weeks 2–4',
          title: 'Only prepare',
          text: 'Agents draft. People do each step themselves.',
          owner: 'Team lead',
        },
        {
          when: 'Weeks 5–8',
          title: 'Approve each step',
          text: 'Refusals show where a limit is wrong.',
          owner: 'Approvers',
        },
        {
          when: 'Weeks 9–12',
          title: 'Let simple steps run',
          text: 'All else still waits for a person.',
          owner: 'Approvers, compliance',
        },
        {
          when: 'Day 90',
          title: 'Decide',
          text: 'You keep the limits, move them or stop.',
          owner: 'Sponsor, finance',
        },
      ],
    },
    {
      kind: 'facts',
      id: 'record',
      shot: 'none',
      eyebrow: 'What the record holds',
      title: 'Four entries for each task',
      lede: 'The demo on this page writes the same four. Answer a task there and read its line.',
      rows: [
        {
          term: 'The proposal',
          text: 'What the agent wanted to do, and for which amount.',
          ask: 'What else can our record hold?',
        },
        {
          term: 'The limit',
          text: 'Which of your limits the task passed, or at which one it stopped.',
          ask: 'Who may change a limit, and who sees that?',
        },
        {
          term: 'The answer',
          text: 'Approved, corrected or refused, by a named person.',
        },
        {
          term: 'The grounds',
          text: 'Why the task had stopped, in words.',
        },
      ],
    },
    {
      kind: 'faq',
      id: 'questions',
      shot: 'none',
      eyebrow: 'Before you buy',
      title: 'Questions about Neural Agents',
      items: [
        {
          question: 'What may an agent do without asking?',
          answer: [
            'It may do what you have written down. All else waits for ',
            { text: 'approval', href: '/resources#approval' },
            '. Let it prepare everything and carry out nothing at first.',
          ],
        },
        {
          question: 'Who is responsible for what it does?',
          answer:
            'The person who approves the step is responsible. Each entry names the agent, the approver and the grounds.',
        },
        {
          question: 'Will people still read what they approve?',
          answer:
            'They will if they get few cases, with the reason first. Review the share of refusals each month and move the limit.',
        },
      ],
      price: {
        title: 'What decides the price',
        factors: [
          'The steps of one process',
          'The hours of those who approve',
          'Term, notice and the cost of leaving',
        ],
        link: { label: 'All price factors', href: '/roles/finance-leaders#pricing' },
      },
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
      proof: { text: 'Refuse a task and read your answer in the record', href: '#figure' },
    },
  ],
} satisfies Page;
