import { articlePage } from '../../articles/page.ts';
import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default articlePage('executive-breakfast-mexico-city', {
  title: 'What executives asked in Mexico City',
  description:
    'Themes from our executive breakfast in Mexico City: who owns a number, why reasons matter, where people decide, and how to start small with AI.',
  keywords: [
    'executive breakfast Mexico City',
    'AI governance',
    'AI in Mexico',
    'data ownership',
    'human oversight',
    'AI for executives',
  ],
  related: [
    {
      title: 'For finance leaders',
      description: 'What a CFO can measure, and when to expect it.',
      href: '/roles/finance-leaders',
      category: 'Role',
    },
    {
      title: 'Enterprise operations',
      description: 'One thread of trust through departments that never shared a system.',
      href: '/industries/enterprise',
      category: 'Industry',
    },
    {
      title: 'Tu CRM no genera dinero',
      description: 'The commercial side of the same argument, in Spanish.',
      href: '/blog/crm-no-genera-dinero',
      lang: 'es-MX',
      category: 'CRM y ventas',
    },
  ],
  closing: {
    eyebrow: 'A session for your team',
    title: 'Bring this conversation to your own table',
    text: 'We can lead the five themes with your own leadership team, using one of your processes as the example.',
    actions: [
      {
        label: 'Request a Session',
        href: contactHref('expert', 'I would like to hold an executive session in our company.'),
        variant: 'neural',
      },
      { label: 'About Us', href: '/about', variant: 'neural-outline' },
    ],
  },
  standfirst:
    'We hosted an executive breakfast in Mexico City to talk about AI on trusted data. The demonstrations were short and the questions were long. These are the themes that kept coming back, and what we would do about each of them.',
  blocks: [
    {
      kind: 'paragraph',
      text: 'A breakfast is a good format for an honest conversation. There is no stage, the coffee is hot, and people have an office to get to. They ask what they actually want to know. In Mexico City, that turned out to be less about models than about mornings: what a finance team, an operations team or a compliance team will do differently on the day after the system goes live.',
    },
    {
      kind: 'paragraph',
      text: 'The conversation was private, so this is a report on themes and not on people. Nothing here is a quotation.',
    },
    {
      kind: 'heading',
      text: 'Theme one: whose number is it?',
      id: 'whose-number-is-it',
    },
    {
      kind: 'paragraph',
      text: 'The first theme was ownership. Every large company has figures that several departments calculate in several ways. Sales has a version of revenue, finance has another, and the plant has a third that matches neither because it counts what left the dock. People live with that until an automated system has to act on one of them.',
    },
    {
      kind: 'paragraph',
      text: 'AI makes the old disagreement expensive. A person who sees two different totals stops and makes a call. A model takes whichever total it was given and carries on with great confidence. So the useful work starts before the model: decide where each figure is born, who may change it, and where the change is written down.',
    },
    {
      kind: 'paragraph',
      text: 'That is also the cheapest work in the project. It takes a whiteboard and the three people who argue about the number every month.',
    },
    {
      kind: 'heading',
      text: 'Theme two: show me the cause',
      id: 'show-me-the-cause',
    },
    {
      kind: 'paragraph',
      text: 'The second theme was explanation. A score on a screen tells a manager that something will probably happen. It does not say what to change. If late payments rise in one region, a credit team needs to know whether the cause is the customer, the invoice, the carrier or the new discount policy, because each of those has a different owner and a different remedy.',
    },
    {
      kind: 'paragraph',
      text: [
        'We were asked, fairly, whether explanation is a luxury for regulated firms. We think it is the part that saves money. An answer without a cause creates a meeting; an answer with a cause creates a task. That is the reason ',
        { text: 'Neural Learning', href: '/solutions/neural-learning' },
        ' is built around causality, and why it shows what it considered before it shows what it concluded.',
      ],
    },
    {
      kind: 'quote',
      text: 'An answer without a cause creates a meeting. An answer with a cause creates a task.',
    },
    {
      kind: 'heading',
      text: 'Theme three: who answers when it is wrong?',
      id: 'who-answers-when-it-is-wrong',
    },
    {
      kind: 'paragraph',
      text: 'The third theme was responsibility, and it was the longest part of the morning. Automation is easy to approve while it drafts emails. It becomes a governance question on the day it can release a payment, block a customer or change a production order.',
    },
    {
      kind: 'paragraph',
      text: 'We suggested sorting every automated step by what it would cost to undo. The sorting can be done in one sitting, and it tells you where people have to stand.',
    },
    {
      kind: 'table',
      caption: 'Where to put a person, by the cost of undoing the step',
      head: ['If the step is wrong', 'Example', 'Who decides'],
      rows: [
        [
          'It can be undone in a minute',
          'Sorting an incoming request',
          'The agent acts; a person reviews a sample',
        ],
        [
          'It costs money or goodwill',
          'Granting a refund or a later date',
          'The agent prepares; a person approves',
        ],
        [
          'It cannot be undone',
          'Filing a report, closing an account',
          'A person decides; the agent brings the evidence',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'The table looks obvious, and that is its merit. Most teams have never written theirs down, so the limits of their automation live in the settings of a tool that one administrator understands.',
    },
    {
      kind: 'heading',
      text: 'Theme four: audits are local',
      id: 'the-audit-is-local',
    },
    {
      kind: 'paragraph',
      text: 'A regional company answers to several authorities, in more than one language, with documents that originate in stores, warehouses and vehicles. A global dashboard rarely survives that. What does survive is a record that is captured where the event happens, sealed at that moment, and readable by whoever has to explain it later.',
    },
    {
      kind: 'paragraph',
      text: [
        'This is where capture and protection belong together. ',
        { text: 'Neural Edge', href: '/solutions/neural-edge' },
        ' takes the reading at the source; ',
        { text: 'Neural Shield', href: '/solutions/neural-shield' },
        ' encrypts it and writes the trail. If the two are bought separately, there is always a gap between them in which a spreadsheet is living.',
      ],
    },
    {
      kind: 'heading',
      text: 'Theme five: begin with something finance can check',
      id: 'begin-with-something-finance-can-check',
    },
    {
      kind: 'paragraph',
      text: 'The last theme was how to start. No leadership team needs another pilot that ends in a slide. The advice that we gave is short:',
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Choose a process that already has an owner and an unpopular report.',
        'Write down today’s result before anything is installed, and let finance sign it.',
        'Limit the first phase to one source of data, one decision and one approver.',
        'Agree in advance on the result that would make you stop.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'With that preparation, a first result in 30–60 days is a reasonable thing to ask of a vendor, us included. Our own target is value in 90 days, and finance should be the department that says whether it was reached. A pilot that only the project team can evaluate will be extended, renamed and quietly forgotten.',
    },
    { kind: 'heading', text: 'What we took home', id: 'what-we-took-home' },
    {
      kind: 'paragraph',
      text: 'We came with slides about technology, and we left with notes about trust. The themes fit on one page: one owner for each figure, a cause with every answer, a person at every step that cannot be undone, a record that holds up locally, and a beginning small enough to measure.',
    },
    {
      kind: 'paragraph',
      text: 'If you would like to run that conversation inside your own company, you do not need us at the table to begin. Invite the people who argue about the number, order breakfast, and start with the first theme. Bring us in when you reach the third one.',
    },
  ],
}) satisfies Page;
