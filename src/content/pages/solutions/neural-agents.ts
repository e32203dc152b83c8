import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'Neural Agents: automation with oversight',
    card: 'Neural Agents: automation with human oversight',
    description:
      'Neural Agents automates workflows, explains each step and waits for a person where it counts. For support, finance approvals, clinics and enterprise operations.',
    keywords: [
      'AI agents',
      'workflow automation',
      'human oversight',
      'explainable automation',
      'approval workflows',
      'customer support automation',
      'human in the loop',
    ],
  },
  breadcrumbs: [
    { label: 'Home', href: '/' },
    { label: 'Solutions', href: '/solutions' },
    { label: 'Neural Agents' },
  ],
  shot: 'agents',
  next: {
    href: '/use-cases/customer-experience',
    name: 'Customer experience',
    why: 'Neural Agents at work',
  },
  sections: [
    {
      kind: 'page-hero',
      eyebrow: 'Neural Agents / Act',
      title: 'Neural Agents waits for your yes',
      lede: 'Neural Agents takes over the steps that repeat and says why it takes each one. Where you ask for approval, it stops, and a person decides.',
      actions: [
        {
          label: 'Request an Agents Demo',
          href: contactHref('demo', 'We would like a demo of Neural Agents.'),
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
      title: 'The choice was too slow or too bold',
      paragraphs: [
        'Left to people, routine work piles up. Tickets wait for a lookup, invoices wait for a match, a chart waits for a signature. Everyone involved is overqualified for the task and late for the next one.',
        'Left to a bot, it moves fast until it meets a case that was not foreseen. It refunds the wrong account or closes the wrong complaint, and the log says only that a rule fired.',
        'There is a better division of labor. The agent does the looking up, the matching and the drafting. Then it shows its work to the person who answers for the outcome, and takes no step past that point without them.',
      ],
      pull: 'Speed belongs to the agent. Authority does not.',
    },
    {
      kind: 'demo',
      id: 'figure',
      shot: 'agents',
      eyebrow: 'The gate',
      title: 'Set the gate',
      lede: 'An agent has prepared sixty tasks. You decide up to which amount and from which confidence on it may act alone, and you answer the ones that stop.',
      instrument: 'agents',
      caption:
        'Each dot is a task. Inside the frame it passes by rule; outside it waits for a person. Where the frame stands is your decision, and so is each answer.',
      action: { label: 'Map a Workflow With Us', interest: 'expert' },
    },
    {
      kind: 'numbered-list',
      id: 'benefits',
      theme: 'dark',
      shot: 'agents',
      eyebrow: 'What it does',
      title: 'Five habits of a good colleague',
      accent: 'agents',
      items: [
        {
          title: 'It does the groundwork',
          text: 'Gathering, comparing, filling in and drafting happen before you open the case.',
        },
        {
          title: 'It says what it is doing',
          text: 'Every step comes with a short reason, in the words of your process.',
        },
        {
          title: 'It stops for approval',
          text: 'You decide which amounts, risks or people call for approval. It treats those limits as walls.',
        },
        {
          title: 'It takes no for an answer',
          text: 'A correction ends the step, goes on the record and informs the next case.',
        },
        {
          title: 'It keeps a record',
          text: 'Who proposed, who approved and on what grounds: stored with the protection of Neural Shield.',
        },
      ],
    },
    {
      kind: 'metrics-table',
      id: 'figures',
      shot: 'still',
      eyebrow: 'What follows',
      title: 'Time given back',
      accent: 'agents',
      rows: [
        {
          figure: '90%',
          label: 'Less manual reporting',
          note: 'Drafted by an agent, reviewed by its owner.',
        },
        {
          figure: '75%',
          label: 'Faster close',
          note: 'Matching is finished before the meeting starts.',
        },
      ],
    },
    {
      kind: 'card-track',
      id: 'use-cases',
      theme: 'dark',
      shot: 'gate-agents',
      eyebrow: 'Where it works',
      title: 'Four places to start',
      accent: 'agents',
      cards: [
        {
          title: 'Customer Support Automation',
          benefit: 'Fast for the simple, human for the hard',
          description:
            'Common requests are resolved on the spot. Anything sensitive goes to a representative who finds the file ready.',
          href: '/use-cases/customer-experience-automation',
        },
        {
          title: 'Financial Approval Flows',
          benefit: 'Matched, explained, ready to sign',
          description:
            'Invoices and journal entries arrive with their evidence. The approver reads one page and opens no other system.',
          href: '/roles/finance-leaders',
        },
        {
          title: 'Clinical Decision Support',
          benefit: 'The clinician decides, better prepared',
          description:
            'History, findings and open questions are drawn together for the person treating the patient. The call remains theirs.',
        },
        {
          title: 'Enterprise Ops',
          benefit: 'Less passing along, more getting done',
          description:
            'Requests between departments carry their own context, find the right owner and report when they are finished.',
          href: '/industries/enterprise',
        },
      ],
    },
    {
      kind: 'related',
      id: 'related',
      title: 'Keep reading',
      links: [
        {
          category: 'Use case',
          title: 'Customer Experience Automation',
          description: 'How agents and people share a service desk.',
          href: '/use-cases/customer-experience-automation',
        },
        {
          category: 'Use case',
          title: 'Fraud Detection',
          description: 'From a suspicious pattern to a case worth opening.',
          href: '/use-cases/fraud-detection',
        },
        {
          category: 'Industry',
          title: 'Enterprise',
          description: 'One way of working across many departments.',
          href: '/industries/enterprise',
        },
      ],
      viewAll: { label: 'See All Use Cases', href: '/use-cases', variant: 'link' },
    },
    {
      kind: 'closing-call',
      shot: 'agents',
      eyebrow: 'Next step',
      title: 'Which step needs a person?',
      text: 'Describe one process that eats your team’s week. We will mark what an agent can carry and where it should stop.',
      actions: [
        {
          label: 'Map a Workflow With Us',
          href: contactHref('expert', 'We would like to map a workflow for Neural Agents.'),
          variant: 'neural',
        },
      ],
    },
  ],
} satisfies Page;
