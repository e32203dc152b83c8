import type { Supplement } from '../../../sections/supplements/data.ts';

export default [
  {
    kind: 'facts',
    id: 'connections',
    title: 'How it connects',
    lede: 'By category, with the question that settles it. A list of connectors ages in a quarter, so ask us for the current one, with versions.',
    rows: [
      {
        term: 'Machines and sensors',
        text: 'Industrial protocols, field buses, gateways and historians, read where they are. Neural Edge listens and does not steer.',
        ask: 'Which of our protocols do you read today, in which version, and who has it in use?',
      },
      {
        term: 'Business systems',
        text: 'ERP, CRM, ledgers, ticketing and document stores, through the interface that each of them offers for the purpose.',
        ask: 'Do you need write access, to which objects, and what works without it?',
      },
      {
        term: 'Data platforms',
        text: 'Warehouses, lakes, message queues and streams, as a source and as a destination.',
        ask: 'Who holds the master copy, and what is copied where?',
      },
      {
        term: 'Files and people',
        text: 'Spreadsheets, forms and shift sheets count as sources. They are checked like any other.',
        ask: 'What happens to a row that fails a check, and who hears of it?',
      },
    ],
  },
  {
    kind: 'facts',
    id: 'operation',
    title: 'Where it runs, and what stays with you',
    lede: 'Four decisions fix the architecture. They belong in the first meeting, and in the contract.',
    rows: [
      {
        term: 'Capture',
        text: 'Checks run beside the device, on your premises. Readings that say nothing new need not leave the building.',
        ask: 'What runs on site, on whose hardware, and what does it do when the line is cut?',
      },
      {
        term: 'Records and keys',
        text: 'Where records lie and who holds the keys are two decisions. Make them apart.',
        ask: 'Can we hold the keys ourselves, and what can you still read if we do?',
      },
      {
        term: 'Models',
        text: 'Training and prediction can need different places: one follows the data, the other the decision.',
        ask: 'Does anything that is learned from our data serve another customer?',
      },
      {
        term: 'The way out',
        text: 'Records, audit trail and models should be yours to take along, in formats that other software reads.',
        ask: 'Show us an export. How long does it take, and what is missing from it?',
      },
    ],
  },
  {
    kind: 'facts',
    id: 'identity',
    title: 'Identity and roles',
    lede: 'People, models and agents are named in the same way, so that an entry can say who did what.',
    rows: [
      {
        term: 'Sign-on',
        text: 'Your directory says who somebody is and when they leave. The suite should not keep a second list of people.',
        ask: 'Which identity providers do you support, and how fast does a departure take effect?',
      },
      {
        term: 'Roles',
        text: 'Rights follow a task: reading, changing, approving, administering. Whoever prepares a step does not approve it.',
        ask: 'Can an administrator read our records? Can one approve a step?',
      },
      {
        term: 'Agents and models',
        text: [
          'Each has an identity, a written limit and an owner. See ',
          { text: 'how Neural Agents is supervised', href: '/solutions/neural-agents#questions' },
          '.',
        ],
        ask: 'Where do we read, in one place, what each agent may do?',
      },
    ],
  },
] satisfies readonly Supplement[];
