import type { SupplementOf } from './data.ts';
import { NoteSection } from './frame.tsx';
import { Table } from './table.tsx';

/** Two ways to the same thing, part by part, and what that comes to. */
export function Comparison({ note }: { note: SupplementOf<'comparison'> }) {
  return (
    <NoteSection note={note} wide>
      <Table
        caption={note.title}
        head={note.head}
        rows={note.rows.map((cells) => ({ key: cells[0] ?? '', cells }))}
      />
      <p className="type-lede mt-8 max-w-[38em] text-balance">{note.verdict}</p>
    </NoteSection>
  );
}
