/**
 * The run of the Shield demo: the texts, values and scene of its four steps, computed from the
 * records as they are now and from their hashes. Each record's hash covers the hash before it; the
 * last hash is called the head, and it is signed.
 */

import type { SceneRun } from '../../../scene/index.tsx';
import type { DemoRun } from '../run.ts';
import { findFirstMisfit } from './hash-chain.ts';
import { columns, describeChanges, editsOf, type History } from './history.ts';

export interface ChainState {
  history: History;
  /** Hashes that were stored with the eight records when they were sealed. */
  sealed: readonly string[];
  /** Hashes of the records as they are now, in their current order. */
  computed: readonly string[];
  /**
   * The signature over the sealed head; null until it has been made. `bytes` is its size, and
   * `fits` says whether it is valid for the current head.
   */
  signature: { bytes: number; fits: boolean } | null;
}

/** Index of the first record whose stored hash no longer matches; -1 if all match. */
export const findMisfit = ({ history, sealed, computed }: ChainState): number =>
  findFirstMisfit(
    history.map(({ number }) => sealed[number - 1] ?? ''),
    computed,
  );

const toSceneRun = (seal: NonNullable<SceneRun['seal']>): SceneRun => ({
  at: 'shield',
  mood: 'rests',
  seal,
});

/** All changes to the records, as one sentence. */
function changesSentence(history: History): string {
  const changes = describeChanges(history);
  return changes ? `${changes[0]?.toUpperCase()}${changes.slice(1)}.` : 'Nothing was changed.';
}

/**
 * Message of the step `changed`. If only one value is altered, the message has the sealed value
 * too.
 */
function changedStep(history: History, edit: string): string {
  const sentence = changesSentence(history);
  const edits = editsOf(history);
  const [only] = edits;
  if (!only || edits.length > 1 || edit) return sentence;
  return `${sentence} ${columns[only.field]}: sealed as ${only.sealed}, altered to ${only.value || '(empty)'}.`;
}

function checkedStep(misfit: number | undefined, isSame: boolean): string {
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

function resultOf(history: History, misfit: number | undefined, isSame: boolean): string {
  if (isSame)
    return 'Nothing was changed, so the chain fits and the signature over its head holds.';
  const found = misfit
    ? `The check named record ${misfit}, and sealing`
    : 'The remaining records fit, but sealing';
  return `${changesSentence(history)} ${found} the whole chain again did not bring the signed head back.`;
}

/** The computed values; `at` is the index of the step that computes each. */
function getComputed(state: ChainState): DemoRun['computed'] {
  const { history, sealed, computed, signature } = state;
  const misfit = history[findMisfit(state)]?.number;
  const changedHashes = history.filter(
    ({ number }, index) => sealed[number - 1] !== computed[index],
  );
  const differing = differingBits(computed.at(-1) ?? '', sealed.at(-1) ?? '');
  return [
    { at: 2, label: 'First misfit', value: misfit ? `Record ${misfit}` : 'None' },
    { at: 2, label: 'Hashes that changed', value: `${changedHashes.length} of ${history.length}` },
    { at: 3, label: 'Bits of the head that differ', value: `${differing} of 256` },
    {
      at: 3,
      label: 'Signature on the head',
      value: signature
        ? `${signature.fits ? 'Holds' : 'Does not hold'}, ${signature.bytes.toLocaleString('en')} bytes`
        : 'Made when played',
      isLong: true,
    },
  ];
}

/**
 * Computes the run.
 *
 * @param edit sentence about the visitor's last change, with which each step's message begins
 */
export function shieldRun(state: ChainState, edit = ''): DemoRun {
  const { history, sealed, computed } = state;
  const misfitIndex = findMisfit(state);
  const misfit = history[misfitIndex]?.number;
  const head = computed.at(-1) ?? '';
  const signed = sealed.at(-1) ?? '';
  const isSame = head === signed;
  /** Share of the chain that is valid, 0 to 1. */
  const validShare = misfitIndex < 0 ? 1 : misfitIndex / history.length;
  // A screen reader reads a live region only when its text changes. The edit makes the text
  // differ when the same record is edited again.
  const withEdit = (message: string) => (edit ? `${edit} ${message}` : message);

  return {
    steps: [
      {
        title: 'Sealed',
        message: withEdit(
          'Eight records are sealed in order. Each hash covers its record and the hash before it; the last one is signed.',
        ),
        scene: toSceneRun({ hash: signed, validShare: 1 }),
      },
      {
        title: 'Changed',
        message: withEdit(changedStep(history, edit)),
        // The records are not checked yet, so the shell is still closed.
        scene: toSceneRun({ hash: signed, validShare: 1 }),
      },
      {
        title: 'Checked',
        message: withEdit(checkedStep(misfit, isSame)),
        scene: toSceneRun({ hash: head, validShare }),
      },
      {
        title: 'Sealed again',
        message: withEdit(resealedStep(isSame)),
        scene: toSceneRun({ hash: head, signed, validShare: 1 }),
      },
    ],
    result: resultOf(history, misfit, isSame),
    computed: getComputed(state),
  };
}

/** Number of bits in which two hexadecimal hashes of one length differ. */
const differingBits = (one: string, other: string): number =>
  [...one].reduce((sum, digit, index) => {
    const difference = Number.parseInt(digit, 16) ^ Number.parseInt(other[index] ?? '0', 16);
    return sum + difference.toString(2).replaceAll('0', '').length;
  }, 0);
