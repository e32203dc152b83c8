import { posts } from '../articles/cards.ts';
import { contactHref } from '../routes.ts';
import { offerings } from '../suite.ts';
import type { Page } from '../types.ts';

export default {
  meta: {
    title: 'AI on trusted data, with people in charge',
    description:
      'Neural Suite captures data at the source, protects it, learns why things happen and acts with human approval. Four products, one accountable system.',
    keywords:
      'enterprise AI suite, trusted data AI, explainable AI, edge data capture, quantum-resistant encryption, causal machine learning, human oversight',
    schema: ['website', 'organization'],
  },
  shot: 'constellation',
  sections: [
    {
      kind: 'home-hero',
      readers: [
        { label: 'Finance', href: '/roles/finance-leaders' },
        { label: 'Data', href: '/roles/ai-data-teams' },
        { label: 'Compliance', href: '/roles/compliance-officers' },
        { label: 'Operations', href: '/use-cases/predictive-maintenance' },
        { label: 'Public sector', href: '/industries/government' },
      ],
      lines: ['AI that', 'answers', 'to you.'],
      lede: 'One AI suite for enterprises and public bodies. It captures your data, protects it, explains it, and acts when a person agrees.',
      actions: [
        { label: 'Request a Demo', href: contactHref('demo') },
        { label: 'Explore the Suite', href: '/solutions' },
      ],
      hint: 'See how it works',
      nodes: offerings,
    },
    {
      kind: 'what-if',
      id: 'what-if',
      shot: 'field',
      eyebrow: 'What if',
      title: 'Four questions worth asking before you buy any AI',
      questions: [
        'What if every reading were right when it was taken?',
        'What if the audit trail wrote itself?',
        'What if a model could tell you why?',
        'What if automation knew when to stop?',
      ],
    },
    {
      kind: 'pipeline',
      id: 'pipeline',
      shot: 'signal',
      eyebrow: 'The data pipeline',
      title: 'Follow one signal',
      steps: [
        {
          id: 'input',
          label: 'Data In',
          delay: 0,
          offering: 'edge',
          text: 'Neural Edge checks the record.',
        },
        {
          id: 'secure',
          label: 'Secure',
          delay: 0.2,
          offering: 'shield',
          text: 'Neural Shield seals it.',
        },
        {
          id: 'ml',
          label: 'ML Process',
          delay: 0.4,
          offering: 'learning',
          text: 'Neural Learning finds its cause.',
        },
        {
          id: 'action',
          label: 'Action',
          delay: 0.6,
          offering: 'agents',
          text: 'Neural Agents prepares a step, and stops.',
        },
      ],
      film: {
        title: 'Meet the suite',
        caption: 'A short silent film: one signal on its way to a person.',
      },
      action: { label: 'Request a Demo', interest: 'demo' },
    },
    {
      kind: 'process',
      id: 'process',
      title: 'You decide at every step',
      steps: [
        {
          title: 'Collect',
          imageAlt: 'A wave of signals crossing an array of hexagonal sensors',
          description: 'Machines and field devices report, and bad readings are set aside.',
          benefit: 'Operations decides what is measured.',
          offering: 'edge',
        },
        {
          title: 'Protect',
          imageAlt: 'Plates of a geodesic shell closing around a point of light',
          description: 'Each record is encrypted and carries its own history.',
          benefit: 'Security decides who may open it.',
          offering: 'shield',
        },
        {
          title: 'Process',
          imageAlt: 'A graph in which one lit cause spreads to its effects',
          description: 'Models name the causes of a result, in plain terms.',
          benefit: 'Analysts decide which reasons hold.',
          offering: 'learning',
        },
        {
          title: 'Execute',
          imageAlt: 'Beads on nested rings, waiting at a gate for an answer',
          description: 'Routine work runs. At your limits an agent stops and asks.',
          benefit: 'The person in charge has the final say.',
          offering: 'agents',
        },
      ],
    },
    {
      kind: 'solution-cards',
      id: 'solutions',
      eyebrow: 'Complete solution',
      title: 'Buy one product, or all four',
      lede: 'They share one record of what happened.',
      cards: [
        {
          offering: 'edge',
          title: 'Neural Edge',
          benefit: 'Data you can trust',
          description:
            'Captures data from machines and field devices in real time, and checks it there.',
          persona: 'For operations and field teams',
          imageAlt: 'The Edge instrument: a disc of hexagonal prisms',
        },
        {
          offering: 'shield',
          title: 'Neural Shield',
          benefit: 'Security you can prove',
          description:
            'Quantum-resistant encryption, audit trails and compliance controls in one layer.',
          persona: 'For security and compliance teams',
          imageAlt: 'The Shield instrument: a shell of plates inside another',
        },
        {
          offering: 'learning',
          title: 'Neural Learning',
          benefit: 'Predictions with reasons',
          description:
            'Causal and creative machine learning: it explains what happened and suggests what to try.',
          persona: 'For AI and data science teams',
          imageAlt: 'The Learning instrument: a graph of causes and effects',
        },
        {
          offering: 'agents',
          title: 'Neural Agents',
          benefit: 'Automation you supervise',
          description:
            'Workflow automation that explains each step and hands hard cases to a person.',
          persona: 'For automation and service teams',
          imageAlt: 'The Agents instrument: beads running on nested rings',
        },
      ],
    },
    {
      kind: 'audience-picker',
      id: 'buyers',
      shot: 'role-finance',
      eyebrow: 'Who buys it',
      title: 'What each team gets',
      cards: [
        {
          icon: 'ledger',
          title: 'Finance Leaders',
          tagline: 'From matching by hand to approving',
          benefit: 'A close that ends sooner',
          description:
            'Numbers arrive checked, with their history. Your team reviews them instead of searching for them.',
          visual: 'close',
          claims: ['manual-reporting', 'report-accuracy'],
          accent: 'agents',
          shot: 'role-finance',
          link: '/roles/finance-leaders',
          linkLabel: 'What Changes for Finance',
        },
        {
          icon: 'chart',
          title: 'AI and Data Teams',
          tagline: 'From cleaning data to shipping models',
          benefit: 'Models that reach production',
          description: 'Checked inputs and built-in explanations help a model through its reviews.',
          visual: 'deployment',
          claims: ['data-quality', 'maintenance'],
          accent: 'learning',
          shot: 'role-data',
          link: '/roles/ai-data-teams',
          linkLabel: 'What Changes for Data Teams',
        },
        {
          icon: 'seal',
          title: 'Compliance and Security Officers',
          tagline: 'From collecting evidence to having it',
          benefit: 'Evidence ready to hand over',
          description:
            'Controls run while data moves and record what they do. The proof is there before the audit.',
          visual: 'violations',
          claims: ['audit-preparation', 'reporting-accuracy'],
          accent: 'shield',
          shot: 'role-compliance',
          link: '/roles/compliance-officers',
          linkLabel: 'What Changes for Compliance',
        },
        {
          icon: 'wrench',
          title: 'Operations and Customer Experience Teams',
          tagline: 'From emergency repair to planned repair',
          benefit: 'Machines that warn you first',
          description:
            'Signals from the line point to the part that wears out. Agents settle simple service requests; people take the rest.',
          visual: 'downtime',
          claims: ['cost', 'roi'],
          accent: 'edge',
          shot: 'role-operations',
          link: '/use-cases/predictive-maintenance',
          linkLabel: 'See Predictive Maintenance',
        },
        {
          icon: 'campus',
          title: 'Governments and Universities',
          tagline: 'From unexplained scores to public reasons',
          benefit: 'Decisions that carry their reasons',
          description:
            'Public bodies owe people a reason. Each prediction states one, in words that citizens and students can follow.',
          visual: 'retention',
          claims: ['reporting-accuracy', 'audit-preparation'],
          accent: 'human',
          shot: 'role-public',
          link: '/resources/case-studies',
          linkLabel: 'Read the Case Studies',
        },
      ],
    },
    {
      kind: 'human-values',
      id: 'human',
      shot: 'human',
      eyebrow: 'Human imagination',
      title: 'People stay in the middle',
      lede: 'Software prepares the work. People set the goals and decide.',
      cards: [
        {
          icon: 'compass',
          title: 'Curiosity',
          description: 'A model answers the questions it gets. A person thinks of new ones.',
          image: 'curiosity',
        },
        {
          icon: 'scale',
          title: 'Judgment',
          description: 'Rules cover the usual case. A person weighs the unusual one.',
          image: 'judgment',
        },
        {
          icon: 'people',
          title: 'Empathy',
          description: 'A person notices when a customer is upset, and helps.',
          image: 'empathy',
        },
        {
          icon: 'spark',
          title: 'Imagination',
          description: 'Models learn from the past. People think of something new.',
          image: 'imagination',
        },
      ],
    },
    {
      kind: 'counter',
      id: 'counter',
      shot: 'pulse',
      title: 'Start a project of your own',
      sentence: '14,376 projects and counting.',
      label: 'Projects and counting · Illustrative example',
      action: {
        label: 'Start Now',
        href: contactHref('demo', 'We want to start a project with Neural Suite.'),
      },
    },
    {
      kind: 'posts',
      id: 'blog',
      shot: 'none',
      title: 'Latest Articles',
      // On an English page an article in another language is not the first.
      posts: posts
        .slice(0, 3)
        .toSorted((a, b) => Number(b.lang === 'en') - Number(a.lang === 'en')),
      viewAll: { label: 'Read the Blog', href: '/blog', variant: 'outline' },
    },
    {
      kind: 'faq',
      id: 'faq',
      shot: 'none',
      eyebrow: 'Questions',
      title: 'What people ask us first',
      lede: ['Yours is not among them? ', { text: 'Ask a person', href: '/contact' }, '.'],
      items: [
        {
          question: 'What does Neural Suite do?',
          answer:
            'It takes data from its source to a decision in four steps. Neural Edge captures it, Neural Shield protects it, Neural Learning explains what it means, and Neural Agents acts on it with human oversight.',
        },
        {
          question: 'How soon will we see results?',
          answer:
            'Expect initial results within 30–60 days. Plan on 90 days to value, and an ROI of 3–6× in year 1. These are our targets: we agree them with you before the pilot, and your finance team verifies them.',
        },
        {
          question: 'Which security and privacy standards does it follow?',
          answer:
            'It is designed to meet the standard SOC 2 and the laws GDPR and HIPAA. Data is protected with quantum-resistant encryption, and the audit trail shows who did what and when.',
        },
        {
          question: 'Can we see how the AI reached an answer?',
          answer:
            'Yes. Neural Learning is explainable by design: it names the causes behind a prediction, so your experts can test the reasoning and disagree with it.',
        },
        {
          question: 'Which decisions stay with people?',
          answer:
            'The ones you choose. You mark the steps that need approval, and Neural Agents stops at each of them until the person responsible has answered.',
        },
        {
          question: 'What support do we get, and how do we begin?',
          answer:
            'Support answers 24/7 (reported by us), and your contract names the terms. To begin, request a demo and tell us in a few lines which decision you want to improve.',
        },
      ],
    },
  ],
} satisfies Page;
