/** Rows as CSV or JSON lines, to a pipe whose reader may leave, or to a file. */
import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type postgres from 'postgres';
import { csvHead, csvLines } from '../../supabase/functions/_shared/csv.ts';
import { StartError, systemCode } from '../lib/start-error.ts';
import { columns, counted, requests } from './requests.ts';

/** Separators that spreadsheets of some country take, by what `--separator` is told. */
export const separators = { ',': ',', ';': ';', tab: '\t', '|': '|' } as const;

export interface OutputOptions {
  /** Includes spam and what was erased. */
  all?: boolean;
  /** JSON lines instead of CSV. */
  json?: boolean;
  separator: keyof typeof separators;
}

/** Rows fetched at a time, so that a long history need not fit into memory. */
const batch = 500;

/**
 * Prints every request to standard output, or to another stream; a slow reader is waited for.
 *
 * @returns the number of rows
 * @throws when the reader has left
 */
export async function printRows(
  sql: postgres.Sql,
  { all, json, separator }: OutputOptions,
  to: NodeJS.WritableStream = process.stdout,
): Promise<number> {
  const delimiter = separators[separator];
  let count = 0;
  async function* lines() {
    if (!json) yield csvHead(columns, delimiter);
    for await (const rows of requests(sql, { all }).cursor(batch)) {
      count += rows.length;
      yield json
        ? rows.map((row) => `${JSON.stringify(row)}\n`).join('')
        : csvLines(columns, rows, delimiter);
    }
  }
  await pipeline(Readable.from(lines()), to, { end: to !== process.stdout });
  return count;
}

/** Writes beside the file first: it is there whole, or as it was. Only its owner can read it. */
async function writeRows(sql: postgres.Sql, options: OutputOptions, out: string): Promise<void> {
  const file = resolve(out);
  const draft = `${file}.${process.pid}.new`;
  try {
    const stream = createWriteStream(draft, { mode: 0o600, flags: 'wx' });
    const count = await printRows(sql, options, stream);
    renameSync(draft, file);
    console.error(`${counted(count, 'request')} written to ${file}`);
  } catch (error) {
    rmSync(draft, { force: true });
    const code = systemCode(error);
    if (/^E[A-Z]+$/.test(code)) throw new StartError(`${file} can't be written (${code}).`);
    throw error;
  }
}

/** npm writes two lines of its own into the same pipe before this program starts. */
const isAfterNpm = () =>
  process.env.npm_lifecycle_event !== undefined && process.env.npm_config_loglevel !== 'silent';

/** Everything, for another program. */
export async function exportAll(
  sql: postgres.Sql,
  { out, ...options }: OutputOptions & { out?: string },
): Promise<void> {
  if (out !== undefined) return writeRows(sql, options, out);
  if (!process.stdout.isTTY && isAfterNpm()) {
    throw new StartError(
      "npm's own lines would stand in the file. Use --out FILE, or npm run -s contacts -- export",
    );
  }
  await printRows(sql, options);
}
