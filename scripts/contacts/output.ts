/** Rows as CSV or JSON lines, to a pipe whose reader may leave, or to a file. */
import { once } from 'node:events';
import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { csvHead, csvLines } from '../../supabase/functions/_shared/csv.ts';
import { StartError, systemCode } from '../lib/start-error.ts';
import type { Command, CommandInput } from './command.ts';
import { type Row, requests } from './requests.ts';

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
  'page',
  'campaign',
  'language',
  'view',
  'device',
  'work',
  'assignee',
] as const satisfies (keyof Row)[];

/** Separators that spreadsheets of some country take, by what `--separator` is told. */
const separators: Record<string, string> = { ',': ',', ';': ';', tab: '\t', '|': '|' };

/** @throws {StartError} naming those that can be had */
function separatorFrom(text: string | undefined): string {
  const separator = separators[text ?? ','];
  if (separator) return separator;
  const known = Object.keys(separators).join('  ');
  throw new StartError(`--separator is one of: ${known}`);
}

/** Rows fetched at a time, so that a long history need not fit into memory. */
const batch = 500;

/**
 * Waits for a slow reader instead of piling up in memory.
 *
 * @throws when the reader has left
 */
export async function print(text: string, to: Writable = process.stdout): Promise<void> {
  if (to.destroyed) throw new Error('The reader has left.');
  if (!to.write(text)) await once(to, 'drain');
}

/** @returns the number of rows */
async function printRows(
  query: ReturnType<typeof requests>,
  { json, separator }: CommandInput,
  to: Writable,
): Promise<number> {
  const delimiter = separatorFrom(separator);
  const lines = (rows: readonly Row[]) =>
    json
      ? rows.map((row) => `${JSON.stringify(row)}\n`).join('')
      : csvLines(columns, rows, delimiter);
  if (!json) await print(csvHead(columns, delimiter), to);
  let count = 0;
  for await (const rows of query.cursor(batch)) {
    count += rows.length;
    await print(lines(rows), to);
  }
  return count;
}

/** Writes beside the file first: it is there whole, or as it was. Only its owner can read it. */
async function writeRows(
  query: ReturnType<typeof requests>,
  input: CommandInput,
  out: string,
): Promise<void> {
  const file = resolve(out);
  const draft = `${file}.${process.pid}.new`;
  try {
    const stream = createWriteStream(draft, { mode: 0o600, flags: 'wx' });
    const written = finished(stream);
    written.catch(() => {});
    const count = await Promise.race([
      printRows(query, input, stream),
      // Settles first only when the file can't be written.
      written.then(() => 0),
    ]);
    stream.end();
    await written;
    renameSync(draft, file);
    console.error(`${count} ${count === 1 ? 'request' : 'requests'} written to ${file}`);
  } catch (error) {
    rmSync(draft, { force: true });
    const code = systemCode(error);
    if (/^E[A-Z]+$/.test(code)) throw new StartError(`${file} can't be written (${code}).`);
    throw error;
  }
}

/** Every row, as CSV or JSON lines, to the file in `--out` or to standard output. */
export async function outputRows(
  query: ReturnType<typeof requests>,
  input: CommandInput,
): Promise<void> {
  if (input.out === undefined) await printRows(query, input, process.stdout);
  else await writeRows(query, input, input.out);
}

/** npm writes two lines of its own into the same pipe before this program starts. */
const isAfterNpm = () =>
  process.env.npm_lifecycle_event !== undefined && process.env.npm_config_loglevel !== 'silent';

/** Everything, for another program. */
export const exportAll: Command = {
  usage: 'export [--out FILE] [--all] [--separator ;] [--json]',
  summary: 'every request whole, as CSV for a spreadsheet or as JSON lines',
  most: 0,
  async run(sql, input) {
    if (input.out === undefined && !process.stdout.isTTY && isAfterNpm()) {
      throw new StartError(
        "npm's own lines would stand in the file. Use --out FILE, or npm run -s contacts -- export",
      );
    }
    await outputRows(requests(sql, { all: input.all }), input);
  },
};
