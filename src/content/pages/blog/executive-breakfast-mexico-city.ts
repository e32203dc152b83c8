import { articlePage } from '../../articles/page.ts';
import { contactHref } from '../../routes.ts';
import type { Page } from '../../types.ts';

export default articlePage('executive-breakfast-mexico-city', {
  title: 'What executives asked in Mexico City',
  description:
    'Themes from our executive breakfast in Mexico City: who owns a number, why reasons matter, where people decide, and how to start small with AI.',
  keywords:
    'executive breakfast Mexico City, AI governance, AI in Mexico, data ownership, human oversight, AI for executives',
  related: [
    {
      title: 'Finance Leaders',
      description: 'What a CFO can measure.',
      href: '/roles/finance-leaders',
      category: 'Role',
    },
    {
      title: 'Enterprise',
      description: 'One record for all departments.',
      href: '/industries/enterprise',
      category: 'Industry',
    },
    {
      title: 'Tu CRM no genera dinero. Tus datos y tu gente, sí.',
      description: 'Sales data, in Spanish.',
      href: '/blog/crm-no-genera-dinero',
      lang: 'es-MX',
      category: 'CRM y ventas',
    },
  ],
  closing: {
    title: 'Hold this session with your own team',
    text: 'We can lead the five themes with your leadership team, with one of your processes as the example.',
    actions: [
      {
        label: 'Request a Session',
        href: contactHref('expert', 'I would like to hold an executive session in our company.'),
      },
      { label: 'About Us', href: '/about' },
    ],
  },
  standfirst: [
    'We hosted executives in Mexico City for a breakfast on AI and trusted data.',
    'Five themes came back: owners, reasons, responsibility, audits and the first step.',
    'This report says what we would do about each, and what you can try this week.',
  ],
  blocks: [
    'The questions at breakfast were less about models than about daily work. Finance, operations and compliance wanted to know what they would do differently after a system goes live.',
    'The conversation was private. This is a report on themes, and nothing in it is a quotation.',
    { kind: 'heading', text: 'Theme one: whose number is it?', id: 'whose-number-is-it' },
    'In a large company several departments calculate the same figure in different ways. Sales has one version of revenue and finance has another. The plant has a third, because it counts what left the dock.',
    'A person who sees two totals stops and makes a call. A model takes the total it was given and goes on. So start before the model: decide where each figure is made, who may change it, and where the change is recorded.',
    'This step costs little. You need the people who discuss the number every month, and one sheet of paper.',
    { kind: 'heading', text: 'Theme two: what is the cause?', id: 'show-me-the-cause' },
    'A score says that something will probably happen. It does not say what to change. If late payments rise, the cause may be the customer, the invoice, the carrier or a discount. Each of these has a different owner.',
    [
      'Is an explanation only needed in regulated firms? We think that it saves money in any firm, because a known cause can be given to a person who can fix it. ',
      { text: 'Neural Learning', href: '/solutions/neural-learning' },
      ' is designed to show what it considered and what it concluded.',
    ],
    {
      kind: 'heading',
      text: 'Theme three: who answers when it is wrong?',
      id: 'who-answers-when-it-is-wrong',
    },
    'Automation is easy to approve while it drafts emails. It needs rules when it can release a payment, block a customer or change an order. We suggest sorting each step by what it would cost to undo.',
    {
      kind: 'table',
      caption: 'Where to put a person, by the cost of undoing the step',
      head: ['If the step is wrong', 'Example', 'Who decides'],
      rows: [
        [
          'It can be undone in a minute',
          'Sorting an incoming request',
          'The agent acts and a person reviews a sample',
        ],
        [
          'It costs money or goodwill',
          'Granting a refund or a later date',
          'The agent prepares and a person approves',
        ],
        [
          'It cannot be undone',
          'Filing a report, closing an account',
          'A person decides with the agent’s evidence',
        ],
      ],
    },
    'Write this table down for your own processes. Otherwise the limits stand only in the settings of a tool.',
    { kind: 'heading', text: 'Theme four: audits are local', id: 'the-audit-is-local' },
    'A regional company answers to several authorities in more than one language. Its documents come from stores, warehouses and vehicles. It needs a record that is captured where the event happens and protected from then on.',
    [
      { text: 'Neural Edge', href: '/solutions/neural-edge' },
      ' takes the reading at its source. ',
      { text: 'Neural Shield', href: '/solutions/neural-shield' },
      ' encrypts it and writes the audit trail, so that no unprotected copy lies between the two.',
    ],
    {
      kind: 'heading',
      text: 'Theme five: begin with something finance can check',
      id: 'begin-with-something-finance-can-check',
    },
    'Our advice for a first project is short:',
    {
      kind: 'list',
      ordered: true,
      items: [
        'Choose a process that has an owner and a report that people doubt.',
        'Write down today’s result and let finance sign it.',
        'Limit the first phase to one data source, one decision and one approver.',
        'Agree on the result that would make you stop.',
      ],
    },
    'You can then ask any supplier for first results within 30–60 days, and ours is no exception. Our target is value in 90 days, and your finance team decides whether it was reached.',
    { kind: 'heading', text: 'Try this week: set one limit', id: 'try-this-week' },
    'Invite the people who discuss the same number every month. Agree on one owner for it. Then take one automated step and find its row in the table above.',
    [
      'After that, ',
      { text: 'set the limits', href: '/solutions/neural-agents#figure' },
      ' for sixty prepared tasks in your browser. You will see how many pass by your limit and how many wait for a person.',
    ],
  ],
}) satisfies Page;
