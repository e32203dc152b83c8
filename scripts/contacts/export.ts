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
 * One cell of CSV (RFC 4180). What a spreadsheet would run as a formula gets an
 * apostrophe in front, also in the wide forms that some of them accept.
 */
export function csvCell(value: string): string {
  const safe = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const csvLine = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;

/** Everything, for another program. */
export const exportAll: Command = {
  usage: 'export [--csv] [--all]',
  summary: 'every request whole, as JSON lines or CSV',
  async run(sql, { all, csv }) {
    if (csv) await print(csvLine(columns));
    await printAll(requests(sql, { all }), (row) =>
      csv ? csvLine(columns.map((name) => String(row[name]))) : `${JSON.stringify(row)}\n`,
    );
  },
};
