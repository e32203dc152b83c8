import type { ComponentType } from 'react';
import type { Page, SectionKind, SectionOf } from '../content/types.ts';

/** What every section component receives. */
export interface LookProps<K extends SectionKind = SectionKind> {
  section: SectionOf<K>;
  lang: NonNullable<Page['lang']>;
}

type Look<K extends SectionKind> = ComponentType<LookProps<K>>;
type Loaders = { [K in SectionKind]: () => Promise<{ default: Look<K> }> };

/** One line a look. A page loads only the looks that it uses. */
const loaders: Loaders = {
  'article-body': () => import('../sections/article-body.tsx'),
  articles: () => import('../sections/articles.tsx'),
  buyers: () => import('../sections/buyers.tsx'),
  'card-track': () => import('../sections/card-track.tsx'),
  'case-studies': () => import('../sections/case-studies.tsx'),
  'closing-call': () => import('../sections/closing-call.tsx'),
  contact: () => import('../sections/contact.tsx'),
  counter: () => import('../sections/counter.tsx'),
  essay: () => import('../sections/essay.tsx'),
  faq: () => import('../sections/faq.tsx'),
  'home-hero': () => import('../sections/home-hero.tsx'),
  hub: () => import('../sections/hub.tsx'),
  'human-values': () => import('../sections/human-values.tsx'),
  ledger: () => import('../sections/ledger.tsx'),
  lost: () => import('../sections/lost.tsx'),
  newsletter: () => import('../sections/newsletter.tsx'),
  'numbered-list': () => import('../sections/numbered-list.tsx'),
  'page-hero': () => import('../sections/page-hero.tsx'),
  pipeline: () => import('../sections/pipeline.tsx'),
  posts: () => import('../sections/posts.tsx'),
  process: () => import('../sections/process.tsx'),
  'product-flow': () => import('../sections/product-flow.tsx'),
  related: () => import('../sections/related.tsx'),
  'resource-cards': () => import('../sections/resource-cards.tsx'),
  'role-blocks': () => import('../sections/role-blocks.tsx'),
  'solution-cards': () => import('../sections/solution-cards.tsx'),
  testimonials: () => import('../sections/testimonials.tsx'),
  tiles: () => import('../sections/tiles.tsx'),
  versus: () => import('../sections/versus.tsx'),
  'what-if': () => import('../sections/what-if.tsx'),
};

export type Looks = ReadonlyMap<SectionKind, ComponentType<LookProps>>;

/** Loads the components that a page needs, each kind once. */
export async function loadLooks(page: Page): Promise<Looks> {
  const kinds = [...new Set(page.sections.map((section) => section.kind))];
  const modules = await Promise.all(kinds.map((kind) => loaders[kind]()));
  return new Map(
    // The registry's type ties each kind to its own component; a map can't express that.
    kinds.map((kind, index) => [kind, modules[index]?.default as ComponentType<LookProps>]),
  );
}
