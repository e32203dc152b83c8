/** Rows as CSV that every spreadsheet reads, and in which no cell is a formula. */
import { stringify } from 'csv-stringify/sync';

/**
 * Places where a spreadsheet could see the start of a formula: of the cell, and where one that
 * takes another separator, and so gets our quotes wrong, would start another. Also in the wide
 * forms that some accept.
 */
const formula = /(^|[,;|\t\r\n])([\s"]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** An apostrophe makes a cell text. */
export const harmless = (value: string): string =>
  value.replace(formula, "$1$2'").replace(/^(?=[\t\r])/, "'");

/** The line of names. It begins with a mark by which spreadsheets know that this is UTF-8. */
export const csvHead = (columns: readonly string[], delimiter = ','): string =>
  stringify([columns], { bom: true, delimiter, record_delimiter: 'windows' });

/** RFC 4180. A missing value is an empty cell. */
export const csvLines = (
  columns: readonly string[],
  rows: readonly object[],
  delimiter = ',',
): string =>
  stringify(
    rows.map((row) => columns.map((name) => harmless(String(Reflect.get(row, name) ?? '')))),
    { delimiter, record_delimiter: 'windows' },
  );
