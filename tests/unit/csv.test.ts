/** The CSV of exports, read back by a strict parser, as a program that imports it would. */
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
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
/** Texts that end a row or a cell where they are not quoted. */
const texts = ['a\nb', 'a\rb', 'a\r\nb', '\n', '\r', 'a"b', '"', 'a,b', 'a;b', 'a\tb', 'a|b', ''];
/** A row that holds a text behind another one, alone and not at all. */
const rowOf = (text: string): Row => ({ first: `x${text}`, second: 'y', third: text });

it.each(delimiters)(
  'separated by %j, whatever a visitor types comes back, but for the apostrophe before a formula',
  (delimiter) => {
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
      { numRuns: 200, examples: texts.map((text) => [[rowOf(text)]]) },
    );
  },
);
