import { useRef } from 'react';
import type { SectionProps } from '../../content/types.ts';
import { lazyWhenVisible } from '../../lib/lazy.tsx';
import { TitledSection } from '../../ui/section.tsx';

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
