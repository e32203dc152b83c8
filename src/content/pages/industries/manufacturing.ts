import { checks } from '../../checks.ts';
import { contactHref } from '../../routes.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'AI for manufacturing: from sensor to shipment',
    description:
      'Capture machine, quality and supply data at the source, find what made a defect, and act in the same shift. A case study tells of 40% less downtime.',
    keywords:
      'AI for manufacturing, smart manufacturing, edge data capture, quality control AI, downtime reduction, industrial data security',
  },
  shot: 'edge-line',
  accent: 'edge',
  next: { href: '/resources/case-studies', why: 'Results of a plant' },
  sections: [
    {
      kind: 'page-hero',
      picture: 'left',
      eyebrow: 'Industry: manufacturing',
      title: 'Find the cause of a stop in the same shift',
      lede: 'Neural Suite reads your machines as they are and checks the readings. It shows why a part failed, and your supervisor decides what to change.',
      actions: [
        {
          label: 'Plan a First Line With Us',
          href: contactHref('expert', 'I would like to plan a first production line.'),
        },
        { label: 'See All Use Cases', href: '/use-cases' },
      ],
    },
    checks(
      {
        title: 'Spoil a sensor’s readings',
        text: 'Add a slow drift to a bearing. See after how many readings it is caught.',
        href: '/solutions/neural-edge#figure',
      },
      {
        title: 'Look up the rules',
        text: 'The Hampel filter and the CUSUM chart are published methods.',
        href: '/solutions/neural-edge#methods',
      },
    ),
    {
      kind: 'product-flow',
      shot: 'gate-edge',
      eyebrow: 'Four steps',
      title: 'From a reading to a change on the line',
      steps: [
        {
          title: 'Capture the readings',
          description: 'Neural Edge reads old and new machines, also when the network is down.',
        },
        {
          title: 'Protect the recipe',
          description: 'Neural Shield encrypts settings and drawings.',
        },
        {
          title: 'Find the cause',
          description: 'Neural Learning traces a scratch to a tool, a batch or a temperature.',
        },
        {
          title: 'Propose a change',
          description: 'Neural Agents proposes a setting. The supervisor says yes or no.',
        },
      ],
    },
    {
      kind: 'essay',
      eyebrow: 'The problem',
      title: 'The data exists, and the answer comes too late',
      paragraphs: [
        'Each machine stores its readings in its own system. When scrap rises, engineers export files for days.',
        'By then the batch has shipped. An operator had written the cause on a shift sheet that nobody read.',
      ],
    },
    {
      kind: 'illustration',
      id: 'figure',
      shot: 'gate-edge',
      eyebrow: 'The line',
      title: 'From the scratch to the worn part',
      drawing: 'line',
      parts: {
        stations: ['Press', 'Mill', 'Oven', 'Inspection'],
        products: {
          edge: { title: 'Neural Edge', text: 'It reads each machine, old or new.' },
          shield: { title: 'Neural Shield', text: 'It encrypts the recipe.' },
          learning: {
            title: 'Neural Learning',
            text: 'It traces the defect to a worn guide on the press.',
          },
          agents: {
            title: 'Neural Agents',
            text: 'It proposes a setting. The supervisor decides.',
          },
        },
        defect: 'A scratch',
      },
      caption: 'The machines stay as they are. The answer arrives in the same shift.',
      alt: 'A conveyor with four machines: press, mill, oven and inspection. A part at its end has a scratch. An arrow leads from it back to the press.',
    },
    {
      kind: 'numbered-list',
      eyebrow: 'Benefits',
      title: 'What you get',
      items: [
        {
          title: 'Planned repairs',
          text: 'Wear is found early, so your crew can plan the repair.',
        },
        {
          title: 'Scrap with a reason',
          text: 'Each defect is linked to material, setting and tool.',
        },
        {
          title: 'Machines of every age',
          text: 'You do not have to replace a machine to read it.',
        },
        {
          title: 'Protected recipes',
          text: 'Each person who opens a recipe is recorded.',
        },
        {
          title: 'Records for the buyer',
          text: 'Origin and quality records ship with the goods.',
        },
      ],
    },
    {
      kind: 'metrics-table',
      theme: 'dark',
      eyebrow: 'In figures',
      title: 'Figures for your plant',
      claims: ['downtime', 'cost', 'data-quality'],
    },
    {
      kind: 'card-track',
      eyebrow: 'Who it is for',
      title: 'For the plant and the head office',
      cards: [
        {
          title: 'Plant managers',
          benefit: 'Start the day informed',
          description: 'They see what changed in the night.',
          href: '/solutions/neural-edge',
        },
        {
          title: 'Quality engineers',
          benefit: 'Test a cause at once',
          description: 'They get joined data instead of exports.',
          href: '/solutions/neural-learning',
        },
        {
          title: 'Maintenance leads',
          benefit: 'Choose the time of a repair',
          description: 'They get a reason and a deadline with each prediction.',
          href: '/use-cases/predictive-maintenance',
        },
        {
          title: 'Supply chain leaders',
          benefit: 'Promise dates they can keep',
          description: 'They see orders, stock and machine condition together.',
          href: '/blog/ai-reshaping-gtm-latam',
        },
      ],
    },
    {
      kind: 'closing-call',
      shot: 'edge',
      title: 'Start with one production line',
      text: 'We will look at what it measures already and name the first signal to read.',
      actions: [
        {
          label: 'Request a Demo',
          href: contactHref('demo', 'I would like to see the suite on a production line.'),
        },
        { label: 'See All Industries', href: '/industries' },
      ],
    },
  ],
} satisfies Page;
