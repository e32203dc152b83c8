import type { ComponentType } from 'react';
import type {
  DrawingName,
  FigureOf,
  Page,
  Section,
  SectionKind,
  SectionProps,
} from '../content/types.ts';

type SectionComponent<K extends SectionKind> = ComponentType<SectionProps<K>>;
type Loaders = {
  [K in Exclude<SectionKind, 'illustration'>]: () => Promise<{ default: SectionComponent<K> }>;
};
type Illustrations = {
  [N in DrawingName]: () => Promise<{ default: ComponentType<{ section: FigureOf<N> }> }>;
};

/** One line a kind of section. A page loads only the components that it uses. */
const loaders: Loaders = {
  'article-body': () => import('../sections/article-body.tsx'),
  articles: () => import('../sections/articles.tsx'),
  'audience-picker': () => import('../sections/audience-picker.tsx'),
  'card-track': () => import('../sections/card-track.tsx'),
  'case-studies': () => import('../sections/case-studies.tsx'),
  'closing-call': () => import('../sections/closing-call.tsx'),
  contact: () => import('../sections/contact.tsx'),
  counter: () => import('../sections/counter.tsx'),
  essay: () => import('../sections/essay.tsx'),
  faq: () => import('../sections/faq.tsx'),
  'home-hero': () => import('../sections/home-hero.tsx'),
  'link-list': () => import('../sections/link-list.tsx'),
  demo: () => import('../sections/demo.tsx'),
  'human-values': () => import('../sections/human-values.tsx'),
  'metrics-table': () => import('../sections/metrics-table.tsx'),
  'not-found': () => import('../sections/not-found.tsx'),
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
  bento: () => import('../sections/bento.tsx'),
  comparison: () => import('../sections/comparison.tsx'),
  'what-if': () => import('../sections/what-if.tsx'),
};

/** One line an illustration, each in a chunk of its own. */
const illustrations: Illustrations = {
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

/** Module of a section's component: the file under `src/sections/`, without its ending. */
export const sectionModule = (section: Section): string =>
  section.kind === 'illustration' ? `illustrations/${section.drawing}` : section.kind;

const load = (section: Section): Promise<{ default: unknown }> =>
  section.kind === 'illustration' ? illustrations[section.drawing]() : loaders[section.kind]();

/** By {@link sectionModule}. */
export type SectionComponents = ReadonlyMap<string, ComponentType<SectionProps>>;

/** Loads the components that a page needs, each once. */
export async function loadSections(page: Page): Promise<SectionComponents> {
  const wanted = new Map(page.sections.map((section) => [sectionModule(section), section]));
  return new Map(
    await Promise.all(
      [...wanted].map(
        async ([module, section]) =>
          // The registries' types tie each component to its own section; a map can't express that.
          [module, (await load(section)).default as ComponentType<SectionProps>] as const,
      ),
    ),
  );
}
