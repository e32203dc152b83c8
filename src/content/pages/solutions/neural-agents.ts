import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'Neural Agents: automation with human oversight',
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
  sections: [
    {
      kind: 'page-hero',
      eyebrow: 'Neural Agents / Act',
      title: 'Automation that waits for a yes',
      lede: 'Neural Agents takes over the steps that repeat and says why it takes each one. Where you place a gate, it stops, and a person decides.',
      body: 'agents',
      actions: [
        {
          label: 'Request an Agents Demo',
          href: contactHref('demo', 'We would like a demo of Neural Agents.'),
          variant: 'neural',
        },
        { label: 'Explore the Whole Suite', href: '/solutions', variant: 'neural-outline' },
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
        'Left to a bot, it moves fast until it meets a case that nobody foresaw. It refunds the wrong account or closes the wrong complaint, and the log says only that a rule fired.',
        'There is a better division of labor. The agent does the looking up, the matching and the drafting. Then it shows its work to the person who answers for the outcome, and takes no step past that point without them.',
      ],
      pull: 'Speed belongs to the agent. Authority does not.',
    },
    {
      kind: 'figure',
      id: 'figure',
      shot: 'agents',
      eyebrow: 'The gate',
      title: 'The queue moves fast. The gate does not move itself.',
      accent: 'agents',
      drawing: 'gate',
      parts: {
        steps: ['Look up', 'Match', 'Draft', 'Say why'],
        agent: 'Speed: the agent',
        person: 'Authority: the person who answers for the outcome',
        yes: 'Yes.',
        no: 'A no ends the step, and goes on the record',
        done: 'Acted on, with a name on it',
      },
      caption:
        'The agent prepares each case step by step and brings it to the gate. The leaves turn when a person says so, and at no other time.',
      alt: 'Cases move along a line from left to right, each with one more line of preparation: look up, match, draft, say why. They queue at a gate. A person stands above it and opens its two leaves. Approved cases continue to the right; a dashed path leads refused ones back.',
    },
    {
      kind: 'numbered-list',
      id: 'benefits',
      surface: 'ink',
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
          title: 'It stops at the gate',
          text: 'You decide which amounts, risks or people call for approval. It treats those limits as walls.',
        },
        {
          title: 'It takes no for an answer',
          text: 'A correction ends the step, goes on the record and informs the next case.',
        },
        {
          title: 'It leaves a trail',
          text: 'Who proposed, who approved and on what grounds: stored with the protection of Neural Shield.',
        },
      ],
    },
    {
      kind: 'ledger',
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
      surface: 'ink',
      shot: 'gate-agents',
      eyebrow: 'Where it works',
      title: 'Four desks where it can start',
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
      viewAll: { label: 'All Use Cases', href: '/use-cases', variant: 'link' },
    },
    {
      kind: 'closing-call',
      shot: 'agents',
      eyebrow: 'Next step',
      title: 'Where would you put the first gate?',
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
