/**
 * Writes contact requests as CSV or JSON lines, to a file or to a pipe whose reader may close it.
 */

import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { csvHead, csvLines } from '../../supabase/functions/_shared/csv.ts';
import type { Database } from '../../supabase/functions/_shared/database.ts';
import { systemCode, UserError } from '../lib/user-error.ts';
import { writeAtomically } from '../local-server/data-folder.ts';
import { columns, formatCount, requestBatches, rowOf } from './requests.ts';

/**
 * CSV separators by their names for `--separator`. Which one a spreadsheet expects depends on the
 * country.
 */
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
  // The process writes to its standard output again afterwards.
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
    console.error(`${formatCount(count, 'request')} written to ${file}`);
  } catch (error) {
    rmSync(draft, { force: true });
    throw toWriteError(file, error);
  }
}

/** Codes of a connection, which the rows come over while the file is written. */
const connectionCodes = /^E(?:CONN|PIPE|TIMEDOUT|HOST|NET|NOTFOUND|AI_)/;

/** The error to throw when a file can't be written: a sentence if the file system gives a code. */
function toWriteError(file: string, error: unknown): unknown {
  const code = systemCode(error);
  return /^E[A-Z]+$/.test(code) && !connectionCodes.test(code)
    ? new UserError(`${file} can't be written (${code}).`)
    : error;
}

/**
 * Writes a file that only its owner can read, and prints its path.
 *
 * @param what the file's content in words, such as `2 requests`
 */
export function writePrivately(out: string, content: string, what: string): void {
  const file = resolve(out);
  try {
    writeAtomically(file, content);
  } catch (error) {
    throw toWriteError(file, error);
  }
  console.error(`${what} written to ${file}`);
}

/** Whether npm has written two lines of its own to standard output before this program started. */
const hasNpmOutput = () =>
  process.env.npm_lifecycle_event !== undefined && process.env.npm_config_loglevel !== 'silent';

/** The command `export`: writes all requests for another program. */
export async function exportAll(
  sql: Database,
  { out, ...options }: OutputOptions & { out?: string },
): Promise<void> {
  if (out !== undefined) return writeRows(sql, options, out);
  if (!process.stdout.isTTY && hasNpmOutput()) {
    throw new UserError(
      "The file would contain npm's own lines. Use --out FILE, or npm run -s contacts -- export",
    );
  }
  await printRows(sql, options);
}
