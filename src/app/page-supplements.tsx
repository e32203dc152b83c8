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

/** In a file of its own, because only one page has it. */
const ClaimList = lazy(() => import('../sections/supplements/claim-list.tsx'));

type SupplementComponent<K extends Supplement['kind']> = ComponentType<{ note: SupplementOf<K> }>;

/** The component of each kind. */
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

/** The supplements of a page as they are written, with what the owner has answered. */
export const readSupplements = async (path: string): Promise<readonly Supplement[]> =>
  withAnswers((await loaders.get(path)?.()) ?? [], path);

/** One component for all supplements of a page; `null` where there is no file. */
export async function loadSupplements(path: string): Promise<ComponentType | null> {
  const supplements = await readSupplements(path);
  if (supplements.length === 0) return null;
  return () => (
    <SupplementsFrame contents={supplements}>
      {supplements.map((supplement) => {
        // The registry's type ties each component to its own supplement; indexing it can't express that.
        const Component = components[supplement.kind] as ComponentType<{ note: Supplement }>;
        return <Component key={supplement.id} note={supplement} />;
      })}
    </SupplementsFrame>
  );
}
