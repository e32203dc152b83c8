import type { ComponentType } from 'react';
import type {
  DrawingName,
  FigureOf,
  Page,
  Section,
  SectionKind,
  SectionProps,
} from '../content/types.ts';

type Look<K extends SectionKind> = ComponentType<SectionProps<K>>;
type Loaders = { [K in Exclude<SectionKind, 'figure'>]: () => Promise<{ default: Look<K> }> };
type Drawings = {
  [N in DrawingName]: () => Promise<{ default: ComponentType<{ section: FigureOf<N> }> }>;
};

/** One line a look. A page loads only the looks that it uses. */
const loaders: Loaders = {
  'article-body': () => import('../sections/article-body.tsx'),
  articles: () => import('../sections/articles.tsx'),
  buyers: () => import('../sections/audience-picker.tsx'),
  'card-track': () => import('../sections/card-track.tsx'),
  'case-studies': () => import('../sections/case-studies.tsx'),
  'closing-call': () => import('../sections/closing-call.tsx'),
  contact: () => import('../sections/contact.tsx'),
  counter: () => import('../sections/counter.tsx'),
  essay: () => import('../sections/essay.tsx'),
  faq: () => import('../sections/faq.tsx'),
  'home-hero': () => import('../sections/home-hero.tsx'),
  hub: () => import('../sections/link-list.tsx'),
  instrument: () => import('../sections/demo.tsx'),
  'human-values': () => import('../sections/human-values.tsx'),
  ledger: () => import('../sections/metrics-table.tsx'),
  lost: () => import('../sections/not-found.tsx'),
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
  tiles: () => import('../sections/bento.tsx'),
  versus: () => import('../sections/comparison.tsx'),
  'what-if': () => import('../sections/what-if.tsx'),
};

/** One line a figure: every drawing is a look of its own. */
const drawings: Drawings = {
  calendars: () => import('../sections/illustrations/calendars.tsx'),
  chain: () => import('../sections/illustrations/chain.tsx'),
  doors: () => import('../sections/illustrations/doors.tsx'),
  evidence: () => import('../sections/illustrations/evidence.tsx'),
  ladder: () => import('../sections/illustrations/ladder.tsx'),
  line: () => import('../sections/illustrations/line.tsx'),
  lineage: () => import('../sections/illustrations/lineage.tsx'),
  plan: () => import('../sections/illustrations/plan.tsx'),
  ring: () => import('../sections/illustrations/ring.tsx'),
  score: () => import('../sections/illustrations/score.tsx'),
  trace: () => import('../sections/illustrations/trace.tsx'),
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
