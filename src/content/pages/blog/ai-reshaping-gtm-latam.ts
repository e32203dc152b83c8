import { articlePage } from '../../articles/page.ts';
import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default articlePage('ai-reshaping-gtm-latam', {
  title: 'AI and go-to-market in Latin America',
  description:
    'Go-to-market in Latin America is won in the supply chain. How causal AI joins the commercial plan to goods, money and documents, one corridor at a time.',
  keywords: [
    'AI Latin America',
    'go-to-market LATAM',
    'supply chain AI',
    'nearshoring data',
    'causal AI',
    'global trade',
  ],
  related: [
    {
      title: 'Manufacturing',
      description: 'From the first sensor to the shipped pallet.',
      href: '/industries/manufacturing',
      category: 'Industry',
    },
    {
      title: 'Regulatory compliance',
      description: 'Evidence that travels with the goods it describes.',
      href: '/use-cases/regulatory-compliance',
      category: 'Use case',
    },
    {
      title: 'What executives asked in Mexico City',
      description: 'Five themes from a morning of frank questions.',
      href: '/blog/executive-breakfast-mexico-city',
      category: 'Industry Events',
    },
  ],
  closing: {
    eyebrow: 'One corridor first',
    title: 'Which route would you like to see clearly?',
    text: 'Name one product, one origin and one market. We will sketch what could be captured along the way and what it would tell your sales team.',
    actions: [
      {
        label: 'Book a Planning Call',
        href: contactHref('expert', 'I would like to plan a first trade corridor with you.'),
        variant: 'neural',
      },
      { label: 'Become a Partner', href: contactHref('partnership'), variant: 'neural-outline' },
    ],
  },
  standfirst:
    'Go-to-market plans for Latin America tend to fail in the warehouse, at the border or in the invoice, long after the slides were approved. AI is changing that by joining the commercial plan to the physical flow behind it. It works only where the data from both sides can be believed.',
  blocks: [
    {
      kind: 'paragraph',
      text: 'The classic regional launch is planned from the outside in. Someone sizes the market, chooses a sequence of countries, sets a price in dollars and appoints distributors. Operations is told later. Then the first container waits at a port, a distributor discounts stock that should have gone elsewhere, and headquarters concludes that the region is difficult.',
    },
    {
      kind: 'paragraph',
      text: 'The region is not especially difficult. It is specific. A commercial plan that ignores how goods, money and documents move will be corrected by reality, and reality sends its corrections at the end of the quarter.',
    },
    { kind: 'heading', text: 'One map, many markets', id: 'one-map-many-markets' },
    {
      kind: 'paragraph',
      text: 'Companies say LATAM because it fits in a cell of a spreadsheet. Underneath are different currencies, tax regimes, payment habits, carriers and ideas of what a delivery date means. In several countries the electronic invoice is a matter between you, your customer and the tax authority at once, so a mistake in master data becomes a mistake in front of the state.',
    },
    {
      kind: 'paragraph',
      text: 'Traditional analytics answered this variety with averages. An average lead time for the region describes no shipment that anyone has ever made. A useful model goes the other way: it keeps the differences, and asks which of them cause the result.',
    },
    {
      kind: 'heading',
      text: 'The price list meets the truck',
      id: 'the-price-list-meets-the-truck',
    },
    {
      kind: 'paragraph',
      text: 'The most interesting change is that demand and supply stop being separate conversations. A promotion is a commercial decision, and it is also a bet on a warehouse, a carrier and a customs broker. When the signals from those places arrive in real time, the bet can be priced before it is made.',
    },
    {
      kind: 'list',
      items: [
        [
          { text: 'Where to launch next.', strong: true },
          ' A market where orders are served reliably may be worth more than a larger one where half of the effort goes into apologies.',
        ],
        [
          { text: 'What to promise.', strong: true },
          ' Delivery dates can follow the actual state of the route in place of a table that was negotiated last year.',
        ],
        [
          { text: 'Whom to give stock.', strong: true },
          ' Allocation can follow sell-through at the shelf, and not the volume of the distributor’s voice.',
        ],
        [
          { text: 'When to change the price.', strong: true },
          ' A currency move, a fuel surcharge and a competitor’s discount call for three different answers.',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'None of these decisions is new. What is new is that one team can see the causes behind all of them in the same week, and not in the review after the season has ended.',
    },
    {
      kind: 'quote',
      text: 'A launch is a supply chain with a price list on top. If you can see only the price list, you are guessing.',
    },
    {
      kind: 'heading',
      text: 'Nearshoring raises the stakes',
      id: 'nearshoring-raises-the-stakes',
    },
    {
      kind: 'paragraph',
      text: 'As production moves closer to its customers, the same plant may serve the domestic market and cross a border before dinner. Buyers on the other side ask for origin, quality and compliance evidence with the shipment. The supplier who can hand over a complete record ships; the one who has to assemble it waits.',
    },
    {
      kind: 'paragraph',
      text: [
        'That turns data into part of the product. A pallet with a verifiable history is worth more than the identical pallet without one. It is also why protection is a commercial subject in this region, and not merely a security one. ',
        { text: 'Neural Shield', href: '/solutions/neural-shield' },
        ' seals the readings that ',
        { text: 'Neural Edge', href: '/solutions/neural-edge' },
        ' takes along the way, so that the buyer, the broker and the auditor look at the same record.',
      ],
    },
    {
      kind: 'heading',
      text: 'Cause beats correlation at the border',
      id: 'cause-beats-correlation-at-the-border',
    },
    {
      kind: 'paragraph',
      text: 'Regional data is full of traps for a careless model. Sales rise before a holiday and so does congestion, so a naive system learns that slow trucks sell more. Orders from one distributor jump in the last days of the month; a forecast that takes this for demand will fill a warehouse with somebody’s bonus scheme.',
    },
    {
      kind: 'paragraph',
      text: [
        'A causal model asks what would have happened otherwise. If we had not offered the longer credit term, would this customer have bought? If the carrier had been on time, would the store have reordered? ',
        { text: 'Neural Learning', href: '/solutions/neural-learning' },
        ' is designed for such questions, and it shows the path from cause to effect, so that a country manager who knows the street can say where it is wrong. That objection is data too. It should go back into the model with a name on it.',
      ],
    },
    {
      kind: 'heading',
      text: 'Local people make the last decision',
      id: 'local-people-make-the-last-decision',
    },
    {
      kind: 'paragraph',
      text: 'Automation that is designed far away has a habit of being polite and useless. It reorders stock during a strike, and reminds a loyal customer of an invoice on the day of a family funeral. The person who knows better is usually in the country and rarely has the permission to stop it.',
    },
    {
      kind: 'table',
      caption: 'A division of labor that works across borders',
      head: ['Decision', 'The system prepares', 'People decide'],
      rows: [
        [
          'Reorder',
          'Quantity, route and the reason for each',
          'Local operations, above a set limit',
        ],
        [
          'Price change',
          'Expected effect by country and by customer group',
          'Country manager with finance',
        ],
        [
          'Credit term',
          'Payment history and the likely cause of delays',
          'Credit team in the country',
        ],
        ['Compliance filing', 'Complete evidence with its origin', 'Compliance officer, always'],
      ],
    },
    { kind: 'heading', text: 'How to begin', id: 'how-to-begin' },
    {
      kind: 'paragraph',
      text: 'Choose one corridor, from one origin to one market, and follow a single product along it. Capture what happens at each handover. Put the commercial calendar on the same timeline. Within the first 30–60 days you should be able to point to one promise that was broken for a reason that had gone unseen, and to the person who can now prevent it.',
    },
    {
      kind: 'paragraph',
      text: 'Then take the second corridor. A region is learned the way it is traveled, one route at a time. The companies that grow here will be the ones whose sales plan knows where the truck is.',
    },
  ],
}) satisfies Page;
