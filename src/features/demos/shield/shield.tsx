import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { DemoFrame } from '../demo-frame.tsx';
import type { DemoProps } from '../run.ts';
import { useDemo } from '../use-demo.ts';
import {
  columns,
  deleteRecord,
  editField,
  editsOf,
  example,
  fieldLength,
  fromAddress,
  type History,
  stepBetween,
  swapRecords,
  toAddress,
  untouched,
} from './history.ts';
import { Ledger, type LedgerRow } from './ledger.tsx';
import { Seal } from './seal.tsx';
import { type ChainState, misfitOf, shieldRun } from './shield-run.ts';
import { useChain } from './use-chain.ts';

const source =
  'The eight records are invented for this figure. Your browser computes the hashes with SHA-256 (FIPS 180-4). It signs the last hash with ML-DSA-65 (FIPS 204), under a key made for this visit and dropped at once. Nothing leaves your device.';

/** Rows of the list at a step. The steps are: sealed, changed, checked, sealed again. */
function getRows(step: number, chain: ChainState): LedgerRow[] {
  const { sealed, computed } = chain;
  const history = step === 0 ? untouched : chain.history;
  const edits = editsOf(chain.history);
  const misfit = step === 2 ? misfitOf(chain) : -1;
  const rows: LedgerRow[] = history.map((entry, index) => ({
    ...entry,
    edits: edits.filter(({ number }) => number === entry.number),
    hash: (step === 3 ? computed[index] : sealed[entry.number - 1]) ?? '',
    state: misfit >= 0 && index >= misfit ? 'misfit' : 'sealed',
  }));
  for (const entry of untouched) {
    if (history.some(({ number }) => number === entry.number)) continue;
    const position = rows.findIndex(({ number }) => number === entry.number - 1) + 1;
    rows.splice(position, 0, { ...entry, edits: [], hash: '', state: 'deleted' });
  }
  return rows;
}

/**
 * Demo of Neural Shield, 'Try to change a sealed record': eight records in a hash chain, whose last
 * hash, the head, is signed.
 */
export default function Shield(props: DemoProps) {
  const {
    settings: history,
    player,
    ...demo
  } = useDemo({
    start: example,
    toAddress,
    fromAddress,
    stepCount: 4,
  });
  const [selected, setSelected] = useState(4);
  const chain = useChain(history, player.state !== 'idle');
  /** Sentence about the visitor's last change in the current step; empty when there was none. */
  const [edit, setEdit] = useState('');
  const run = shieldRun(chain, edit);
  const signedHead = chain.sealed.at(-1) ?? '';
  const head = player.step < 2 ? signedHead : (chain.computed.at(-1) ?? '');

  const change = (next: History) => {
    demo.change(next);
    setEdit(stepBetween(history, next));
  };

  return (
    <DemoFrame
      {...props}
      run={run}
      player={{
        ...player,
        play() {
          setEdit('');
          player.play();
        },
        goTo(step) {
          setEdit('');
          player.goTo(step);
        },
      }}
      source={source}
      figure={
        <div className="grid gap-y-6">
          <Ledger rows={getRows(player.step, chain)} selected={selected} select={setSelected} />
          <div className="grid gap-6 sm:grid-cols-2">
            <Seal hash={signedHead} title="Head, as signed" isValid />
            <Seal hash={head} title="Head, as it is now" isValid={head === signedHead} />
          </div>
        </div>
      }
      settings={<Editor history={history} selected={selected} change={change} />}
    />
  );
}

interface EditorProps {
  history: History;
  /** Number of the selected record. */
  selected: number;
  change: (history: History) => void;
}

/** Inputs by which a visitor edits, deletes and swaps records. */
function Editor({ history, selected, change }: EditorProps) {
  const index = history.findIndex(({ number }) => number === selected);
  const entry = history[index];
  const next = history[index + 1];
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
