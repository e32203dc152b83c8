/** The CSV of exports, read back by a strict parser, as a program that imports it would. */
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvHead, csvLines, harmless } from '../../supabase/functions/_shared/csv.ts';

const columns = ['first', 'second', 'third'] as const;
type Row = Record<(typeof columns)[number], string>;

/**
 * Reads as spreadsheets and Python do: every line break outside quotes ends a row. A quote within an
 * unquoted cell, and a row with more or fewer cells than the first, are errors.
 */
const readBack = (text: string, delimiter: string): Row[] =>
  parse(text, { columns: true, bom: true, delimiter, record_delimiter: ['\r\n', '\n', '\r'] });

const write = (rows: readonly Row[], delimiter: string) =>
  csvHead(columns, delimiter) + csvLines(columns, rows, delimiter);

const delimiters = [',', ';', '\t', '|'];
const texts = ['a\nb', 'a\rb', 'a\r\nb', '\n', '\r', 'a"b', '"', 'a,b', 'a;b', 'a\tb', 'a|b', ''];

describe.each(delimiters)('separated by %j', (delimiter) => {
  it.each(texts)('%j stays one cell of one row', (text) => {
    const rows = [{ first: `x${text}`, second: 'y', third: text && `z${text}` }];
    expect(readBack(write(rows, delimiter), delimiter)).toEqual(rows);
  });

  it('whatever a visitor types comes back, but for the apostrophe before a formula', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...'\r\n",;|\t=+-@ a\'') }),
      fc.constantFrom(...texts),
    );
    const row = fc.record({ first: cell, second: cell, third: cell });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 5 }), (rows) => {
        const kept = rows.map(({ first, second, third }) => ({
          ...{ first: harmless(first), second: harmless(second), third: harmless(third) },
        }));
        expect(readBack(write(rows, delimiter), delimiter)).toEqual(kept);
      }),
      { numRuns: 200 },
    );
  });
});

it('a cell that can not be a formula stays as it was typed', () => {
  for (const text of ['a\nb', 'x "y"', 'Müller & Söhne', 'a-b', '1+1', 'me@example.com']) {
    expect(harmless(text)).toBe(text);
  }
});
