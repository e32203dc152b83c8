import { useRef } from 'react';
import type { SectionProps } from '../../content/types.ts';
import { lazyWhenVisible } from '../../lib/lazy.tsx';
import { TitledSection } from '../../ui/section.tsx';

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
