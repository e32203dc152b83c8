/** What a run of the chain shows, computed from the records as they are and their hashes. */

import type { SceneRun } from '../../../scene/index.tsx';
import type { InstrumentRun } from '../run.ts';
import { firstMisfit } from './hash-chain.ts';
import { changesOf, columns, editsOf, type History, longestStep } from './history.ts';

export interface ChainState {
  history: History;
  /** Hash that was stored beside each of the eight records when they were sealed. */
  sealed: readonly string[];
  /** Hashes that the records give as they are now, in their present order. */
  computed: readonly string[];
  /** The signature over the sealed head, once there is one. */
  signature: { bytes: number; fits: boolean } | null;
}

/** Number of the first record that no longer fits; null where each fits the one before it. */
export function misfitOf({ history, sealed, computed }: ChainState): number | null {
  const stored = history.map(({ number }) => sealed[number - 1] ?? '');
  const index = firstMisfit(stored, computed);
  return history[index]?.number ?? null;
}

const around = (seal: NonNullable<SceneRun['seal']>): SceneRun => ({
  at: 'shield',
  mood: 'rests',
  seal,
});

/** What was done to the records, as one sentence. */
function changeSentence(history: History): string {
  const changes = changesOf(history);
  return changes ? `${changes[0]?.toUpperCase()}${changes.slice(1)}.` : 'Nothing was changed.';
}

/** The sentence of the step `changed`: a single altered value is told with what it was before. */
function changedStep(history: History, edit: string): string {
  const changed = changeSentence(history);
  const edits = editsOf(history);
  const [only] = edits;
  if (!only || edits.length > 1 || edit) return changed;
  return `${changed} ${columns[only.field]}: sealed as ${only.sealed}, altered to ${only.value || '(empty)'}.`;
}

function checkedStep(misfit: number | null, isSame: boolean): string {
  if (misfit)
    return `Record ${misfit} is the first that no longer fits, and no hash after it does either.`;
  return isSame
    ? 'Every record fits the one before it, and the head is the one that was signed.'
    : 'What is left still fits together, but its head is not the one that was signed.';
}

const resealedStep = (isSame: boolean) =>
  isSame
    ? 'Sealing again gives the same head, so the signature still holds.'
    : 'Sealed again, every record fits. But the last hash is not the one that was signed. The administrator has no key to sign the new one.';

function resultOf(history: History, misfit: number | null, isSame: boolean): string {
  if (isSame)
    return 'Nothing was changed, so the chain fits and the signature over its head holds.';
  const found = misfit
    ? `The check named record ${misfit}, and sealing`
    : 'The remaining records fit, but sealing';
  return `${changeSentence(history)} ${found} the whole chain again did not bring the signed head back.`;
}

/** The figures that a run shows; `at` is the step from which on each is known. */
function figuresOf(state: ChainState): InstrumentRun['computed'] {
  const { history, sealed, computed, signature } = state;
  const misfit = misfitOf(state);
  const changed = history.filter(({ number }, index) => sealed[number - 1] !== computed[index]);
  const differing = differingBits(computed.at(-1) ?? '', sealed.at(-1) ?? '');
  return [
    { at: 2, label: 'First misfit', value: misfit ? `Record ${misfit}` : 'None' },
    { at: 2, label: 'Hashes that changed', value: `${changed.length} of ${history.length}` },
    { at: 3, label: 'Bits of the head that differ', value: `${differing} of 256` },
    {
      at: 3,
      label: 'Signature on the head',
      value: signature
        ? `${signature.fits ? 'Holds' : 'Does not hold'}, ${signature.bytes.toLocaleString('en')} bytes`
        : 'Made when played',
      longestValue: 'Does not hold, 3,309 bytes',
    },
  ];
}

/** @param edit what the visitor has just changed, as a sentence; each step's text begins with it */
export function shieldRun(state: ChainState, edit = ''): InstrumentRun {
  const { history, sealed, computed } = state;
  const misfit = misfitOf(state);
  const head = computed.at(-1) ?? '';
  const signed = sealed.at(-1) ?? '';
  const isSame = head === signed;
  const before = history.findIndex(({ number }) => number === misfit);
  const fits = before < 0 ? 1 : before / history.length;
  // A screen reader speaks the status only when its text changes, and the same record may be edited again.
  const spoken = (message: string) => ({
    message: edit ? `${edit} ${message}` : message,
    longestMessage: `${longestStep} ${message}`,
  });

  return {
    instrument: 'shield',
    steps: [
      {
        id: 'sealed',
        title: 'Sealed',
        ...spoken(
          'Eight records are sealed in order. Each hash covers its record and the hash before it; the last one is signed.',
        ),
        scene: around({ hash: signed, fits: 1 }),
      },
      {
        id: 'changed',
        title: 'Changed',
        ...spoken(changedStep(history, edit)),
        // The records are not checked yet, so the shell is still closed.
        scene: around({ hash: signed, fits: 1 }),
      },
      {
        id: 'checked',
        title: 'Checked',
        ...spoken(checkedStep(misfit, isSame)),
        scene: around({ hash: head, fits }),
      },
      {
        id: 'resealed',
        title: 'Sealed again',
        ...spoken(resealedStep(isSame)),
        scene: around({ hash: head, signed, fits: 1 }),
      },
    ],
    result: resultOf(history, misfit, isSame),
    computed: figuresOf(state),
  };
}

/** Number of bits in which two hexadecimal hashes of one length differ. */
export const differingBits = (one: string, other: string): number =>
  [...one].reduce((sum, digit, index) => {
    const difference = Number.parseInt(digit, 16) ^ Number.parseInt(other[index] ?? '0', 16);
    return sum + difference.toString(2).replaceAll('0', '').length;
  }, 0);
