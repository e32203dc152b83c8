import { articlePage } from '../../articles/page.ts';
import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default articlePage('compliance-risk-battle-of-the-bot', {
  description:
    'Attack bots, defense bots and forgotten scripts: six controls every automated process should carry, and the audit question that each of them answers.',
  keywords: [
    'AI compliance',
    'bot risk',
    'AI audit trail',
    'automation controls',
    'explainable decisions',
    'SOC 2',
    'GDPR',
  ],
  related: [
    {
      title: 'For compliance officers',
      description: 'Rules, evidence and reports in one place.',
      href: '/roles/compliance-officers',
      category: 'Role',
    },
    {
      title: 'Fraud detection',
      description: 'See the ring behind the single suspicious payment.',
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
    eyebrow: 'The afternoon exercise',
    title: 'Do your bots have their papers in order?',
    text: 'Take the six questions to one automated process together with one of our compliance specialists.',
    actions: [
      {
        label: 'Book a Process Review',
        href: contactHref('expert', 'I would like to review the controls of an automated process.'),
        variant: 'neural',
      },
      {
        label: 'See Regulatory Compliance',
        href: '/use-cases/regulatory-compliance',
        variant: 'neural-outline',
      },
    ],
  },
  standfirst:
    'Automated attackers meet automated defenders, and both are faster than any person watching. What decides the contest is less the cleverness of a bot than the record it leaves. A company that can prove what its own machines did will win with regulators, customers and courts.',
  blocks: [
    {
      kind: 'paragraph',
      text: 'A compliance officer used to supervise people. People are slow, they go home at night, and they sign things. Then came the bots: one that opens accounts, one that answers customers, one that moves invoices from a mailbox to a ledger. On the other side of the wall there are bots as well, and they test the locks all night.',
    },
    {
      kind: 'paragraph',
      text: 'It is tempting to describe this as a war between machines and to buy the stronger machine. For a regulated firm, that picture leaves out the third party. Sooner or later someone in a quiet room will ask what happened, in what order, and on whose authority. The battle of the bot is decided in that room.',
    },
    {
      kind: 'heading',
      text: 'Three bots, three different risks',
      id: 'three-bots-three-different-risks',
    },
    {
      kind: 'list',
      items: [
        [
          { text: 'Theirs.', strong: true },
          ' Software that tries stolen passwords, invents applicants, imitates a supplier’s tone of voice, or drains a promotion. It is patient, and it learns from each refusal.',
        ],
        [
          { text: 'Ours.', strong: true },
          ' Software that detects, blocks, approves and files. It protects the company, and it can also lock honest customers out for a whole weekend before anyone notices.',
        ],
        [
          { text: 'Nobody’s.', strong: true },
          ' The script that a former colleague wrote, running under a shared password, feeding a report that the board reads. It attacks no one. It is simply unaccounted for.',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Budgets go to the first kind. Findings tend to come from the second and the third.',
    },
    {
      kind: 'heading',
      text: 'A score is not a defense',
      id: 'a-score-is-not-a-defense',
    },
    {
      kind: 'paragraph',
      text: 'Suppose your system blocks a payment, and the customer complains. The file shows a risk score and a threshold. The regulator asks why this customer scored above it. If the honest answer is that the model cannot say, you have replaced a decision with a number, and you will be asked whether that number was fair.',
    },
    {
      kind: 'paragraph',
      text: [
        'An explanation has to exist at the moment of the decision. An explanation that is composed afterward, by another tool that guesses what the first one meant, is a story. This is why ',
        { text: 'Neural Learning', href: '/solutions/neural-learning' },
        ' keeps the causes with each result: which facts counted, which way they pushed, and what would have had to be different for the answer to change.',
      ],
    },
    {
      kind: 'quote',
      text: 'An explanation written after the fact is a story. An explanation kept with the decision is evidence.',
    },
    {
      kind: 'heading',
      text: 'What every bot should carry',
      id: 'what-every-bot-should-carry',
    },
    {
      kind: 'paragraph',
      text: 'Treat an automated process as you would a new employee with access to the vault. You would not hire one without papers. These are the papers:',
    },
    {
      kind: 'table',
      caption: 'Six controls for any automated process, and the question each one answers',
      head: ['Control', 'The auditor’s question', 'What good looks like'],
      rows: [
        ['Identity', 'Which bot did this?', 'Its own credentials, never a shared account'],
        ['Mandate', 'Was it allowed to?', 'A written limit on amount, subject and time'],
        ['Owner', 'Who answers for it?', 'A named person, and a deputy'],
        ['Evidence', 'What did it know then?', 'Inputs and causes stored with the action'],
        ['Gate', 'Who said yes?', 'Human approval where harm is hard to undo'],
        ['Stop', 'How do you turn it off?', 'One switch, tested, with a record of its use'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Most firms can fill in the first row for their newest system and none of the rows for their oldest one. Begin with the oldest.',
    },
    {
      kind: 'heading',
      text: 'The record must outlive the system',
      id: 'the-record-must-outlive-the-system',
    },
    {
      kind: 'paragraph',
      text: 'An audit trail that an administrator can edit is a diary. It may be true, and it proves nothing. A useful trail is written once, linked entry to entry, and protected by encryption that will still hold when the computers have changed. Records kept for years have to withstand machines that do not exist yet, which is the plain reason for quantum-resistant encryption.',
    },
    {
      kind: 'paragraph',
      text: [
        'It also has to be legible. Frameworks such as SOC 2, GDPR and HIPAA differ in their vocabulary, but each comes back to who did what, to which data, for what purpose. ',
        { text: 'Neural Shield', href: '/solutions/neural-shield' },
        ' writes those answers as the work happens, and preparing for an audit then becomes a matter of selection. We quote 80% faster audit preparation and 95% fewer compliance violations, and both have the same dull cause: nobody has to reconstruct anything.',
      ],
    },
    {
      kind: 'heading',
      text: 'Keep a person in the fight',
      id: 'keep-a-person-in-the-fight',
    },
    {
      kind: 'paragraph',
      text: 'Full automation appeals to people who have never had to apologize for it. The better design is a short chain in which the machine does the watching and the sorting, and a person takes the decisions that touch a right, a livelihood or a large amount of money. The person needs real authority and real information. A button marked “approve” under a queue of hundreds is theater.',
    },
    {
      kind: 'paragraph',
      text: [
        'So limit the queue. ',
        { text: 'Neural Agents', href: '/solutions/neural-agents' },
        ' brings a case to a person only when one is needed, with the evidence in order and the reason on top. If the approver says no, the refusal is recorded together with the argument, and the rule can be improved in daylight.',
      ],
    },
    {
      kind: 'heading',
      text: 'An exercise for one afternoon',
      id: 'an-exercise-for-one-afternoon',
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        'List every automated process that can move money, data or access. Include the scripts.',
        'Write an owner beside each one. The blanks are your first finding.',
        'Take one action from last month and try to answer all six questions in the table.',
        'Time how long that takes, and note every system you had to open.',
        'Turn one bot off on purpose, and see who calls.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'You will learn more from that afternoon than from a vendor comparison. Attackers will go on improving their bots, and so will you. What they can’t copy is a company that knows what its own machines did yesterday and can show it to a stranger.',
    },
  ],
}) satisfies Page;
