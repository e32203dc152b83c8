/** The eight records, what a visitor may do to them, and the result as a short text for the address. */
import type { RecordFields } from './hash-chain.ts';

export const columns = ['Time', 'Event', 'Amount', 'By'] as const;

/** Invented for the instrument: one payment from invoice to ledger. */
export const originals: readonly RecordFields[] = [
  ['08:02', 'Invoice received', '12,400.00', 'Supplier portal'],
  ['08:03', 'Order matched', '12,400.00', 'Matching service'],
  ['08:41', 'Goods confirmed', '12,400.00', 'Warehouse'],
  ['09:15', 'Payment approved', '12,400.00', 'Controller'],
  ['09:16', 'Payment prepared', '12,400.00', 'Treasury'],
  ['10:00', 'Payment released', '12,400.00', 'Treasury'],
  ['10:02', 'Bank confirmed', '12,400.00', 'Bank'],
  ['10:05', 'Posted to ledger', '12,400.00', 'Ledger service'],
];

/** Longest value of a field. */
export const fieldLength = 24;

export interface HistoryEntry {
  /** The record's number when it was sealed, from 1. */
  number: number;
  fields: RecordFields;
}

export type History = readonly HistoryEntry[];

export const untouched: History = originals.map((fields, index) => ({ number: index + 1, fields }));

export const editField = (history: History, number: number, field: number, value: string) =>
  history.map((entry) =>
    entry.number === number
      ? {
          number,
          fields: entry.fields.map((old, at) => (at === field ? value.slice(0, fieldLength) : old)),
        }
      : entry,
  );

/** Keeps at least one record: an empty history has no head. */
export const deleteRecord = (history: History, number: number): History =>
  history.length > 1 ? history.filter((entry) => entry.number !== number) : history;

/** Exchanges two records. */
export function swapRecords(history: History, one: number, other: number): History {
  const [a, b] = [one, other].map((number) =>
    history.findIndex((entry) => entry.number === number),
  );
  return history.map((entry, index) =>
    index === a ? (history[b ?? -1] ?? entry) : index === b ? (history[a ?? -1] ?? entry) : entry,
  );
}

/** What the finished figure shows: one amount, raised by a thousand. */
export const example: History = editField(untouched, 4, 2, '13,400.00');

/** One field that no longer says what was sealed. */
export interface Alteration {
  /** Of its record. */
  number: number;
  /** Index into {@link columns}. */
  field: number;
  sealed: string;
  value: string;
}

/** Every change of a field. */
export const editsOf = (history: History): Alteration[] =>
  history.flatMap(({ number, fields }) =>
    fields.flatMap((value, field) => {
      const sealed = originals[number - 1]?.[field] ?? '';
      return value === sealed ? [] : [{ number, field, sealed, value }];
    }),
  );

/** @returns numbers in their order, then changed fields: `1235678~40=09:30` */
export const toAddress = (history: History): string =>
  [
    history.map(({ number }) => number).join(''),
    ...editsOf(history).map(({ number, field, value }) => `${number}${field}=${value}`),
  ].join('~');

/** Reads {@link toAddress}; null for anything else. Values stay plain text of limited length. */
export function fromAddress(text: string): History | null {
  const [order = '', ...edits] = text.split(/~(?=[1-8][0-3]=)/);
  if (!/^[1-8]{1,8}$/.test(order) || new Set(order).size !== order.length) return null;
  const history: History = [...order].flatMap((digit) =>
    untouched.filter((entry) => entry.number === Number(digit)),
  );
  return edits.reduce<History | null>((before, edit) => {
    const [, number, field, value] = /^([1-8])([0-3])=(.*)$/su.exec(edit) ?? [];
    return before && number ? editField(before, Number(number), Number(field), value ?? '') : null;
  }, history);
}

/** What was done to the records, in words; empty when nothing was. */
export function changesOf(history: History): string {
  const edited = [...new Set(editsOf(history).map(({ number }) => number))];
  const numbers = history.map(({ number }) => number);
  const gone = untouched.filter(({ number }) => !numbers.includes(number));
  const moved = numbers.some((number, index) => number < (numbers[index - 1] ?? 0));
  return [
    edited.length > 0 && `record ${list(edited)} was edited`,
    gone.length > 0 && `record ${list(gone.map(({ number }) => number))} was deleted`,
    moved && 'the order was changed',
  ]
    .filter(Boolean)
    .join(', and ');
}

/**
 * The one step from a history to the next, as a sentence; empty where it is none or more than one.
 * Two steps that change different values read differently, so that a live region says each.
 */
export function stepBetween(before: History, after: History): string {
  const numbers = after.map(({ number }) => number);
  const old = before.map(({ number }) => number);
  if (toAddress(before) === toAddress(after)) return '';
  if (toAddress(after) === toAddress(untouched)) return 'Everything is as it was sealed.';
  const gone = old.filter((number) => !numbers.includes(number));
  if (gone.length || numbers.length > old.length) {
    return gone.length === 1 ? `Record ${gone[0]} was deleted.` : '';
  }
  const moved = numbers.filter((number, index) => number !== old[index]);
  if (moved.length) return moved.length === 2 ? `Records ${list(moved)} were swapped.` : '';
  const [edit, ...others] = after.flatMap(({ number, fields }, index) =>
    fields.flatMap((value, field) =>
      value === before[index]?.fields[field] ? [] : [{ number, field, value }],
    ),
  );
  return edit && !others.length ? sentenceOfEdit(edit) : '';
}

const sentenceOfEdit = ({ number, field, value }: Omit<Alteration, 'sealed'>): string => {
  const sealed = originals[number - 1]?.[field];
  const what = `${columns[field]} of record ${number}`;
  return value === sealed
    ? `${what} is ${sealed} again, as sealed.`
    : `${what}: sealed as ${sealed}, altered to ${value || '(empty)'}.`;
};

/** The longest that {@link stepBetween} becomes with one edit of a value. */
export const longestStep = originals
  .flatMap((fields, index) =>
    fields.map((_, field) =>
      sentenceOfEdit({ number: index + 1, field, value: '0'.repeat(fieldLength) }),
    ),
  )
  .reduce((longest, text) => (text.length > longest.length ? text : longest));

const list = (numbers: readonly number[]) =>
  numbers.length > 1 ? `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}` : `${numbers[0]}`;
