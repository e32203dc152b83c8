/** Loads the components of sections. A page loads only those of its own sections. */
import type { ComponentType } from 'react';
import type {
  IllustrationName,
  Page,
  Section,
  SectionKind,
  SectionProps,
} from '../content/types.ts';
import type { homeSections } from '../sections/home.ts';
import type { IllustrationProps } from '../sections/illustrations/parts/drawing.tsx';

type SectionComponent<K extends SectionKind> = ComponentType<SectionProps<K>>;
type Loaders = {
  [K in Exclude<SectionKind, 'illustration'>]: () => Promise<{ default: SectionComponent<K> }>;
};
type Illustrations = {
  [N in IllustrationName]: () => Promise<{ default: ComponentType<IllustrationProps<N>> }>;
};

/** Loader of a section of the home page, whose sections are all in one chunk. */
const fromHome =
  <K extends keyof typeof homeSections>(kind: K) =>
  async () => ({ default: (await import('../sections/home.ts')).homeSections[kind] });

/** Loader of the component for each kind of section. */
const loaders: Loaders = {
  'article-body': () => import('../sections/article-body/index.tsx'),
  articles: () => import('../sections/articles/index.tsx'),
  'audience-picker': fromHome('audience-picker'),
  'card-track': () => import('../sections/card-track/index.tsx'),
  'case-studies': () => import('../sections/case-studies/index.tsx'),
  'closing-call': () => import('../sections/closing-call/index.tsx'),
  contact: () => import('../sections/contact/index.tsx'),
  counter: fromHome('counter'),
  essay: () => import('../sections/essay/index.tsx'),
  estimator: () => import('../sections/estimator/index.tsx'),
  faq: fromHome('faq'),
  'home-hero': fromHome('home-hero'),
  'link-list': () => import('../sections/link-list/index.tsx'),
  demo: () => import('../sections/demo/index.tsx'),
  'human-values': fromHome('human-values'),
  'metrics-table': () => import('../sections/metrics-table/index.tsx'),
  'not-found': () => import('../sections/not-found/index.tsx'),
  newsletter: () => import('../sections/newsletter/index.tsx'),
  'numbered-list': () => import('../sections/numbered-list/index.tsx'),
  'page-hero': () => import('../sections/page-hero/index.tsx'),
  pipeline: fromHome('pipeline'),
  posts: fromHome('posts'),
  process: fromHome('process'),
  'product-flow': () => import('../sections/product-flow/index.tsx'),
  related: () => import('../sections/related/index.tsx'),
  'resource-cards': () => import('../sections/resource-cards/index.tsx'),
  'role-blocks': () => import('../sections/role-blocks/index.tsx'),
  'solution-cards': fromHome('solution-cards'),
  testimonials: () => import('../sections/testimonials/index.tsx'),
  bento: () => import('../sections/bento/index.tsx'),
  comparison: () => import('../sections/comparison/index.tsx'),
  'what-if': fromHome('what-if'),
};

/** Loader of each illustration. Each is a separate chunk. */
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

/** File of a section's component, relative to `src/sections/`. */
export const sectionModule = (section: Section): string =>
  section.kind === 'illustration'
    ? `illustrations/${section.drawing}.tsx`
    : `${section.kind}/index.tsx`;

const load = (section: Section): Promise<{ default: unknown }> =>
  section.kind === 'illustration' ? illustrations[section.drawing]() : loaders[section.kind]();

/** Components of sections by {@link sectionModule}. */
export type SectionComponents = ReadonlyMap<string, ComponentType<SectionProps>>;

/** Loads the components that a page needs, each once. */
export async function loadSections(page: Page): Promise<SectionComponents> {
  const sectionByModule = new Map(
    page.sections.map((section) => [sectionModule(section), section]),
  );
  return new Map(
    await Promise.all(
      [...sectionByModule].map(
        async ([module, section]) =>
          // The type of `loaders` ties each component to its own kind of section; a `Map` can't.
          [module, (await load(section)).default as ComponentType<SectionProps>] as const,
      ),
    ),
  );
}
