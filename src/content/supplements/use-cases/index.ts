import type { Supplement } from '../../../sections/supplements/data.ts';

export default [
  {
    kind: 'weeks',
    id: 'pilot',
    title: 'A pilot, week by week',
    lede: 'One process, one source, one decision. The plan has to fit into the 90 days that we name, and it has an end at which you may say no.',
    phases: [
      {
        when: 'Week 1',
        title: 'Write down today',
        text: 'The process, its owner, and today’s number. Finance signs the baseline. Both sides note what would make them stop.',
        owner: 'Owner of the process, finance',
      },
      {
        when: 'Weeks 2–4',
        title: 'Connect one source',
        text: 'Neural Edge reads it, Neural Shield seals it. Security reviews access, keys and the place of the records before anything personal is read.',
        owner: 'IT, security',
      },
      {
        when: 'Weeks 5–8',
        title: 'Look at the first results',
        text: 'The window of 30–60 days. Neural Learning explains past cases, and the people who decided them say where it is wrong.',
        owner: 'Experts of the process, data team',
      },
      {
        when: 'Weeks 9–12',
        title: 'Let it prepare',
        text: 'Neural Agents drafts live cases. A person approves every one. Limits are moved on evidence only.',
        owner: 'Approvers, compliance',
      },
      {
        when: 'Day 90',
        title: 'Decide',
        text: 'Your controllers compare with the baseline of the first week. Go on, change the scope, or stop and take your data along.',
        owner: 'Sponsor, finance',
      },
    ],
  },
] satisfies readonly Supplement[];
