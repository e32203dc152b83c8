/** Writes rows as CSV or JSON lines, to a file or to a pipe whose reader may close it early. */

import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { csvHead, csvLines } from '../../supabase/functions/_shared/csv.ts';
import type { Database } from '../../supabase/functions/_shared/database.ts';
import { systemCode, UserError } from '../lib/user-error.ts';
import { writeAtomically } from '../local-server/data-folder.ts';
import { columns, counted, requestBatches, rowOf } from './requests.ts';

/** Values of `--separator`, and the separators that spreadsheets in some country expect. */
export const separators = { ',': ',', ';': ';', tab: '\t', '|': '|' } as const;

export interface OutputOptions {
  /** Includes spam and erased requests. */
  all?: boolean;
  /** Writes JSON lines instead of CSV. */
  json?: boolean;
  separator: keyof typeof separators;
}

/**
 * Writes every request to standard output, or to another stream, and waits for a slow reader.
 *
 * @returns the number of rows
 * @throws when the reader has closed the pipe
 */
export async function printRows(
  sql: Database,
  { all, json, separator }: OutputOptions,
  to: NodeJS.WritableStream = process.stdout,
): Promise<number> {
  const delimiter = separators[separator];
  let count = 0;
  async function* lines() {
    if (!json) yield csvHead(columns, delimiter);
    for await (const batch of requestBatches(sql, { all })) {
      const rows = batch.map(rowOf);
      count += rows.length;
      yield json
        ? rows.map((row) => `${JSON.stringify(row)}\n`).join('')
        : csvLines(columns, rows, delimiter);
    }
  }
  await pipeline(Readable.from(lines()), to, { end: to !== process.stdout });
  return count;
}

/**
 * Writes to a temporary file and renames it, so that the file is either complete or unchanged. Only
 * its owner can read it.
 */
async function writeRows(sql: Database, options: OutputOptions, out: string): Promise<void> {
  const file = resolve(out);
  const draft = `${file}.${process.pid}.new`;
  try {
    const stream = createWriteStream(draft, { mode: 0o600, flags: 'wx' });
    const count = await printRows(sql, options, stream);
    renameSync(draft, file);
    console.error(`${counted(count, 'request')} written to ${file}`);
  } catch (error) {
    rmSync(draft, { force: true });
    throw notWritten(file, error);
  }
}

/** The error of a write to a file, in words if the system gives a code. */
function notWritten(file: string, error: unknown): unknown {
  const code = systemCode(error);
  return /^E[A-Z]+$/.test(code) ? new UserError(`${file} can't be written (${code}).`) : error;
}

/**
 * Writes a file that only its owner can read, and tells where it is.
 *
 * @param what it holds, such as `2 requests`
 */
export function writePrivately(out: string, content: string, what: string): void {
  const file = resolve(out);
  try {
    writeAtomically(file, content);
  } catch (error) {
    throw notWritten(file, error);
  }
  console.error(`${what} written to ${file}`);
}

/** npm writes two lines of its own to the same pipe before this program starts. */
const isAfterNpm = () =>
  process.env.npm_lifecycle_event !== undefined && process.env.npm_config_loglevel !== 'silent';

/** Writes all requests, for another program. */
export async function exportAll(
  sql: Database,
  { out, ...options }: OutputOptions & { out?: string },
): Promise<void> {
  if (out !== undefined) return writeRows(sql, options, out);
  if (!process.stdout.isTTY && isAfterNpm()) {
    throw new UserError(
      "The file would contain npm's own lines. Use --out FILE, or npm run -s contacts -- export",
    );
  }
  await printRows(sql, options);
}
