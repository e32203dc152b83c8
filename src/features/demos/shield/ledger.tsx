import { cn } from '../../../lib/cn.ts';
import { type Alteration, columns, type HistoryEntry, originals } from './history.ts';

/** A record of the ledger: the demo's list of sealed records, each with its hash. */
export interface LedgerRow extends HistoryEntry {
  hash: string;
  /** Altered values. Their lines take up room from the first step on. */
  edits: readonly Alteration[];
  /** `misfit`: the stored hash no longer matches the record and its predecessors. */
  state: 'sealed' | 'misfit' | 'deleted';
}

interface LedgerProps {
  rows: readonly LedgerRow[];
  selected: number;
  select: (number: number) => void;
}

/** Hexagon, as path data. */
const hexagon = 'M0-12L10.4-6V6L0 12L-10.4 6V-6Z';

const isChanged = ({ number, fields }: LedgerRow, field: number) =>
  fields[field] !== originals[number - 1]?.[field];

/** Hexagon beside a record. A line connects it to those above and below while its hash matches. */
function RecordIcon({ state, edits }: LedgerRow) {
  const isSealed = state === 'sealed';
  const colour = { sealed: 'text-accent', misfit: 'text-(--danger)', deleted: 'text-muted' };
  return (
    <svg
      // The icon also spans the lines of the altered values.
      style={edits.length ? { gridRow: `1 / span ${2 + edits.length}` } : undefined}
      viewBox="-20 -20 40 40"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
      className={cn('row-span-2 w-10 overflow-visible lg:row-span-1', colour[state])}
    >
      {isSealed && <path d="M0-12V-38M0 12V38" />}
      <path
        d={hexagon}
        fill="currentColor"
        fillOpacity={isSealed ? 0.22 : 0}
        strokeDasharray={isSealed ? undefined : '3 3'}
      />
      {state === 'misfit' && <path d="M0-5V2M0 4.5V6" strokeWidth="2.25" />}
    </svg>
  );
}

/**
 * The first digits of a record's hash, and for screen readers its state, which sighted visitors see
 * by colour.
 */
function Hash({ state, hash }: LedgerRow) {
  const text = state === 'deleted' ? 'deleted' : hash.slice(0, 8);
  const spoken = { sealed: ', sealed', misfit: ', does not fit', deleted: '' };
  return (
    <span
      className={cn(
        'type-small text-right font-mono',
        state === 'misfit' ? 'text-(--danger)' : 'text-muted',
      )}
    >
      <span>{text}</span>
      <span className="sr-only">{spoken[state]}</span>
    </span>
  );
}

/** One line for each altered value: the sealed value and the current one. */
const Edits = ({ row }: { row: LedgerRow }) =>
  row.edits.map(({ field, sealed, value }) => (
    <p
      key={field}
      className="type-small col-span-2 col-start-2 flex flex-wrap gap-x-5 font-medium lg:col-span-4 lg:col-start-3"
    >
      <span>
        <span>{columns[field]}</span>: <span className="text-accent">{`sealed as ${sealed}`}</span>
      </span>
      <span className={cn('text-(--danger)', !isChanged(row, field) && 'invisible')}>
        {`altered to ${value || '(empty)'}`}
      </span>
    </p>
  ));

function Fields({ row }: { row: LedgerRow }) {
  const [time, event, amount, by] = row.fields.map((value, field) => (
    <span
      key={columns[field]}
      className={cn(
        '[overflow-wrap:anywhere]',
        isChanged(row, field) && 'bg-(--danger) px-1 -mx-1 text-surface',
      )}
    >
      {value || '(empty)'}
    </span>
  ));
  return (
    <>
      <span className="type-small font-mono text-muted max-lg:hidden">{time}</span>
      <span className="type-small font-medium">{event}</span>
      <span className="type-small text-right lg:text-left">{amount}</span>
      <span className="type-small text-muted">{by}</span>
    </>
  );
}

/** The list of records. The hexagons beside them are connected by a line. */
export const Ledger = ({ rows, selected, select }: LedgerProps) => (
  <ol className="overflow-y-clip border-b border-line">
    {rows.map((row) => (
      <li
        key={row.number}
        className={cn(
          'relative grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line py-2.5 lg:py-1',
          'lg:grid-cols-[2.5rem_4rem_minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,1.3fr)_7rem]',
          'has-[:focus-visible]:bg-raised has-[[aria-pressed=true]]:bg-raised',
          row.state === 'deleted' && 'text-muted line-through',
        )}
      >
        <RecordIcon {...row} />
        <Fields row={row} />
        <Hash {...row} />
        <Edits row={row} />
        <button
          type="button"
          className="scripting-only absolute inset-0"
          aria-pressed={row.number === selected}
          aria-label={`Open record ${row.number}`}
          onClick={() => select(row.number)}
        />
      </li>
    ))}
  </ol>
);
