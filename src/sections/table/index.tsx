import type { SectionProps, Titled } from '../../content/types.ts';
import { TitledSection } from '../../ui/section.tsx';
import { Table } from '../../ui/table.tsx';

/** Data of a table that compares alternatives. The first cell of each row is its header. */
export interface TableSection extends Titled {
  kind: 'table';
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Conclusion below the table. */
  verdict: string;
}

/** A table that compares alternatives, with a conclusion below it. */
export default function Alternatives({ section }: SectionProps<'table'>) {
  return (
    <TitledSection section={section} headClassName="head-split">
      <div className="col-span-full mt-stack">
        <Table
          caption={section.title}
          head={section.head}
          rows={section.rows.map((cells) => ({ key: cells[0] ?? '', cells }))}
        />
        <p className="type-lede mt-8 max-w-[38em] text-balance">{section.verdict}</p>
      </div>
    </TitledSection>
  );
}
