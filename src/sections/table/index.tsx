import { useRef } from 'react';
import type { SectionProps, Titled } from '../../content/types.ts';
import { lazyWhenVisible } from '../../lib/lazy.tsx';
import { TitledSection } from '../../ui/section.tsx';

/** Data of a table that compares alternatives. The first cell of each row is its header. */
export interface TableSection extends Titled {
  kind: 'table';
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Conclusion below the table. */
  verdict: string;
}

const Table = lazyWhenVisible(() => import('../../ui/table.tsx'));

/** A table that compares alternatives, with a conclusion below it. */
export default function Alternatives({ section }: SectionProps<'table'>) {
  const ref = useRef<HTMLElement>(null);
  return (
    <TitledSection section={section} ref={ref} headClassName="head-split">
      <div className="col-span-full mt-stack">
        <Table
          within={ref}
          fallback={<div className="min-h-screen" />}
          caption={section.title}
          head={section.head}
          rows={section.rows.map((cells) => ({ key: cells[0] ?? '', cells }))}
        />
        <p className="type-lede mt-8 max-w-[38em] text-balance">{section.verdict}</p>
      </div>
    </TitledSection>
  );
}
