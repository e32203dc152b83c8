import { useRef } from 'react';
import type { ClaimId } from '../../content/claims.ts';
import type { SectionProps, Titled } from '../../content/types.ts';
import { lazyWhenVisible } from '../../lib/lazy.tsx';
import { TitledSection } from '../../ui/section.tsx';

/** Data of a table of claims: figures that the site states, from `content/claims.ts`. */
export interface MetricsTableSection extends Titled {
  kind: 'metrics-table';
  claims: readonly ClaimId[];
}

const Rows = lazyWhenVisible(() => import('./rows.tsx'));

/** A table of figures with the kind, label and measure of each claim, closed by a double line. */
export default function MetricsTable({ section, accent }: SectionProps<'metrics-table'>) {
  const ref = useRef<HTMLElement>(null);
  return (
    <TitledSection section={section} accent={accent} ref={ref} headClassName="head-split">
      <Rows
        within={ref}
        fallback={<div className="col-span-full min-h-screen" />}
        claims={section.claims}
      />
    </TitledSection>
  );
}
