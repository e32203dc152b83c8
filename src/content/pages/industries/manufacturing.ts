import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default {
  meta: {
    title: 'AI for Manufacturing: From Sensor to Shipment',
    description:
      'Capture machine, quality and supply data at the source, find what made a defect, and act in the same shift. A case study tells of 40% less downtime.',
    keywords: [
      'AI for manufacturing',
      'smart manufacturing',
      'edge data capture',
      'quality control AI',
      'downtime reduction',
      'industrial data security',
    ],
  },
  breadcrumbs: [
    { label: 'Home', href: '/' },
    { label: 'Industries', href: '/industries' },
    { label: 'Manufacturing' },
  ],
  shot: 'edge-line',
  next: { href: '/resources/case-studies', name: 'Case studies', why: 'A plant’s story' },
  sections: [
    {
      kind: 'page-hero',
      eyebrow: 'Industry: manufacturing',
      title: 'Know what the floor knows',
      lede: 'The people and machines on the line notice almost everything. Little of it reaches the meeting. Neural Edge carries it there, in time to matter and in a form that can be trusted.',
      actions: [
        {
          label: 'Plan a First Line With Us',
          href: contactHref('expert', 'I would like to plan a first production line.'),
          variant: 'neural',
        },
        { label: 'See All Use Cases', href: '/use-cases', variant: 'neural-outline' },
      ],
    },
    {
      kind: 'product-flow',
      shot: 'gate-edge',
      eyebrow: 'Four steps',
      title: 'From the first sensor to the shipped pallet',
      steps: [
        {
          offering: 'edge',
          title: 'Sense the line',
          description:
            'Old controllers and new sensors speak through one layer that checks readings on the spot and survives a lost connection.',
        },
        {
          offering: 'shield',
          title: 'Protect the recipe',
          description:
            'Parameters and drawings are the company. They are encrypted on the floor and on the way to partners.',
        },
        {
          offering: 'learning',
          title: 'Find the cause',
          description:
            'A scratch on the housing goes back to a worn guide, a new batch or a warm night. The graph says which.',
        },
        {
          offering: 'agents',
          title: 'Adjust with consent',
          description:
            'A proposed setting, order or stop appears on the supervisor’s screen, with its reason and a button for no.',
        },
      ],
    },
    {
      kind: 'essay',
      eyebrow: 'The problem',
      title: 'Plants are rich in sensors and poor in answers',
      paragraphs: [
        'Every generation of equipment brought its own boxes, protocols and historian. The readings exist, in separate rooms. When scrap goes up, engineers export files for days before they can ask a question.',
        'By then the batch has shipped. The conclusion is written in a report, the report is discussed, and the cause returns with the next delivery of material.',
        'Meanwhile, an operator who has run the machine for years could have told you. She did, in fact: she wrote it on the shift sheet, and the shift sheet is in a binder.',
      ],
      pull: 'The shift sheet is a data source. Treat it like one.',
    },
    {
      kind: 'illustration',
      id: 'figure',
      shot: 'gate-edge',
      eyebrow: 'The line',
      title: 'From the scratch back to the worn guide',
      drawing: 'line',
      parts: {
        stations: ['Press', 'Mill', 'Oven', 'Inspection'],
        products: {
          edge: { title: 'Neural Edge', text: 'Every machine is heard, whatever its age.' },
          shield: { title: 'Neural Shield', text: 'The recipe travels sealed.' },
          learning: {
            title: 'Neural Learning',
            text: 'The defect is traced to its cause: a worn guide on the press.',
          },
          agents: {
            title: 'Neural Agents',
            text: 'A setting is proposed. The supervisor says yes or no.',
          },
        },
        defect: 'A scratch',
      },
      caption:
        'One line in elevation, as it stands. Nothing is replaced; the machines are listened to, and the answer arrives in the same shift.',
      alt: 'A conveyor with four machines: press, mill, oven, inspection. Each carries a sensor, and all sensors are joined. The recipe of the mill lies in a sealed hexagon. At the end of the belt a part has a scratch, and an arrow leads from it back under the whole line to the press. On the right a screen shows a proposal with yes and no, and a person above it.',
    },
    {
      kind: 'numbered-list',
      accent: 'edge',
      eyebrow: 'Benefits',
      title: 'What you will see on the floor',
      items: [
        {
          title: 'Fewer surprises at night',
          text: 'Wear is found early, and the repair is planned with the people who have to do it.',
        },
        {
          title: 'Scrap with a reason beside it',
          text: 'Defects are linked to material, setting, tool and weather within the shift.',
        },
        {
          title: 'Machines of every age',
          text: 'Lines are connected as they are. Nothing has to be replaced in order to be heard.',
        },
        {
          title: 'Secrets that stay in',
          text: 'Recipes travel sealed, and each opening leaves a name.',
        },
        {
          title: 'A pallet with papers',
          text: 'Origin, quality and handling leave the dock together with the goods.',
        },
      ],
    },
    {
      kind: 'metrics-table',
      theme: 'dark',
      accent: 'edge',
      eyebrow: 'In figures',
      title: 'What the shift report will show',
      rows: [
        {
          figure: '40%',
          label: 'less manufacturing downtime',
          note: 'A stop you see coming is a repair.',
        },
        { figure: '60%', label: 'cost reduction', note: 'Across the suite' },
        { figure: '85%', label: 'better data quality', note: 'AI and data teams' },
      ],
    },
    {
      kind: 'card-track',
      accent: 'edge',
      eyebrow: 'Who it is for',
      title: 'From the shop floor to the head office',
      cards: [
        {
          title: 'Plant managers',
          benefit: 'Walk in informed',
          description:
            'Start the morning with what changed during the night, and what has been proposed about it.',
        },
        {
          title: 'Quality engineers',
          benefit: 'Ask the question first',
          description:
            'The data is already joined. Spend the day on hypotheses and none of it on exports.',
        },
        {
          title: 'Maintenance leads',
          benefit: 'Repair on your terms',
          description:
            'Predictions come with a reason and a deadline, and the order of work remains yours.',
          href: '/use-cases/predictive-maintenance',
        },
        {
          title: 'Supply chain leaders',
          benefit: 'Promise what you can build',
          description:
            'Orders, stock and machine condition meet on one timeline, and delivery dates follow from it.',
          href: '/blog/ai-reshaping-gtm-latam',
        },
      ],
    },
    {
      kind: 'related',
      title: 'More from the floor',
      links: [
        {
          title: 'Neural Edge',
          description: 'The capture layer, and what it checks at the source.',
          href: '/solutions/neural-edge',
          category: 'Solution',
        },
        {
          title: 'The line that stopped without warning',
          description: 'A manufacturer that learned to plan its stops.',
          href: '/resources/case-studies',
          category: 'Case study',
        },
      ],
    },
    {
      kind: 'closing-call',
      shot: 'edge',
      eyebrow: 'One line, one shift',
      title: 'Show us the line that worries you',
      text: 'We will look at what it already measures, what it fails to say, and which first signal would be worth having by next month.',
      actions: [
        {
          label: 'Request a Demo',
          href: contactHref('demo', 'I would like to see the suite on a production line.'),
          variant: 'neural',
        },
        { label: 'See All Industries', href: '/industries', variant: 'neural-outline' },
      ],
    },
  ],
} satisfies Page;
