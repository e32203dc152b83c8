import { articlePage } from '../../articles/page.ts';
import { contactHref } from '../../routes.ts';
import type { Page } from '../../types.ts';

export default articlePage('speed-is-everything', {
  title: 'Why decisions wait, and how to shorten it',
  description:
    'Models are quick; decisions are slow. Find the five waits between an event and an action, see which one is longest, and learn how to shorten it.',
  keywords:
    'AI strategy, decision speed, faster close, model deployment, trusted data, explainable AI',
  related: [
    {
      title: 'AI and Data Teams',
      description: 'From a notebook to live use.',
      href: '/roles/ai-data-teams',
      category: 'Role',
    },
    {
      title: 'Predictive Maintenance',
      description: 'Plan a repair before a failure.',
      href: '/use-cases/predictive-maintenance',
      category: 'Use case',
    },
    {
      title: 'Neural Edge',
      description: 'Checks on each reading at the source.',
      href: '/solutions/neural-edge',
      category: 'Solution',
    },
  ],
  closing: {
    title: 'Bring your slowest decision to a call',
    text: 'We will go through its waits with you and say which of them technology can shorten.',
    actions: [
      {
        label: 'Book a Call',
        href: contactHref('expert', 'I would like to time one of our decisions with you.'),
      },
      { label: 'See All Use Cases', href: '/use-cases' },
    ],
  },
  standfirst: [
    'A decision starts with an event and ends with an action.',
    'In between it waits to be noticed, believed, understood, approved and carried out.',
    'You can find your longest wait this week and estimate what it costs.',
  ],
  blocks: [
    'Ask a technology vendor about speed and you will hear about processors. Ask a controller and you will hear about the last week of the quarter. The controller’s kind of speed decides when a company can act.',
    'A decision starts when something happens: a pump runs hot, a customer cancels or a supplier misses a date. It ends when a person does something about it. Computing is only one part of the time in between.',
    { kind: 'heading', text: 'Where the hours go', id: 'where-the-hours-go' },
    'Follow one decision with a notebook and you will see five kinds of waiting:',
    {
      kind: 'table',
      caption: 'The five waits in an ordinary decision',
      head: ['The wait', 'What you hear', 'What shortens it'],
      rows: [
        ['To be noticed', '“It was in yesterday’s file.”', 'Data is captured as it occurs'],
        [
          'To be believed',
          '“Can somebody confirm this?”',
          'Each record has its checks and its source',
        ],
        ['To be understood', '“Why did it move?”', 'Each answer has a reason'],
        ['To be approved', '“She is away until Monday.”', 'Approvers and limits are named'],
        ['To be carried out', '“I’ll enter it after lunch.”', 'Agents prepare the step'],
      ],
    },
    'A faster model shortens only one of these waits, and often it is not the long one. A company can buy such a system and still close its books on the same day as before.',
    {
      kind: 'heading',
      text: 'Nobody counts the time for checking',
      id: 'checking-takes-the-most-time',
    },
    'No system reports the time that people spend on checking. It happens in messages, in calls to the plant and in a private spreadsheet. People check because a number was wrong before, and they are right to.',
    'One suspicious field sends a whole report back. A report that was corrected after the board saw it makes the next one slower too. More reviewers do not solve this.',
    [
      'Checks cost least at the source. ',
      { text: 'Neural Edge', href: '/solutions/neural-edge' },
      ' checks a reading at the device, so nobody has to check it at month end. ',
      { text: 'Neural Shield', href: '/solutions/neural-shield' },
      ' protects the record, so an auditor can rely on it. Our targets are a 75% faster close and 80% faster audit preparation.',
    ],
    {
      kind: 'heading',
      text: 'Reasons speed up approval of a model',
      id: 'reasons-speed-up-approval',
    },
    'A model can be trained in a short time. Its approval takes longer, because each reviewer asks where the data came from and what the model looks at. If these answers come with the model, a review needs less time. Our targets are 60% faster model deployment and 50% less maintenance.',
    'It also matters how fast you can stop a model. Markets move and machines are replaced. A model that gives reasons shows when a reason no longer fits. Its owner can then stop it before it does harm.',
    {
      kind: 'heading',
      text: 'Some steps should wait for a person',
      id: 'where-slow-is-the-right-speed',
    },
    'A person should decide about large payments, health, credit and jobs. You can still make that wait short: the case is complete, the reason is visible and the options are listed.',
    [
      { text: 'Neural Agents', href: '/solutions/neural-agents' },
      ' works in this way. It prepares a step quickly and stops for approval.',
    ],
    { kind: 'heading', text: 'Try this week: time one decision', id: 'try-this-week' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Pick a decision that comes back, such as a credit hold or a repair order.',
        'Write down when the event happened in the real world.',
        'Note each time the case waits, and which of the five waits it is in.',
        'Note when a person acts, and whether the action still made sense.',
        'Repeat this for five cases and rank the waits by length.',
      ],
    },
    [
      'Then put your hours into ',
      { text: 'our estimator', href: '/roles/finance-leaders#estimate' },
      '. It shows a range for what faster close and reporting could return.',
    ],
  ],
}) satisfies Page;
