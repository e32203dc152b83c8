import type { ComponentType } from 'react';
import type { DrawingName, Page, Section, SectionKind, SectionProps } from '../content/types.ts';
import type { FigureOf } from '../sections/figure/data.ts';
import type { homeLooks } from '../sections/home.ts';

type Look<K extends SectionKind> = ComponentType<SectionProps<K>>;
type Loaders = { [K in Exclude<SectionKind, 'figure'>]: () => Promise<{ default: Look<K> }> };
type Drawings = {
  [N in DrawingName]: () => Promise<{ default: ComponentType<{ section: FigureOf<N> }> }>;
};

const ofHome =
  <K extends keyof typeof homeLooks>(kind: K) =>
  async () => ({ default: (await import('../sections/home.ts')).homeLooks[kind] });

/** One line a look. A page loads only the looks that it uses. */
const loaders: Loaders = {
  'article-body': () => import('../sections/article-body.tsx'),
  articles: () => import('../sections/articles.tsx'),
  buyers: ofHome('buyers'),
  'card-track': () => import('../sections/card-track.tsx'),
  'case-studies': () => import('../sections/case-studies.tsx'),
  'closing-call': () => import('../sections/closing-call.tsx'),
  contact: () => import('../sections/contact.tsx'),
  counter: ofHome('counter'),
  essay: () => import('../sections/essay.tsx'),
  faq: ofHome('faq'),
  'home-hero': ofHome('home-hero'),
  hub: () => import('../sections/hub.tsx'),
  instrument: () => import('../sections/instrument.tsx'),
  'human-values': ofHome('human-values'),
  ledger: () => import('../sections/ledger.tsx'),
  lost: () => import('../sections/lost.tsx'),
  newsletter: () => import('../sections/newsletter.tsx'),
  'numbered-list': () => import('../sections/numbered-list.tsx'),
  'page-hero': () => import('../sections/page-hero.tsx'),
  pipeline: ofHome('pipeline'),
  posts: ofHome('posts'),
  process: ofHome('process'),
  'product-flow': () => import('../sections/product-flow.tsx'),
  related: () => import('../sections/related.tsx'),
  'resource-cards': () => import('../sections/resource-cards.tsx'),
  'role-blocks': () => import('../sections/role-blocks.tsx'),
  'solution-cards': ofHome('solution-cards'),
  testimonials: () => import('../sections/testimonials.tsx'),
  tiles: () => import('../sections/tiles.tsx'),
  versus: () => import('../sections/versus.tsx'),
  'what-if': ofHome('what-if'),
};

/** One line a figure: every drawing is a look of its own. */
const drawings: Drawings = {
  calendars: () => import('../sections/figure/calendars.tsx'),
  chain: () => import('../sections/figure/chain.tsx'),
  doors: () => import('../sections/figure/doors.tsx'),
  evidence: () => import('../sections/figure/evidence.tsx'),
  ladder: () => import('../sections/figure/ladder.tsx'),
  line: () => import('../sections/figure/line.tsx'),
  lineage: () => import('../sections/figure/lineage.tsx'),
  plan: () => import('../sections/figure/plan.tsx'),
  ring: () => import('../sections/figure/ring.tsx'),
  score: () => import('../sections/figure/score.tsx'),
  trace: () => import('../sections/figure/trace.tsx'),
};

/** What draws a section: the file under `src/sections/`, without its ending. */
export const lookOf = (section: Section): string =>
  section.kind === 'figure' ? `figure/${section.drawing}` : section.kind;

const load = (section: Section): Promise<{ default: unknown }> =>
  section.kind === 'figure' ? drawings[section.drawing]() : loaders[section.kind]();

/** By {@link lookOf}. */
export type Looks = ReadonlyMap<string, ComponentType<SectionProps>>;

/** Loads the components that a page needs, each once. */
export async function loadLooks(page: Page): Promise<Looks> {
  const wanted = new Map(page.sections.map((section) => [lookOf(section), section]));
  return new Map(
    await Promise.all(
      [...wanted].map(
        async ([look, section]) =>
          // The registries' types tie each look to its own section; a map can't express that.
          [look, (await load(section)).default as ComponentType<SectionProps>] as const,
      ),
    ),
  );
}
