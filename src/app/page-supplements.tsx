/**
 * Loads and renders the supplements of a page: questions, tables and sources that follow its
 * sections. `supplements.tsx` imports this module when they are needed.
 */
import { type ComponentType, lazy } from 'react';
import { withAnswers } from '../content/open-questions.ts';
import { pathOfFile } from '../content/routes.ts';
import type { Supplement, SupplementOf } from '../sections/supplements/data.ts';
import { SupplementsFrame } from '../sections/supplements/frame.tsx';
import {
  Comparison,
  Estimator,
  Facts,
  Glossary,
  Questions,
  Ways,
  Weeks,
} from '../sections/supplements/kinds.tsx';

const files = import.meta.glob<readonly Supplement[]>('../content/supplements/**/*.ts', {
  import: 'default',
});
const loaders = new Map(
  Object.entries(files).map(([file, load]) => [
    pathOfFile(file.replace('/supplements/', '/pages/')),
    load,
  ]),
);

/** Lazy, because only one page has it. */
const ClaimList = lazy(() => import('../sections/supplements/claim-list.tsx'));

type SupplementComponent<K extends Supplement['kind']> = ComponentType<{
  supplement: SupplementOf<K>;
}>;

/** The component of each kind of supplement. */
const components: { [K in Supplement['kind']]: SupplementComponent<K> } = {
  claims: ClaimList,
  comparison: Comparison,
  estimator: Estimator,
  facts: Facts,
  glossary: Glossary,
  questions: Questions,
  ways: Ways,
  weeks: Weeks,
};

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
        // The type of `components` ties each component to its own kind; this lookup can't.
        const Component = components[supplement.kind] as ComponentType<{ supplement: Supplement }>;
        return <Component key={supplement.id} supplement={supplement} />;
      })}
    </SupplementsFrame>
  );
}
