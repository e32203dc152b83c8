import type { Supplement } from '../../../sections/supplements/kinds.tsx';

export default [
  {
    kind: 'weeks',
    id: 'pilot',
    title: 'A pilot, week by week',
    lede: 'A pilot covers one process, one source and one decision. Our target is 90 days, and the decision at the end is yours.',
    phases: [
      {
        when: 'Week 1',
        title: 'Measure today',
        text: 'Finance signs the number that the pilot starts from. Both sides agree on what would make them stop.',
        owner: 'Owner of the process, finance',
      },
      {
        when: 'Weeks 2–4',
        title: 'Connect one source',
        text: 'Neural Edge reads it and Neural Shield protects it. Security checks access and keys before personal data is read.',
        owner: 'IT, security',
      },
      {
        when: 'Weeks 5–8',
        title: 'Check the first results',
        text: 'Our target for first results is 30–60 days. Neural Learning explains past cases, and your experts say where it is wrong.',
        owner: 'Experts of the process, data team',
      },
      {
        when: 'Weeks 9–12',
        title: 'Prepare live cases',
        text: 'Neural Agents drafts live cases. A person approves each one.',
        owner: 'Approvers, compliance',
      },
      {
        when: 'Day 90',
        title: 'Decide',
        text: 'Your finance team compares the result with the first week. You go on, change the scope or stop.',
        owner: 'Sponsor, finance',
      },
    ],
  },
] satisfies readonly Supplement[];
