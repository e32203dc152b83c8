/**
 * `run.json` in the data folder: which run uses the folder, and its addresses. Whether one does is
 * answered by the folder's lock alone.
 */
import { realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { systemCode, UserError } from '../lib/user-error.ts';
import { readOwn, writeSafely } from './data-folder.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';

export interface Run {
  /**
   * The data folder for which the file was written; in a copy of that folder the file is ignored.
   */
  folder: string;
  /** Process id of the runner. */
  pid: number;
  /** The site's address; empty during the start. */
  url: string;
  /** Port of PostgreSQL on the loopback address; missing until PostgreSQL runs. */
  databasePort?: number;
}

const fileIn = (folder: string) => join(folder, 'run.json');

/**
 * Reads the file in the folder; `null` if there is none, or if it was written for another folder.
 *
 * @throws {UserError} when it can't be read, or has other content
 */
export function readRun(folder: string): Run | null {
  const run = readOwn<Run>(
    fileIn(folder),
    ({ folder: of, pid }) => Boolean(of && pid),
    '. Stop the run on this folder, then delete it.',
  );
  return run?.folder === realpathSync(folder) ? run : null;
}

/** The error that says who uses the folder. */
function inUse(folder: string): UserError {
  const other = readRun(folder);
  // A process number from another container has no meaning here, so the message gives it only as a
  // hint.
  const by = other ? `process ${other.pid}` : 'another program';
  const where = other?.url ? ` at ${other.url}` : '';
  return new UserError(
    `${folder} is in use by ${by}${where}. Stop it, or choose another folder with DATA_DIR=…`,
  );
}

export class RunFile {
  private constructor(
    readonly folder: string,
    private run: Run,
    private readonly lock: FolderLock,
    private readonly onFault: (line: string) => void,
  ) {}

  /**
   * Claims the data folder for this process.
   *
   * @param onFault called when a later change of the file can't be written; the run continues
   * @returns `null` when another run uses the folder
   */
  static tryClaim(folder: string, onFault: (line: string) => void = () => {}): RunFile | null {
    const lock = lockFolder(folder);
    if (!lock) return null;
    try {
      const run: Run = { folder: realpathSync(folder), pid: process.pid, url: '' };
      const file = new RunFile(folder, run, lock, onFault);
      file.write();
      return file;
    } catch (error) {
      lock.release();
      throw error;
    }
  }

  /** @throws {UserError} when another run uses the folder */
  static claim(folder: string, onFault?: (line: string) => void): RunFile {
    const file = RunFile.tryClaim(folder, onFault);
    if (!file) throw inUse(folder);
    return file;
  }

  update(change: Partial<Pick<Run, 'url' | 'databasePort'>>): void {
    this.run = { ...this.run, ...change };
    try {
      this.write();
    } catch (error) {
      // A full disk must not end the run. The next write contains everything that this one would
      // have.
      this.onFault(`The note about this run can't be written (${systemCode(error) || error}).`);
    }
  }

  release(): void {
    try {
      rmSync(fileIn(this.folder), { force: true });
    } finally {
      this.lock.release();
    }
  }

  private write(): void {
    writeSafely(fileIn(this.folder), `${JSON.stringify(this.run, null, 2)}\n`);
  }
}
