import { articlePage } from '../../articles/page.ts';
import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default articlePage('speed-is-everything', {
  title: 'Speed in decisions is a question of trust',
  description:
    'Models are quick; decisions are slow. Find the five waits between an event and an action, see which one is longest, and learn how to shorten it.',
  keywords: [
    'AI strategy',
    'decision speed',
    'faster close',
    'model deployment',
    'trusted data',
    'explainable AI',
  ],
  related: [
    {
      title: 'For AI and data teams',
      description: 'From a working notebook to a model in production.',
      href: '/roles/ai-data-teams',
      category: 'Role',
    },
    {
      title: 'Predictive maintenance',
      description: 'A decision where the early hour is worth most.',
      href: '/use-cases/predictive-maintenance',
      category: 'Use case',
    },
    {
      title: 'Neural Edge',
      description: 'Checks on every reading, at the moment of capture.',
      href: '/solutions/neural-edge',
      category: 'Solution',
    },
  ],
  closing: {
    eyebrow: 'Time one decision',
    title: 'Bring the slowest decision you have',
    text: 'We will walk through its waits with you and say which of them technology can shorten. Some of them need only a phone number.',
    actions: [
      {
        label: 'Book a Call',
        href: contactHref('expert', 'I would like to time one of our decisions with you.'),
        variant: 'neural',
      },
      { label: 'See All Use Cases', href: '/use-cases', variant: 'neural-outline' },
    ],
  },
  standfirst:
    'Speed wins in business when it is the speed of the whole decision, from the event to the action. Models are already quick. The hours disappear in checking, reconciling and asking for permission, and those can be shortened only by data that people believe.',
  blocks: [
    {
      kind: 'paragraph',
      text: 'Ask a technology vendor about speed and you will hear about processors. Ask a controller, and you will hear about the last week of the quarter. Both are talking about time, but only one of them is talking about yours.',
    },
    {
      kind: 'paragraph',
      text: 'A decision has a beginning and an end. It begins when something happens in the world: a pump runs hot, a customer cancels, a supplier misses a date. It ends when somebody does something about it. Everything in between is delay, and very little of that delay is computation.',
    },
    { kind: 'heading', text: 'Where the hours go', id: 'where-the-hours-go' },
    {
      kind: 'paragraph',
      text: 'Follow one decision with a notebook and you will usually find the same waiting rooms along the way.',
    },
    {
      kind: 'table',
      caption: 'The five waits in an ordinary decision',
      head: ['The wait', 'What it sounds like', 'What shortens it'],
      rows: [
        ['To be noticed', '“It was in yesterday’s file.”', 'Capture at the source, in real time'],
        [
          'To be believed',
          '“Can somebody confirm this?”',
          'Checks and proof of origin on each record',
        ],
        ['To be understood', '“But why did it move?”', 'A cause next to every answer'],
        ['To be approved', '“She is traveling until Monday.”', 'Named approvers and clear limits'],
        ['To be carried out', '“I’ll enter it after lunch.”', 'Agents that prepare the step'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'A faster model helps with one of these waits, and it is seldom the long one. This is why companies can buy an impressive system and still close their books on the same day as before. They have put a racing engine in a car that spends its life at traffic lights.',
    },
    {
      kind: 'heading',
      text: 'Doubt is the slowest component',
      id: 'doubt-is-the-slowest-component',
    },
    {
      kind: 'paragraph',
      text: 'The wait to be believed deserves special attention because it hides so well. No system reports it. It happens in private messages, in a call to the plant, in the spreadsheet that an analyst keeps “just to be safe.” People check because they were burned once, and they are right to check. Telling them to trust the dashboard does not make the dashboard more trustworthy.',
    },
    {
      kind: 'paragraph',
      text: 'Doubt also multiplies. One suspicious field sends a whole report back. One report that was corrected after the board saw it makes every later report slower, because now it passes through another pair of hands. A company can add reviewers for years and call it control.',
    },
    {
      kind: 'quote',
      text: 'People do not slow down because they are cautious. They slow down because the last number was wrong.',
    },
    {
      kind: 'paragraph',
      text: [
        'The way out is to move the checking to the place where it costs least. A reading that is validated at the device, at the moment of capture, needs no inspection at month end. A record that is sealed when it is written needs no one to vouch for it in an audit. This is what ',
        { text: 'Neural Edge', href: '/solutions/neural-edge' },
        ' and ',
        { text: 'Neural Shield', href: '/solutions/neural-shield' },
        ' do first in any deployment, and it explains why the gains show up far from the sensors. Our targets are a 75% faster close for finance and 80% faster audit preparation for compliance. They do not depend on those teams working harder, but on questions that no longer arise.',
      ],
    },
    {
      kind: 'heading',
      text: 'Fast to build, fast to retire',
      id: 'fast-to-build-fast-to-retire',
    },
    {
      kind: 'paragraph',
      text: 'Data teams have their own version of the problem. Training a model takes an afternoon. Getting it into production takes a season, because every team that has to sign off wants to know where the data came from, what the model looks at and how it can be turned off. When those answers come with the data and the model, the sign-off becomes a reading exercise. That is the reasoning behind two of our targets, 60% faster model deployment and 50% less maintenance afterward.',
    },
    {
      kind: 'paragraph',
      text: 'There is a quieter kind of speed that matters as much: how quickly you can withdraw a model that has gone stale. Markets move, machines are replaced, a policy changes. A model that explains its reasoning tells you when its reasons have stopped being true. A model that does not will keep giving confident answers about a world that is gone.',
    },
    {
      kind: 'heading',
      text: 'Where slow is the right speed',
      id: 'where-slow-is-the-right-speed',
    },
    {
      kind: 'paragraph',
      text: 'Some steps should wait for a person, and the wait should be designed instead of suffered. Releasing a large payment is one. So is a decision about somebody’s health, credit or job. The aim there is to make the human minute a good one: the case is complete, the cause is visible, the options are laid out, and the approver can say no without having to open four systems to find out why.',
    },
    {
      kind: 'paragraph',
      text: [
        'That is the working principle of ',
        { text: 'Neural Agents', href: '/solutions/neural-agents' },
        '. It runs quickly up to the point of approval and stops there. A process with two honest stops is faster than a process with none, since the one with none will be switched off after its first serious mistake.',
      ],
    },
    {
      kind: 'heading',
      text: 'A measurement you can start today',
      id: 'a-measurement-you-can-start-today',
    },
    {
      kind: 'paragraph',
      text: 'Before anybody buys anything, time one decision. It needs no software:',
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Pick a decision that recurs, such as a credit hold or a maintenance order.',
        'Write down when the event happened, according to the world and not to the system.',
        'Note each time the case sits still, and which of the five waits it is in.',
        'Note when somebody finally acts, and whether the action still made sense by then.',
        'Repeat it for a handful of cases, and rank the waits by length.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Start with whatever stands at the top of that list. If it is computation, buy a faster machine. If it is belief, understanding or approval, as it so often is, then speed is a question of trust, and trust has to be built into the data long before the model sees it.',
    },
  ],
}) satisfies Page;
