import type { Supplement } from '../../../sections/supplements/data.ts';

export default [
  {
    kind: 'questions',
    id: 'questions',
    title: 'Five questions about Neural Agents',
    items: [
      {
        question: 'What may an agent do without asking?',
        answer: [
          'What you have written down: kinds of steps, amounts, customers, times of day. Everything else waits for ',
          { text: 'approval', href: '/resources#approval' },
          '. A sensible first limit is to let it prepare everything and carry out nothing.',
        ],
      },
      {
        question: 'Who is responsible for what it does?',
        answer:
          'The person who approves the step, within the limits that their superior has set. The software is never responsible. Each entry names the agent, the approver and the grounds that both had in front of them.',
      },
      {
        question: 'Will people still read what they approve?',
        answer:
          'Only if they get few cases, with the reason first. A queue that is always approved is a limit set in the wrong place; the share of refusals shows it. Review that share each month, and move the limit.',
      },
      {
        question: 'How do we stop it?',
        answer:
          'With one switch for each agent and one for all of them, in the hands of people you name. Steps that wait stay where they are. Test the switch in the first week of a pilot, and note how long it took.',
      },
      {
        question: 'Which jobs does it replace?',
        answer:
          'It takes over looking up, matching, filling in and drafting. You decide what happens with the hours that this frees. Decide it before the pilot, because the people who know the process have to teach it.',
      },
    ],
  },
  {
    kind: 'ways',
    id: 'more',
    title: 'Where this goes on',
    links: [
      {
        title: 'Human oversight and the EU AI Act',
        text: 'Duties, and what a workflow has to show for each.',
        href: '/roles/compliance-officers#ai-act',
      },
      {
        title: 'What every bot should carry',
        text: 'Six controls, in an article on compliance and risk.',
        href: '/blog/compliance-risk-battle-of-the-bot',
      },
      {
        title: 'All three roles',
        text: 'What changes for finance, data teams and compliance.',
        href: '/roles',
      },
    ],
  },
] satisfies readonly Supplement[];
