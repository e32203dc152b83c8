/**
 * Records of the Shield demo: eight sealed records, the changes that a visitor may make to them,
 * and the changed list as a short text for the page's address.
 */
import { cutText } from '../../../../supabase/functions/_shared/text.ts';
import type { RecordFields } from './hash-chain.ts';

export const columns = ['Time', 'Event', 'Amount', 'By'] as const;

/** The sealed records, which are invented: one payment from invoice to ledger. */
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

/** Maximum length of a field's value, in code points. */
export const fieldLength = 24;

export interface HistoryEntry {
  /** The record's number when it was sealed, from 1. */
  number: number;
  fields: RecordFields;
}

/** The records as they are now, in their order. */
export type History = readonly HistoryEntry[];

export const untouched: History = originals.map((fields, index) => ({ number: index + 1, fields }));

export const editField = (history: History, number: number, field: number, value: string) =>
  history.map((entry) =>
    entry.number === number
      ? {
          number,
          fields: entry.fields.map((old, index) =>
            index === field ? cutText(value, fieldLength) : old,
          ),
        }
      : entry,
  );

/** Deletes a record, apart from the last one: an empty list has no head, which is the last hash. */
export const deleteRecord = (history: History, number: number): History =>
  history.length > 1 ? history.filter((entry) => entry.number !== number) : history;

/** Exchanges two records. */
export function swapRecords(history: History, one: number, other: number): History {
  const others: Record<number, number> = { [one]: other, [other]: one };
  return history.map(
    (entry) => history.find(({ number }) => number === others[entry.number]) ?? entry,
  );
}

/** The changed records that the prerendered demo shows: one amount, raised by a thousand. */
export const example: History = editField(untouched, 4, 2, '13,400.00');

/**
 * Hashes of the eight sealed records. They are constants, because WebCrypto is asynchronous, and
 * prerendering can't wait for it. A test recomputes them.
 */
export const sealedHashes: readonly string[] = [
  '590c680b5929d7b5d367dc9e463933d5d1a52e9b7abfd16b7fa935ea0a91cf10',
  'be049bf19fbf5998c7944ec239862c8070298e2bb50ecea12c75aae5a2de9c0a',
  'aa786c0290c9ca796a20d2054720e6fa9fda76f9bb4291498bfdc62642e8b197',
  'b5d48a595d75a3441d899339c081ce7506a3978e56640ea81d83e64eb0fe705c',
  '1b84cd0ca54aa128ebcd7d954625b228bbef08aeaf33656225742760a629cf16',
  '32c75ff05e9b7c2acaf7641ffa2f77748bed070e71519310f53fd8b71acd4d84',
  '1b1b112500ce22b0adeabd20ee62faae51762504d91e259568dcad1123de6df8',
  '01605352aad64f439cfc2d2f4a394ec3005e799146de34ebed64f3c1c210532f',
];

/** The same for the example, in which one amount is changed. */
export const exampleHashes: readonly string[] = [
  ...sealedHashes.slice(0, 3),
  '56cd9c543e2b4419bdb8dbf9a3bcc3c5255ead1532ae00a44e690685e291fa73',
  '437e15449928bbf4ffba07a68a4263b92ed42aad8018e6f6cb970823a65402cc',
  '0b00414bd0bebb59f14cb5a79c93e2f3f07d9f9f6f4c33905f3c17cd7e2fec2c',
  '998d90a0c1ce41ad0b5d3b5eb8f7b415a4ae7e11d61a2aff5306f0dd037f412e',
  '27ffe7bef26712ebc922bcd79dc9e339d11d3bd0c336e84d600d2824ee633d70',
];

/** A field whose value is no longer the sealed one. */
export interface Alteration {
  /** Number of the record. */
  number: number;
  /** Index into {@link columns}. */
  field: number;
  sealed: string;
  value: string;
}

/** All fields whose value is no longer the sealed one. */
export const editsOf = (history: History): Alteration[] =>
  history.flatMap(({ number, fields }) =>
    fields.flatMap((value, field) => {
      const sealed = originals[number - 1]?.[field] ?? '';
      return value === sealed ? [] : [{ number, field, sealed, value }];
    }),
  );

/**
 * Text for the address: the numbers of the records in their order, then each changed field as
 * record number, field index and value. Example: `12345678~40=09:30`.
 */
export const toAddress = (history: History): string =>
  [
    history.map(({ number }) => number).join(''),
    ...editsOf(history).map(({ number, field, value }) => `${number}${field}=${value}`),
  ].join('~');

/**
 * Parses the text of {@link toAddress}; null for any other text. Values are cut to `fieldLength`.
 */
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

/** All changes to the records, as a text; empty when there are none. */
export function describeChanges(history: History): string {
  const edited = [...new Set(editsOf(history).map(({ number }) => number))];
  const numbers = history.map(({ number }) => number);
  const deleted = untouched.filter(({ number }) => !numbers.includes(number));
  const isReordered = numbers.some((number, index) => number < (numbers[index - 1] ?? 0));
  return [
    edited.length > 0 && `record ${joinNumbers(edited)} was edited`,
    deleted.length > 0 && `record ${joinNumbers(deleted.map(({ number }) => number))} was deleted`,
    isReordered && 'the order was changed',
  ]
    .filter(Boolean)
    .join(', and ');
}

/**
 * The change from one list of records to the next, as a sentence; empty if there is no change or
 * more than one. A live region reads a text only when it differs from the one before, so the
 * sentence names the value.
 */
export function describeChange(before: History, after: History): string {
  const numbers = after.map(({ number }) => number);
  const oldNumbers = before.map(({ number }) => number);
  if (toAddress(before) === toAddress(after)) return '';
  if (toAddress(after) === toAddress(untouched)) return 'Everything is as it was sealed.';
  const deleted = oldNumbers.filter((number) => !numbers.includes(number));
  if (deleted.length || numbers.length > oldNumbers.length) {
    return deleted.length === 1 ? `Record ${deleted[0]} was deleted.` : '';
  }
  const moved = numbers.filter((number, index) => number !== oldNumbers[index]);
  if (moved.length) return moved.length === 2 ? `Records ${joinNumbers(moved)} were swapped.` : '';
  const [edit, ...others] = after.flatMap(({ number, fields }, index) =>
    fields.flatMap((value, field) =>
      value === before[index]?.fields[field] ? [] : [{ number, field, value }],
    ),
  );
  return edit && !others.length ? describeEdit(edit) : '';
}

const describeEdit = ({ number, field, value }: Omit<Alteration, 'sealed'>): string => {
  const sealed = originals[number - 1]?.[field];
  const subject = `${columns[field]} of record ${number}`;
  return value === sealed
    ? `${subject} is ${sealed} again, as sealed.`
    : `${subject}: sealed as ${sealed}, altered to ${value || '(empty)'}.`;
};

const joinNumbers = (numbers: readonly number[]) =>
  new Intl.ListFormat('en-GB').format(numbers.map(String));
