/**
 * Writes rows as CSV that every spreadsheet program can read. No cell becomes a formula, because
 * the text comes from visitors.
 */
import { stringify } from 'csv-stringify/sync';

/**
 * Positions at which a formula could start: at the start of a cell, and after each character that a
 * spreadsheet program may take for the separator (it then misreads the quotes and starts a new cell
 * there). The full-width forms of the signs are included, because some programs accept them.
 */
const formulaStart = /(^|[,;|\t\r\n])([\s"]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** Puts an apostrophe before a possible formula, which makes the cell text. */
export const harmless = (value: string): string =>
  value.replace(formulaStart, "$1$2'").replace(/^(?=[\t\r])/, "'");

/**
 * Line breaks and the usual separators. A cell that has one is quoted, because each program chooses
 * for itself what ends a row or a cell. Cells with a quote are quoted in any case.
 */
const quotedMatch = /[\r\n,;|\t]/;

/** The header line. It begins with a byte order mark, by which spreadsheets recognise UTF-8. */
export const csvHead = (columns: readonly string[], delimiter = ','): string =>
  stringify([columns], { bom: true, delimiter, record_delimiter: 'windows' });

/** Rows as RFC 4180 lines. A missing value is an empty cell. */
export const csvLines = (
  columns: readonly string[],
  rows: readonly object[],
  delimiter = ',',
): string =>
  stringify(
    rows.map((row) => columns.map((name) => harmless(String(Reflect.get(row, name) ?? '')))),
    { delimiter, record_delimiter: 'windows', quoted_match: quotedMatch },
  );
