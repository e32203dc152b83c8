import { site } from '../site.ts';
import type { PostCard } from '../types.ts';

/** What the cards do not share, newest article first. */
const cards: readonly (Omit<PostCard, 'author' | 'lang' | 'link'> & Partial<PostCard>)[] = [
  {
    id: 'crm-no-genera-dinero',
    title: 'Tu CRM no genera dinero. Tus datos y tu gente, sí.',
    excerpt:
      'El dinero se pierde en la captura, la explicación y la acción. Tres preguntas para revisar tu CRM.',
    image: 'blog-crm',
    body: 'learning',
    author: 'Equipo editorial de Neural Suite',
    readTime: 4,
    date: '2025-08-18',
    updated: '2026-11-25',
    category: 'CRM y ventas',
    lang: 'es-MX',
  },
  {
    id: 'executive-breakfast-mexico-city',
    title: 'What Executives Asked at Breakfast in Mexico City',
    excerpt: 'The questions were about evidence, owners and what happens when a system is wrong.',
    image: 'blog-breakfast',
    body: 'shield',
    readTime: 3,
    date: '2025-08-13',
    updated: '2026-11-25',
    category: 'Industry Events',
  },
  {
    id: 'speed-is-everything',
    title: 'Speed Is Everything, Until Nobody Trusts the Answer',
    excerpt:
      'A decision waits five times between an event and an action. How to time each wait, and shorten it.',
    image: 'blog-speed',
    body: 'edge',
    readTime: 3,
    date: '2025-07-22',
    updated: '2026-11-25',
    category: 'AI Strategy',
  },
  {
    id: 'ai-reshaping-gtm-latam',
    title: 'How AI Is Reshaping Go-to-Market in Latin America',
    excerpt:
      'A launch in the region depends on its supply chain. AI helps when it can see both plan and route.',
    image: 'blog-latam',
    body: 'core',
    readTime: 3,
    date: '2025-06-17',
    updated: '2026-11-25',
    category: 'Global Trade & AI',
  },
  {
    id: 'compliance-risk-battle-of-the-bot',
    title: 'Compliance and Risk: The Battle of the Bot',
    excerpt:
      'Six controls for automated processes, and the audit question that each of them answers.',
    image: 'blog-compliance',
    body: 'agents',
    readTime: 4,
    date: '2025-05-20',
    updated: '2026-11-25',
    category: 'Compliance & Risk',
  },
];

/** The cards of all articles. A card is what lists of articles show of an article. */
export const posts: readonly PostCard[] = cards.map((card) => ({
  author: site.author,
  lang: 'en',
  link: `/blog/${card.id}`,
  ...card,
}));

/**
 * The card with this id.
 *
 * @throws {Error} if there is none; the build then fails
 */
export function postById(id: string): PostCard {
  const card = posts.find((post) => post.id === id);
  if (!card) throw new Error(`No article card with id "${id}"`);
  return card;
}

/** The previous and the next article by date of publication, if they exist. */
export function neighbors(id: string): { previous?: PostCard; next?: PostCard } {
  const index = posts.indexOf(postById(id));
  const previous = posts[index + 1];
  const next = posts[index - 1];
  return { ...(previous && { previous }), ...(next && { next }) };
}
