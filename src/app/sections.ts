/** Loads the components of sections. A page loads only those of its own sections. */
import type { ComponentType } from 'react';
import type { Page, SectionKind, SectionProps } from '../content/types.ts';

/** A folder is a kind of section. */
const loaders = import.meta.glob<ComponentType<SectionProps>>('../sections/*/index.tsx', {
  import: 'default',
});

/** Components of sections by kind. */
export type SectionComponents = ReadonlyMap<SectionKind, ComponentType<SectionProps>>;

/**
 * Loads the components that a page needs, each once.
 *
 * @throws if a kind of section has no folder, which fails the build
 */
export async function loadSections(page: Page): Promise<SectionComponents> {
  const kinds = [...new Set(page.sections.map(({ kind }) => kind))];
  return new Map(
    await Promise.all(
      kinds.map(async (kind) => {
        const load = loaders[`../sections/${kind}/index.tsx`];
        if (!load) throw new Error(`A page has a section without src/sections/${kind}/index.tsx.`);
        return [kind, await load()] as const;
      }),
    ),
  );
}
