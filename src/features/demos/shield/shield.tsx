import { useMemo, useState } from 'react';
import { cn } from '../../../lib/cn.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { DemoFrame } from '../demo-frame.tsx';
import type { DemoProps } from '../run.ts';
import { useDemo } from '../use-demo.ts';
import { raysOf } from './hash-chain.ts';
import {
  columns,
  deleteRecord,
  describeChange,
  editField,
  editsOf,
  example,
  exampleHashes,
  fieldLength,
  fromAddress,
  type History,
  sealedHashes,
  swapRecords,
  toAddress,
  untouched,
} from './history.ts';
import { Ledger, type LedgerRow } from './ledger.tsx';
import { type ChainState, findMisfit, shieldRun } from './shield-run.ts';
import { useHashChain, useSignedHead } from './use-hash-chain.ts';

const source =
  'The eight records are invented for this figure. Your browser computes the hashes with SHA-256 (FIPS 180-4). It signs the last hash with ML-DSA-65 (FIPS 204), under a key made for this visit and dropped at once. Nothing leaves your device.';

/** Rows of the list at a step. The steps are: sealed, changed, checked, sealed again. */
function getRows(step: number, chain: ChainState): LedgerRow[] {
  const { sealed, computed } = chain;
  const history = step === 0 ? untouched : chain.history;
  const edits = editsOf(chain.history);
  const misfit = step === 2 ? findMisfit(chain) : -1;
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
 * The hash chain of the records as they are now, and the signature over the sealed head.
 *
 * @param signs whether to sign the head (the last hash); the first time fetches the library for it
 */
function useSignedChain(history: History, signs: boolean): ChainState {
  const { entries, hashes } = useHashChain(history, {
    entries: example,
    hashes: exampleHashes,
  });
  const signed = useSignedHead(sealedHashes.at(-1) ?? '', signs);
  const head = hashes.at(-1) ?? '';
  // Verifying takes some milliseconds, so it runs once for each head, not in each render.
  const signature = useMemo(
    () => signed && { bytes: signed.signature.length, fits: signed.isFor(head) },
    [signed, head],
  );
  return { history: entries, sealed: sealedHashes, computed: hashes, signature };
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
  const chain = useSignedChain(history, player.state !== 'idle');
  /** Sentence about the visitor's last change in the current step; empty when there was none. */
  const [edit, setEdit] = useState('');
  const run = shieldRun(chain, edit);
  const signedHead = chain.sealed.at(-1) ?? '';
  const head = player.step < 2 ? signedHead : (chain.computed.at(-1) ?? '');

  const change = (next: History) => {
    demo.change(next);
    setEdit(describeChange(history, next));
  };

  return (
    <DemoFrame
      {...props}
      offering="shield"
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
        <div className="grid gap-y-4">
          <Ledger rows={getRows(player.step, chain)} selected={selected} select={setSelected} />
          <div className="flex items-center justify-between gap-3">
            <Seal hash={signedHead} title="Head, as signed" isValid />
            <span
              aria-hidden="true"
              className={cn(
                'type-display',
                head === signedHead ? 'text-accent' : 'text-(--danger)',
              )}
            >
              {head === signedHead ? '=' : '≠'}
            </span>
            <Seal hash={head} title="Head, as it is now" isValid={head === signedHead} />
          </div>
        </div>
      }
      settings={<Editor history={history} selected={selected} change={change} />}
    />
  );
}

interface SealProps {
  hash: string;
  title: string;
  /** Whether the hash is the signed one. */
  isValid: boolean;
}

/**
 * Shows a hash as a seal: rays around a hexagon, one for each hexadecimal digit. Two seals look the
 * same only if their hashes are the same.
 */
function Seal({ hash, title, isValid }: SealProps) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-6 gap-y-3">
      <svg
        viewBox="-100 -100 200 200"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
        className={cn(
          'w-20 shrink-0 lg:w-[min(10vw,18svh)]',
          isValid ? 'text-accent' : 'text-(--danger)',
        )}
      >
        <path
          d="M0-36L31.2-18V18L0 36L-31.2 18V-18Z"
          strokeWidth="2"
          fill="currentColor"
          fillOpacity={isValid ? 0.22 : 0}
          strokeDasharray={isValid ? undefined : '4 4'}
        />
        <path d={raysOf(hash)} strokeWidth="2.4" />
      </svg>
      <div className="min-w-0">
        <p className="type-mark">{title}</p>
        <p className="type-small mt-1 font-mono [overflow-wrap:anywhere]">{`${hash.slice(0, 12)}…`}</p>
      </div>
    </div>
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
      {/* Floating, a legend stands beside what follows. */}
      <legend className="type-mark float-left py-2 text-accent">{`Try it: record ${selected}`}</legend>
      <div className="mb-4">
        <div className="flex flex-wrap justify-end gap-3">
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
      </div>
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
    </fieldset>
  );
}
