import { articlePage } from '../../articles/page.ts';
import { contactHref } from '../../routes.ts';
import type { Page } from '../../types.ts';

export default articlePage('compliance-risk-battle-of-the-bot', {
  description:
    'Attackers’ bots, your own bots and forgotten scripts: six controls for every automated process, and the audit question that each of them answers.',
  keywords:
    'AI compliance, bot risk, AI audit trail, automation controls, explainable decisions, SOC 2, GDPR',
  related: [
    {
      title: 'Compliance Officers',
      description: 'Rules, evidence and reports.',
      href: '/roles/compliance-officers',
      category: 'Role',
    },
    {
      title: 'Fraud Detection',
      description: 'See how suspicious payments are linked.',
      href: '/use-cases/fraud-detection',
      category: 'Use case',
    },
    {
      title: 'Neural Shield',
      description: 'Encryption, and an audit trail in which an edit shows.',
      href: '/solutions/neural-shield',
      category: 'Solution',
    },
  ],
  closing: {
    title: 'Check one of your bots with us',
    text: 'Bring one automated process. A compliance specialist will go through the six questions with you.',
    actions: [
      {
        label: 'Book a Process Review',
        href: contactHref('expert', 'I would like to review the controls of an automated process.'),
      },
      { label: 'See Regulatory Compliance', href: '/use-cases/regulatory-compliance' },
    ],
  },
  standfirst: [
    'Attackers and companies both use bots, which are programs that act on their own.',
    'A regulator will ask what your bots did, in what order and with whose approval.',
    'Six controls give you the answer, and you can check one process this week.',
  ],
  blocks: [
    'A compliance officer used to supervise people, who work slowly and sign things. Today one bot opens accounts, another answers customers and a third moves invoices into a ledger. Attackers use bots too, and those test your systems all night.',
    'A stronger bot does not settle this for a regulated firm. At some point a regulator asks what happened and who allowed it. The firm then has to answer from its records.',
    {
      kind: 'heading',
      text: 'Three bots, three different risks',
      id: 'three-bots-three-different-risks',
    },
    {
      kind: 'list',
      items: [
        [
          { text: 'Attackers’ bots.', strong: true },
          ' They try stolen passwords, invent applicants and imitate suppliers. They learn from each refusal.',
        ],
        [
          { text: 'Your own bots.', strong: true },
          ' They detect, block, approve and file. They protect the company, and they can also lock out honest customers for a weekend.',
        ],
        [
          { text: 'Forgotten bots.', strong: true },
          ' A former colleague wrote a script that still runs under a shared password. It feeds a report that the board reads.',
        ],
      ],
    },
    'Budgets go to the first kind. The second and the third also belong in the audit plan.',
    {
      kind: 'heading',
      text: 'A score does not explain a decision',
      id: 'a-score-does-not-explain-a-decision',
    },
    'Suppose your system blocks a payment and the customer complains. The file shows a risk score and a limit. The regulator asks why this customer scored above it. If the model cannot say, you cannot show that the decision was fair.',
    [
      'The reasons have to be stored at the moment of the decision, because another tool can only guess them later. This is why ',
      { text: 'Neural Learning', href: '/solutions/neural-learning' },
      ' keeps the reasons with each result. It shows which facts counted and what would have changed the answer.',
    ],
    { kind: 'heading', text: 'Six controls for each bot', id: 'what-every-bot-should-carry' },
    'Treat a bot like a new employee with access to money. Ask for these six things:',
    {
      kind: 'table',
      caption: 'Six controls for any automated process, and the question each one answers',
      head: ['Control', 'The auditor’s question', 'What good looks like'],
      rows: [
        ['Identity', 'Which bot did this?', 'Its own account, never a shared one'],
        ['Mandate', 'Was it allowed to?', 'A written limit on amount, subject and time'],
        ['Owner', 'Who answers for it?', 'A named person and a deputy'],
        ['Evidence', 'What did it know then?', 'Data and reasons stored with the action'],
        ['Gate', 'Who said yes?', 'A person approves what is hard to undo'],
        ['Stop', 'How do you turn it off?', 'One tested switch, with a record of its use'],
      ],
    },
    'Start with your oldest system. It will have the most empty rows.',
    {
      kind: 'heading',
      text: 'The record must outlive the system',
      id: 'the-record-must-outlive-the-system',
    },
    'An audit trail proves little if an administrator can edit it unseen. A useful trail links each entry to the one before, so that a change shows. Records kept for years also need encryption that is designed to resist future quantum computers.',
    [
      'The trail must be readable too. The standard SOC 2 and the laws GDPR and HIPAA use different words, but each asks who did what, to which data and why. ',
      { text: 'Neural Shield', href: '/solutions/neural-shield' },
      ' records this as the work happens. Our targets are 80% faster audit preparation and 95% fewer compliance violations.',
    ],
    { kind: 'heading', text: 'Keep a person in charge', id: 'keep-a-person-in-charge' },
    'Software can watch and sort. A person should decide where a right, a job or a large sum is at stake. That person needs real authority and enough time for each case.',
    [
      'So keep the queue short. ',
      { text: 'Neural Agents', href: '/solutions/neural-agents' },
      ' brings a case to a person when one is needed, with the evidence and the reason on top. If the person says no, the refusal is recorded with its reason.',
    ],
    { kind: 'heading', text: 'Try this week: check one process', id: 'try-this-week' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'List each automated process that can move money, data or access. Include the scripts.',
        'Write an owner beside each one. A process without an owner is your first finding.',
        'Take one action from last month and answer the six questions in the table.',
        'Note how long that takes, and each system you had to open.',
      ],
    },
    [
      'Then test what a good trail does. ',
      { text: 'Try to change a sealed record', href: '/solutions/neural-shield#figure' },
      ' in your browser: alter a sealed record and see what an auditor would see.',
    ],
  ],
}) satisfies Page;
