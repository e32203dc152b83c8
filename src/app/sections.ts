/** Loads the components of sections. A page loads only those of its own sections. */
import type { ComponentType } from 'react';
import type { Page, Section, SectionProps } from '../content/types.ts';

/** A folder is a kind of section. Of illustrations, each drawing is a file. */
const loaders = import.meta.glob<ComponentType<SectionProps>>(
  ['../sections/*/index.tsx', '../sections/illustrations/*.tsx'],
  { import: 'default' },
);

/** File of a section's component, relative to `src/sections/`. */
export const sectionModule = (section: Section): string =>
  section.kind === 'illustration'
    ? `illustrations/${section.drawing}.tsx`
    : `${section.kind}/index.tsx`;

/** Components of sections by {@link sectionModule}. */
export type SectionComponents = ReadonlyMap<string, ComponentType<SectionProps>>;

/**
 * Loads the components that a page needs, each once.
 *
 * @throws if a kind of section has no folder, which fails the build
 */
export async function loadSections(page: Page): Promise<SectionComponents> {
  const modules = [...new Set(page.sections.map(sectionModule))];
  return new Map(
    await Promise.all(
      modules.map(async (module) => {
        const load = loaders[`../sections/${module}`];
        if (!load) throw new Error(`A page has a section without src/sections/${module}.`);
        return [module, await load()] as const;
      }),
    ),
  );
}
