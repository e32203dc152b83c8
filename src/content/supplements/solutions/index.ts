import type { Supplement } from '../../../sections/supplements/kinds.tsx';

export default [
  {
    kind: 'facts',
    id: 'connections',
    title: 'How it connects',
    lede: 'The suite reads what you have. Send us a question, and we answer for your systems.',
    rows: [
      {
        term: 'Machines and sensors',
        text: 'Neural Edge reads industrial protocols and gateways. It does not control a machine.',
        ask: 'We use these machine protocols: … Which of them does Neural Edge read today?',
      },
      {
        term: 'Business systems',
        text: 'Planning (ERP), customer (CRM) and accounting systems are read through their own interfaces.',
        ask: 'Do you need write access, and to what?',
      },
      {
        term: 'Data platforms',
        text: 'Warehouses, lakes and streams can be a source or a destination.',
        ask: 'Where is the master copy of our data?',
      },
      {
        term: 'Files and people',
        text: 'Spreadsheets and forms are checked like any other source.',
        ask: 'What happens to a row that fails a check?',
      },
    ],
  },
  {
    kind: 'facts',
    id: 'operation',
    title: 'Where it runs, and what stays with you',
    lede: 'These four decisions belong in the first meeting.',
    rows: [
      {
        term: 'Capture',
        text: 'Checks run beside the device. Some readings need not leave the building.',
        ask: 'What still runs on site when the network is down?',
      },
      {
        term: 'Records and keys',
        text: 'Where records are kept and who holds the keys are two decisions.',
        ask: 'Can we hold the keys ourselves?',
      },
      {
        term: 'Models',
        text: 'Training and prediction can run in different places.',
        ask: 'Does our data train models for other customers?',
      },
      {
        term: 'If you leave',
        text: 'We agree before the start which records, audit trail and models you take with you.',
        ask: 'In which formats do we get our data at the end, and how long does an export take?',
      },
    ],
  },
  {
    kind: 'facts',
    id: 'identity',
    title: 'Identity and roles',
    lede: 'People, models and agents each have a name, so that an entry says who did what.',
    rows: [
      {
        term: 'Sign-on',
        text: 'Your directory says who a person is and when they leave.',
        ask: 'Which identity providers do you support?',
      },
      {
        term: 'Roles',
        text: 'Rights follow a task. Whoever prepares a step does not approve it.',
        ask: 'Can an administrator read our records?',
      },
      {
        term: 'Agents and models',
        text: [
          'Each has a written limit and an owner. See ',
          { text: 'questions about Neural Agents', href: '/solutions/neural-agents#questions' },
          '.',
        ],
        ask: 'Where can we read what each agent may do?',
      },
    ],
  },
] satisfies readonly Supplement[];
