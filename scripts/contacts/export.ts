import type { Command } from './command.ts';
import { print, printAll, type Row, requests } from './requests.ts';

const columns = [
  'id',
  'createdAt',
  'status',
  'reasons',
  'interest',
  'firstName',
  'lastName',
  'email',
  'company',
  'role',
  'challenge',
  'deleteAfter',
] as const satisfies (keyof Row)[];

/**
 * Places where a spreadsheet could see the start of a formula: of the cell, and where one in a
 * country that separates by semicolons, and so ignores our quotes, would start another.
 * Also in the wide forms that some accept.
 */
const formula = /(^|[;\t\r\n]\s*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** One cell of CSV (RFC 4180) that no spreadsheet runs: an apostrophe makes it text. */
export function csvCell(value: string): string {
  const safe = value.replace(/^(?=[\t\r])/, "'").replace(formula, "$1'");
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const csvLine = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;

/** Everything, for another program. */
export const exportAll: Command = {
  usage: 'export [--csv] [--all]',
  summary: 'every request whole, as JSON lines or CSV',
  most: 0,
  async run(sql, { all, csv }) {
    if (csv) await print(csvLine(columns));
    await printAll(requests(sql, { all }), (row) =>
      csv ? csvLine(columns.map((name) => String(row[name]))) : `${JSON.stringify(row)}\n`,
    );
  },
};
