import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import {
  columns,
  deleteRecord,
  editField,
  fieldLength,
  type History,
  swapRecords,
  untouched,
} from './history.ts';

interface EditorProps {
  history: History;
  /** Number of the record that is open. */
  selected: number;
  change: (history: History) => void;
}

/** Everything that a visitor may do to the records. */
export function Editor({ history, selected, change }: EditorProps) {
  const place = history.findIndex(({ number }) => number === selected);
  const entry = history[place];
  const next = history[place + 1];
  return (
    <fieldset>
      <legend className="type-mark mb-6 text-accent">Try it: record {selected}</legend>
      {entry ? (
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {columns.map((column, field) => (
            <Field
              key={column}
              label={column}
              value={entry.fields[field] ?? ''}
              maxLength={fieldLength}
              autoComplete="off"
              onChange={({ target }) => change(editField(history, selected, field, target.value))}
            />
          ))}
        </div>
      ) : (
        <p className="type-body text-muted">This record was deleted.</p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          variant="outline"
          aria-disabled={!entry || history.length === 1}
          className="aria-disabled:opacity-60"
          onClick={() => change(deleteRecord(history, selected))}
        >
          Delete it
        </Button>
        <Button
          variant="outline"
          aria-disabled={!entry || !next}
          className="aria-disabled:opacity-60"
          onClick={() => next && change(swapRecords(history, selected, next.number))}
        >
          Swap with the next
        </Button>
        <Button variant="outline" onClick={() => change(untouched)}>
          Put everything back
        </Button>
      </div>
    </fieldset>
  );
}
