/**
 * Loads and renders the supplements of a page: questions, tables and sources that follow its
 * sections. `supplements.tsx` imports this module when they are needed.
 */
import type { ComponentType } from 'react';
import { withAnswers } from '../content/open-questions.ts';
import { pathOfFile } from '../content/routes.ts';
import { SupplementsFrame } from '../sections/supplements/frame.tsx';
import type { Supplement } from '../sections/supplements/kinds.tsx';
import { supplementComponents } from '../sections/supplements/kinds.tsx';

const files = import.meta.glob<readonly Supplement[]>('../content/supplements/**/*.ts', {
  import: 'default',
});
const loaders = new Map(
  Object.entries(files).map(([file, load]) => [
    pathOfFile(file.replace('/supplements/', '/pages/')),
    load,
  ]),
);

/** The data of a page's supplements, with the questions that the site's owner has answered. */
export const readSupplements = async (path: string): Promise<readonly Supplement[]> =>
  withAnswers((await loaders.get(path)?.()) ?? [], path);

/** Loads one component that renders all supplements of a page; `null` if there are none. */
export async function loadSupplements(path: string): Promise<ComponentType | null> {
  const supplements = await readSupplements(path);
  if (supplements.length === 0) return null;
  return () => (
    <SupplementsFrame supplements={supplements}>
      {supplements.map((supplement) => {
        // The record ties each component to its own kind of supplement; a lookup can't.
        const Component = supplementComponents[supplement.kind] as ComponentType<{
          supplement: Supplement;
        }>;
        return <Component key={supplement.id} supplement={supplement} />;
      })}
    </SupplementsFrame>
  );
}
