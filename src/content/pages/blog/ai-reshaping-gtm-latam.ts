import { articlePage } from '../../articles/page.ts';
import { contactHref } from '../../routes.ts';
import type { Page } from '../../types.ts';

export default articlePage('ai-reshaping-gtm-latam', {
  title: 'AI and go-to-market in Latin America',
  description:
    'How AI joins the sales plan for Latin America to goods, money and documents, one supply route at a time, and what to try this week.',
  keywords:
    'AI Latin America, go-to-market LATAM, supply chain AI, nearshoring data, causal AI, global trade',
  related: [
    {
      title: 'Manufacturing',
      description: 'From a reading to a change.',
      href: '/industries/manufacturing',
      category: 'Industry',
    },
    {
      title: 'Regulatory Compliance',
      description: 'Records for buyers and auditors.',
      href: '/use-cases/regulatory-compliance',
      category: 'Use case',
    },
    {
      title: 'What Executives Asked at Breakfast in Mexico City',
      description: 'Five themes and one table.',
      href: '/blog/executive-breakfast-mexico-city',
      category: 'Industry Events',
    },
  ],
  closing: {
    title: 'Plan your first route with us',
    text: 'Name one product, one origin and one market. We will sketch what could be captured on the way.',
    actions: [
      {
        label: 'Book a Planning Call',
        href: contactHref('expert', 'I would like to plan a first trade corridor with you.'),
      },
      {
        label: 'Become a Partner',
        href: contactHref('partnership', 'We would like to become a partner.'),
      },
    ],
  },
  standfirst: [
    'Sales plans for Latin America often fail in the warehouse, at the border or in the invoice.',
    'AI can join the sales plan to the flow of goods, money and documents.',
    'Start with one product on one route, from one origin to one market.',
  ],
  blocks: [
    'A regional launch is often planned from the outside. A team sizes the market, sets a price in dollars and appoints distributors. Operations hears of it later. Then the first container waits at a port, and headquarters decides that the region is difficult.',
    'The region is not more difficult than others, but it has its own rules. A sales plan has to include how goods, money and documents move.',
    { kind: 'heading', text: 'One region, many markets', id: 'one-map-many-markets' },
    'Latin America has different currencies, tax rules, payment habits and carriers. In several countries an electronic invoice also goes to the tax authority. A mistake in your customer data is then a mistake in front of the state.',
    'An average delivery time for the region describes no real shipment. A useful model keeps the differences and asks which of them cause a result.',
    { kind: 'heading', text: 'Sales and supply in one plan', id: 'sales-and-supply' },
    'A promotion is a sales decision, and it also needs a warehouse, a carrier and a customs broker. When signals from those places arrive in real time, you can check the plan before you announce it. Four decisions change:',
    {
      kind: 'list',
      items: [
        [
          { text: 'Where to launch next.', strong: true },
          ' A market that you can serve reliably may be worth more than a larger one.',
        ],
        [
          { text: 'What to promise.', strong: true },
          ' A delivery date can follow the actual state of the route.',
        ],
        [
          { text: 'Who gets stock.', strong: true },
          ' You can follow sales in the shops instead of orders from the loudest distributor.',
        ],
        [
          { text: 'When to change the price.', strong: true },
          ' A currency move, a fuel charge and a competitor’s discount need three different answers.',
        ],
      ],
    },
    'One team can see the causes behind all four in the same week.',
    { kind: 'heading', text: 'Buyers ask for records', id: 'nearshoring-raises-the-stakes' },
    'Production moves closer to its customers, which is called nearshoring. A plant may then serve its own market and export on the same day. Buyers across the border ask for proof of origin, quality and compliance with each shipment. A supplier with complete records can ship at once.',
    [
      { text: 'Neural Edge', href: '/solutions/neural-edge' },
      ' takes readings along the way and ',
      { text: 'Neural Shield', href: '/solutions/neural-shield' },
      ' protects them. The buyer, the customs broker and the auditor then look at the same record.',
    ],
    { kind: 'heading', text: 'Look for causes', id: 'cause-beats-correlation-at-the-border' },
    'Regional data can mislead a simple model. Sales rise before a holiday, and so does traffic. The model then learns that slow trucks sell more. Orders from one distributor may jump at the end of a month because of a bonus.',
    [
      'A causal model asks what would have happened otherwise. Would this customer have bought without the longer credit term? ',
      { text: 'Neural Learning', href: '/solutions/neural-learning' },
      ' is designed for such questions and shows its reasoning. A country manager can say where it is wrong, and the objection is kept.',
    ],
    { kind: 'heading', text: 'Local people decide', id: 'local-people-make-the-last-decision' },
    'A system designed far away may reorder stock during a strike. The person who knows better is in the country and needs the right to stop it.',
    {
      kind: 'table',
      caption: 'What the system prepares, and who decides',
      head: ['Decision', 'The system prepares', 'People decide'],
      rows: [
        ['Reorder', 'Quantity, route and reasons', 'Local operations, above a set limit'],
        ['Price change', 'Expected effect by country', 'Country manager with finance'],
        ['Credit term', 'Payment history and likely cause of delays', 'Credit team in the country'],
        ['Compliance filing', 'Evidence with its source', 'Compliance officer, always'],
      ],
    },
    { kind: 'heading', text: 'Try this week: follow one product', id: 'try-this-week' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Choose one product, one origin and one market.',
        'List each handover on the way, and who records it.',
        'Put the sales calendar on the same timeline.',
        'Mark one promise that was broken, and the first place where it showed.',
      ],
    },
    [
      'Then see how a check at the source works. ',
      { text: 'Send a bad reading', href: '/solutions/neural-edge#figure' },
      ' through Neural Edge in your browser. Our target for first results in a pilot is 30–60 days.',
    ],
  ],
}) satisfies Page;
